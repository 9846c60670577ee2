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

    /// The minimum number of lines on which a symbol was read that needs no further witness.
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
        func detection(_ kind: Symbology, _ text: String, _ lines: Int, _ box: PixelRect) -> BarcodeDetection {
            BarcodeDetection(
                symbology: kind, text: text, isGS1: true, box: box.quad, decoder: .own,
                weight: lines >= 2 ? BarcodeDetection.sureWeight : 1, needsWitness: lines < minimumWitnessLines)
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
    /// Counts the lines on which each part of a symbol was read, and where.
    struct Tally<Part: Hashable> {
        private var counts: [Part: (lines: Int, box: PixelRect)] = [:]

        /// Adds one more line that shows the part.
        mutating func add(_ part: Part, at box: PixelRect) {
            if var count = counts[part] {
                count.lines += 1
                count.box.formUnion(box)
                counts[part] = count
            } else {
                counts[part] = (1, box)
            }
        }

        /// The parts, those on the most lines first.
        var parts: [(part: Part, lines: Int, box: PixelRect)] {
            counts.map { ($0.key, $0.value.lines, $0.value.box) }
                .sorted { ($0.lines, $1.box.top, $1.box.left) > ($1.lines, $0.box.top, $0.box.left) }
        }
    }
}
