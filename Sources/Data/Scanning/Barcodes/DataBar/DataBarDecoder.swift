import KeepItFreshDomain
import KeepItFreshLabels

/// Reads DataBar symbols with a decoder of our own.
enum DataBarDecoder {
    /// The symbols of the given kinds in the picture, boxes in the picture's own pixels. About every `spacing`-th row
    /// and column is scanned, in a small picture more.
    static func detections(in image: GreyImage, kinds: Set<Symbology>, spacing: Int) -> [BarcodeDetection] {
        let kinds = kinds.intersection([.dataBar, .dataBarLimited, .dataBarExpanded])
        guard !kinds.isEmpty else { return [] }
        let step = max(1, min(spacing, min(image.width, image.height) / 100))
        var lines = stride(from: step / 2, to: image.height, by: step).map { ScanLine(row: $0, of: image) }
        if let turned = try? image.turned(from: .leftTop) {
            lines += stride(from: step / 2, to: image.width, by: step).map { ScanLine(column: $0, ofTurned: turned) }
        }
        return detections(in: lines.flatMap { [$0, $0.reversed] }, kinds: kinds)
    }

    /// The minimum number of clear lines on which a symbol was read that needs no further witness. Lines that share a
    /// blur agree on the same wrong widths, and one such reading in eighty passes the check.
    private static let minimumWitnessLines = 4

    private static func detections(in lines: [ScanLine], kinds: Set<Symbology>) -> [BarcodeDetection] {
        var omnidirectional = OmnidirectionalAssembly()
        var limited = LimitedAssembly()
        var expanded = ExpandedAssembly()
        for line in lines {
            if kinds.contains(.dataBar) { omnidirectional.add(line) }
            if kinds.contains(.dataBarLimited) { limited.add(line) }
            if kinds.contains(.dataBarExpanded) { expanded.add(line) }
        }
        func detection(_ kind: Symbology, _ text: String, _ lines: Lines, _ box: PixelRect) -> BarcodeDetection {
            BarcodeDetection(
                symbology: kind, text: text, isGS1: true, box: box.quad, decoder: .own,
                weight: lines.all >= 2 ? BarcodeDetection.sureWeight : 1,
                needsWitness: lines.clear < minimumWitnessLines)
        }
        return omnidirectional.numbers.map { detection(.dataBar, "01" + $0.number, $0.lines, $0.box) }
            + limited.numbers.map { detection(.dataBarLimited, "01" + $0.number, $0.lines, $0.box) }
            + expanded.symbols.compactMap { found in
                ExpandedPayload.text(found.symbol.values)
                    .map { detection(.dataBarExpanded, $0, found.lines, found.box) }
            }
    }
}

extension DataBarDecoder {
    /// The number of lines that show something.
    struct Lines {
        var all: Int
        /// The number of those on which the narrowest bars are clear of each other.
        var clear: Int

        /// The lesser of both numbers.
        func fewer(_ other: Lines) -> Lines {
            Lines(all: min(all, other.all), clear: min(clear, other.clear))
        }
    }

    /// Counts the lines on which each part of a symbol was read, and where.
    struct Tally<Part: Hashable> {
        private var counts: [Part: (lines: Lines, box: PixelRect)] = [:]

        /// Adds one more line that shows the part, in the line's runs.
        mutating func add(_ part: Part, on line: ScanLine, _ runs: Range<Int>) {
            let (box, clear) = (line.box(runs), line.runs.isClear(runs) ? 1 : 0)
            if var count = counts[part] {
                count.lines.all += 1
                count.lines.clear += clear
                count.box.formUnion(box)
                counts[part] = count
            } else {
                counts[part] = (Lines(all: 1, clear: clear), box)
            }
        }

        /// The parts, those on the most lines first.
        var parts: [(part: Part, lines: Lines, box: PixelRect)] {
            counts.map { ($0.key, $0.value.lines, $0.value.box) }
                .sorted { ($0.lines.all, $1.box.top, $1.box.left) > ($1.lines.all, $0.box.top, $0.box.left) }
        }
    }
}
