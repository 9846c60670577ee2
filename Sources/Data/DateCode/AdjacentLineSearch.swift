import KeepItFreshDomain

/// Finds lines that nearly touch others: the detector finds two such lines as one, or only one of them.
struct AdjacentLineSearch {
    let recognised: [RecognisedLine]
    /// The detected regions, whether or not they could be read.
    let detected: [LineRegion]

    /// The distances to the next line, up or down, in capital heights, likeliest first.
    private static let pitches = [1.15, 1.0, 1.3]
    /// The distances of two lines that were detected as one from the middle of both, in capital heights. If there are
    /// no digits at the likeliest distance, there are none at the others.
    private static let halfPitches = [0.5, 0.65]
    /// Regions with a lower score, or shorter ones in capital heights, are ornament more often than two lines.
    private static let minimumScore = 0.7
    private static let minimumLength = 3.0
    private static let maximumLines = 6

    /// The lines of digits beside recognised ones, and in regions that could not be read.
    func lines(in image: GreyImage, with networks: borrowing DateCodeNetworks) -> [RecognisedLine] {
        var known = recognised, next = 0
        for region in detected where isUnread(region) && known.count < recognised.count + Self.maximumLines {
            for side in [-1.0, 1.0] {
                search(from: region, side, Self.halfPitches, in: image, with: networks, adding: &known)
            }
        }
        while next < known.count, known.count < recognised.count + Self.maximumLines {
            let line = known[next]
            next += 1
            guard line.mayContainDate else { continue }
            for side in [-1.0, 1.0] {
                search(from: line.region, side, Self.pitches, in: image, with: networks, adding: &known)
            }
        }
        return Array(known.dropFirst(recognised.count))
    }

    private func isUnread(_ region: LineRegion) -> Bool {
        region.score >= Self.minimumScore && region.length >= Self.minimumLength * region.capitalHeight
            && !recognised.contains(overlapping: region)
    }

    /// Searches at several distances to one side of a region until a line of digits is read, or no digits are.
    private func search(
        from region: LineRegion, _ side: Double, _ distances: [Double], in image: GreyImage,
        with networks: borrowing DateCodeNetworks, adding known: inout [RecognisedLine]
    ) {
        for distance in distances {
            let place = region.shifted(down: side * distance)
            if known.contains(where: { $0.region.covers(place) }) { return }
            switch TextLineRecogniser.digits(at: place, of: image, mayBeCut: true, with: networks) {
            case .line(let line):
                known.append(line)
                return
            case .trace: continue
            case .nothing: return
            }
        }
    }
}

extension AdjacentLineSearch {
    /// Finds the lines of a block of which one was recognised. A second date is often near the first, and half of a
    /// block is worse than none: the production date alone looks like the expiry date.
    enum TextBlock {
        private static let maximumPasses = 2

        /// The lines around the first of the recognised ones that may contain a date.
        static func lines(
            beside recognised: [RecognisedLine], in image: GreyImage, with networks: borrowing DateCodeNetworks
        ) -> [RecognisedLine] {
            var known = recognised
            for dated in recognised.filter(\.mayContainDate).prefix(maximumPasses) {
                for other in TextLineDetector.lines(around: dated.region, in: image, with: networks)
                where !known.contains(overlapping: other) {
                    if let line = TextLineRecogniser.line(at: other, of: image, with: networks) { known.append(line) }
                }
            }
            return Array(known.dropFirst(recognised.count))
        }
    }
}
