import Foundation
package import KeepItFreshDomain
package import KeepItFreshLabels
import KeepItFreshRecognition

/// Reads date codes: what inkjet, thermal-transfer and laser printers put on packs, at any angle. Ordinary print needs
/// another reader.
///
/// Letters are read as capitals. The confidence is the probability that the whole line is right; a hardly readable line
/// is left out.
package actor DateCodeTextReader: DateCodeProviding {
    private let stages: (any StageTimingProviding)?
    private let keywordSpotter: KeywordSpotter
    private var networks: DateCodeNetworks?

    /// The networks are unpacked at the first picture. Keywords are looked for in the languages in which that was
    /// measured, and in `languages`, by tesseract's names. `stages` measures the reading.
    package init(languages: [String] = [], stages: (any StageTimingProviding)? = nil) {
        keywordSpotter = KeywordSpotter(languages: DateKeyword.measuredLanguages.union(languages))
        self.stages = stages
    }

    /// The lines of date codes from the top down, boxes in pixels of the upright photo.
    package func lines(in image: GreyImage) async throws(ScanError) -> [TextLine] {
        try stages.measure(.dateCode) { () throws(ScanError) in try read(image) }
    }

    /// The lines of date codes in parts of the picture around `places`, in its full size, besides the `known` ones.
    package func lines(
        around places: [Quad], besides known: [TextLine], in image: GreyImage
    ) async throws(ScanError) -> [TextLine] {
        try stages.measure(.dateCode) { () throws(ScanError) in
            let networks = try checkOutNetworks()
            let places = places.map { PixelRect($0).reduced(by: image.reduction) }
            let known = known.compactMap(\.box).map { LineRegion(around: OrientedBox($0, reducedBy: image.reduction)) }
            let read = LineSearch.lines(around: places, besides: known, in: image, with: networks)
            self.networks = consume networks
            return read.map { $0.line.enlarged(by: image.reduction) }
        }
    }

    /// Numbers that another reader read, recognised again unless they are on one of the `known` lines.
    package func numbers(
        of printed: [TextLine], besides known: [TextLine], in image: GreyImage
    ) async throws(ScanError) -> [TextLine] {
        try stages.measure(.dateCode) { () throws(ScanError) in
            try readNumbers(of: printed, besides: known.compactMap(\.box), in: image)
        }
    }

    /// What is read at each of some places; nil where that is nothing.
    package func read(_ places: [Quad], in image: GreyImage) async throws(ScanError) -> [TextLine?] {
        try stages.measure(.dateCode) { () throws(ScanError) in
            let networks = try checkOutNetworks()
            var read: [TextLine?] = []
            for place in places {
                let region = LineRegion(around: OrientedBox(place, reducedBy: image.reduction))
                let line = TextLineRecogniser.reading(at: region, of: image, with: networks)
                read.append(line?.enlarged(by: image.reduction))
            }
            self.networks = consume networks
            return read
        }
    }

    /// The keywords in lines at some places, without the `numbers` in these.
    package func keywords(
        at places: [Quad], without numbers: [Quad], in image: GreyImage
    ) async throws(ScanError) -> [TextLine] {
        try stages.measure(.dateCode) { () throws(ScanError) in
            let networks = try checkOutNetworks()
            let numbers = numbers.map { OrientedBox($0, reducedBy: image.reduction) }
            var found: [TextLine] = []
            for place in places {
                let line = OrientedBox(place, reducedBy: image.reduction)
                found += keywordSpotter.lines(at: line, without: numbers, in: image, with: networks)
            }
            self.networks = consume networks
            return found.map { $0.enlarged(by: image.reduction) }
        }
    }

    private func read(_ image: GreyImage) throws(ScanError) -> [TextLine] {
        let networks = try checkOutNetworks()
        let read = LineSearch.lines(in: image, with: networks)
        self.networks = consume networks
        return read.map(\.line).sorted { Self.place($0) < Self.place($1) }
            .map { $0.enlarged(by: image.reduction) }
    }

    private func readNumbers(
        of printed: [TextLine], besides known: [Quad], in image: GreyImage
    ) throws(ScanError) -> [TextLine] {
        let networks = try checkOutNetworks()
        var read: [RecognisedLine] = []
        for region in PrintedNumbers.regions(in: printed, reduction: image.reduction)
        where !read.contains(overlapping: region) {
            let place = region.quad.enlarged(by: image.reduction)
            guard !known.contains(where: { $0.isOfSameLine(as: place) }) else { continue }
            var best: RecognisedLine?
            for height in PrintedNumbers.heights where best?.line.confidence ?? 0 < PrintedNumbers.sufficientConfidence
            {
                let place = region.taller(by: height)
                guard
                    case .line(let line) = TextLineRecogniser.digits(
                        at: place, of: image, mayBeCut: false, with: networks),
                    line.line.confidence > best?.line.confidence ?? 0
                else { continue }
                best = line
            }
            if let best { read.append(best) }
        }
        self.networks = consume networks
        return read.nonMaximumSuppressed.map { $0.line.enlarged(by: image.reduction) }
    }

    /// Takes the networks out of their property while they are in use.
    private func checkOutNetworks() throws(ScanError) -> DateCodeNetworks {
        if let networks = networks.take() { return networks }
        return try DateCodeNetworks()
    }

    private static func place(_ line: TextLine) -> (y: Int, x: Int) {
        (line.box?.topLeft.y ?? 0, line.box?.topLeft.x ?? 0)
    }
}

