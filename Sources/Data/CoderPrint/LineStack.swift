import KeepItFreshDomain

/// Finds lines that all but touch others: the finder sees two of them as one, or one of them alone.
struct LineStack {
    /// The lines that were read.
    let read: [ReadLine]
    /// The regions that were found, whether or not they could be read.
    let found: [LineRegion]

    /// The next line stands so many capital heights further down or up, likeliest first …
    private static let pitches = [1.15, 1.0, 1.3]
    /// … and those that were seen as one this far from their middle. Where the likeliest place shows no digits, none do.
    private static let halves = [0.5, 0.65]
    /// Regions less sure than this, or shorter, are ornament more often than two lines.
    private static let soundScore = 0.7
    private static let shortest = 3.0
    private static let most = 6

    /// Lines of digits beside those that were read, and in regions that could not be.
    func more(in image: GreyImage, with networks: borrowing CoderPrintNetworks) -> [ReadLine] {
        var known = read, next = 0
        for region in found where isUnread(region) && known.count < read.count + Self.most {
            for side in [-1.0, 1.0] {
                look(from: region, side, Self.halves, in: image, with: networks, adding: &known)
            }
        }
        while next < known.count, known.count < read.count + Self.most {
            let line = known[next]
            next += 1
            guard line.mayHoldDate else { continue }
            for side in [-1.0, 1.0] {
                look(from: line.region, side, Self.pitches, in: image, with: networks, adding: &known)
            }
        }
        return Array(known.dropFirst(read.count))
    }

    private func isUnread(_ region: LineRegion) -> Bool {
        region.score >= Self.soundScore && region.length >= Self.shortest * region.capitalHeight
            && !read.hold(region)
    }

    /// Looks at places at several distances to one side of a region until a line of digits is read or none shows.
    private func look(
        from region: LineRegion, _ side: Double, _ distances: [Double], in image: GreyImage,
        with networks: borrowing CoderPrintNetworks, adding known: inout [ReadLine]
    ) {
        for distance in distances {
            let place = region.shifted(down: side * distance)
            if known.contains(where: { $0.region.covers(place) }) { return }
            switch LineReader.digits(at: place, of: image, mayBeCut: true, with: networks) {
            case .line(let line):
                known.append(line)
                return
            case .trace: continue
            case .nothing: return
            }
        }
    }
}
