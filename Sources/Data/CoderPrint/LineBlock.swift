import KeepItFreshDomain

/// Finds lines of a block of which one was read: where a date stands, another one is seldom far, and half of a block is worse
/// than none of it, as the production date alone looks like the expiry.
enum LineBlock {
    private static let mostLooks = 2

    /// Lines around the first of those that were read and may hold a date.
    static func more(
        beside read: [ReadLine], in image: GreyImage, with networks: borrowing CoderPrintNetworks
    ) -> [ReadLine] {
        var known = read
        for dated in read.filter(\.mayHoldDate).prefix(mostLooks) {
            for other in LineFinder.lines(around: dated.region, in: image, with: networks) where !known.hold(other) {
                if let line = LineReader.line(at: other, of: image, with: networks) { known.append(line) }
            }
        }
        return Array(known.dropFirst(read.count))
    }
}
