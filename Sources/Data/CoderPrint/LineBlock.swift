import KeepItFreshDomain

/// Finds lines of a block of which one was read: where a date stands, another one is seldom far, and half of a block is worse
/// than none of it, as the production date alone looks like the expiry.
enum LineBlock {
    private static let mostLooks = 2
    private static let soundConfidence = 0.5

    /// Lines around the first of those that were read and have digits, each with the region it was read in.
    static func more(
        beside read: [(region: LineRegion, line: TextLine)], in image: GreyImage,
        with networks: borrowing CoderPrintNetworks
    ) -> [(region: LineRegion, line: TextLine)] {
        var known = read
        let dated = read.filter { _, line in
            line.text.count(where: \.isNumber) >= LineReader.fewestDigits && line.confidence >= soundConfidence
        }
        for (region, _) in dated.prefix(mostLooks) {
            for other in LineFinder.lines(around: region, in: image, with: networks)
            where !known.contains(where: { $0.region.covers(other) || other.covers($0.region) }) {
                if let line = LineReader.line(at: other, of: image, with: networks) { known.append(line) }
            }
        }
        return Array(known.dropFirst(read.count))
    }
}
