import KeepItFreshDomain
import KeepItFreshLabels
import KeepItFreshRecognition

/// Finds keywords in lines of print by their look (keyword spotting).
struct KeywordSpotter {
    /// The languages whose keywords are looked for, by tesseract's names.
    let languages: Set<String>

    /// Less certain keywords are left out.
    private static let minimumProbability = 0.95
    /// The length of a keyword with a caption in Latin letters beside it, in heights of the line.
    private static let lengths = 0.8...14

    /// The keywords in the line at `place`, without its `numbers`; places in the picture's pixels.
    func lines(
        at place: OrientedBox, without numbers: [OrientedBox], in image: GreyImage,
        with networks: borrowing DateCodeNetworks
    ) -> [TextLine] {
        let line = LineRegion(cropping: place)
        let pieces = line.pieces(without: numbers)
        let found = read(pieces, in: image, with: networks)
        // Where a reader has left letters out that it lacks, the place of a number is too long.
        return found.isEmpty && pieces != [line] ? read([line], in: image, with: networks) : found
    }

    private func read(
        _ pieces: [LineRegion], in image: GreyImage, with networks: borrowing DateCodeNetworks
    ) -> [TextLine] {
        var found: [TextLine] = []
        for piece in pieces where Self.lengths.contains(piece.length / piece.capitalHeight / LineRegion.window) {
            // The place may begin at either end.
            let readings = [piece, piece.reversed].map { reading(of: $0, in: image, with: networks) }
            guard let best = readings.compactMap(\.self).max(by: { $0.confidence < $1.confidence }) else { continue }
            found.append(best)
        }
        return found
    }

    private func reading(
        of region: LineRegion, in image: GreyImage, with networks: borrowing DateCodeNetworks
    ) -> TextLine? {
        guard let picture = region.picture(from: image), let output = networks.findKeywords(in: picture)?.output,
            let best = BeamSearch.readings(of: output).first, best.probability >= Self.minimumProbability
        else { return nil }
        let keywords = best.classes.map { DateKeyword.all[$0 - 1] }.filter { languages.contains($0.language) }
        guard !keywords.isEmpty else { return nil }
        return TextLine(
            text: keywords.map(\.text).joined(separator: " "), confidence: best.probability, box: region.quad,
            readers: [.dateCode])
    }
}

extension LineRegion {
    /// The line whose crop is as high as a box.
    fileprivate init(cropping box: OrientedBox) {
        self.init(
            centerX: box.centerX, centerY: box.centerY, length: box.length, capitalHeight: box.height / Self.window,
            angle: box.angle)
    }

    /// What is left of the line without the boxes that are on it, in pieces.
    fileprivate func pieces(without boxes: [OrientedBox]) -> [LineRegion] {
        let cuts = boxes.filter { box.overlaps($0) }.map { box.extent(of: $0) }.sorted { $0.lowerBound < $1.lowerBound }
        var pieces: [LineRegion] = [], start = 0.0
        for cut in cuts {
            if cut.lowerBound > start { pieces.append(part(from: start, to: cut.lowerBound)) }
            start = max(start, cut.upperBound)
        }
        if start < 1 { pieces.append(part(from: start, to: 1)) }
        return pieces
    }
}