extension DateCodeTextReader {
    /// The numbers among lines of ordinary print: each may be a date, and should be read by a second engine.
    enum PrintedNumbers {
        /// The maximum number of digits of a date with a time or a second date beside it.
        private static let maximumDigits = 18
        /// The maximum number of places, those with the highest confidence.
        private static let maximumPlaces = 10

        /// The heights at which a number is read, in expected heights of its capitals: some boxes have more ground
        /// around than others.
        static let heights = [1, 0.775]
        /// A number that was read with this confidence needs no further height.
        static let sufficientConfidence = 0.9
        /// The usual height of capitals in a box of the scene-text reader, which has ground above and below, in heights
        /// of the box.
        private static let capitalShare = 0.8

        /// The places of runs of digit words in some lines, in the pixels of a picture that is the photo reduced by
        /// `reduction`.
        static func regions(in lines: [TextLine], reduction: Int) -> [LineRegion] {
            let found = lines.flatMap { line in
                let share = line.readers.contains(.sceneText) ? capitalShare : 1
                return runs(of: line.words).map { (words: $0, share: share) }
            }
            return found.sorted { confidence(of: $0.words) > confidence(of: $1.words) }.prefix(maximumPlaces)
                .compactMap { region(of: $0.words, reduction: Double(reduction))?.taller(by: $0.share) }
        }

        /// The runs of neighbouring words of digits and marks, and names of months beside them, with as many digits as
        /// a date may have.
        private static func runs(of words: [TextLine.Word]) -> [ArraySlice<TextLine.Word>] {
            let isPart = words.indices.map { index in
                isNumber(words[index].text)
                    || [index - 1, index + 1].contains { words.indices.contains($0) && isNumber(words[$0].text) }
                        && MonthNames.contains(words[index].text)
            }
            return words.indices.split { !isPart[$0] }.map { words[$0.startIndex..<$0.endIndex] }.filter { run in
                (RecognisedLine.minimumDigits...maximumDigits).contains(
                    run.reduce(0) { $0 + $1.text.count(where: \.isNumber) })
            }
        }

        private static func isNumber(_ text: String) -> Bool {
            let digits = text.count(where: \.isNumber)
            return digits >= RecognisedLine.minimumDigits || digits * 2 >= text.count
                || !text.contains(where: \.isLetter)
        }

        private static func confidence(of run: ArraySlice<TextLine.Word>) -> Double {
            run.map(\.confidence).max() ?? 0
        }

        /// From the first word's beginning to the last one's end, with the words' median height; nil without boxes.
        private static func region(of run: ArraySlice<TextLine.Word>, reduction: Double) -> LineRegion? {
            let boxes = run.compactMap(\.box)
            guard let first = boxes.first, let last = boxes.last else { return nil }
            let start = middle(first.topLeft, first.bottomLeft), end = middle(last.topRight, last.bottomRight)
            let heights = boxes.map {
                hypot(Double($0.bottomLeft.x - $0.topLeft.x), Double($0.bottomLeft.y - $0.topLeft.y))
            }
            let height = heights.sorted()[heights.count / 2]
            guard height > 0 else { return nil }
            return LineRegion(
                centerX: (start.x + end.x) / 2 / reduction, centerY: (start.y + end.y) / 2 / reduction,
                length: hypot(end.x - start.x, end.y - start.y) / reduction, capitalHeight: height / reduction,
                angle: atan2(end.y - start.y, end.x - start.x))
        }

        private static func middle(_ one: PixelPoint, _ other: PixelPoint) -> (x: Double, y: Double) {
            (Double(one.x + other.x) / 2, Double(one.y + other.y) / 2)
        }
    }
}
