/// The date print of a pack as a photo shows it: what is printed, and where among the pack's other text and codes.
///
/// Printers put the date a little elsewhere on each pack, and often the time beside it. So two photos of one pack show
/// the same text at the same place; packs of one batch have the date in common, but not its place.
package struct PackPrint: Sendable {
    /// What two photos show.
    package enum Comparison: Sendable {
        /// The same print, so the same pack.
        case same
        /// Prints of two packs.
        case different
        /// It cannot be seen.
        case unknown
    }

    /// How far apart the places of one print may come out, in heights of the print: photos are taken from different
    /// sides, and the other text may be far from the print. With the same time on both a little more.
    private static let (sameDistance, sameDistanceAtOneTime) = (0.5, 1.2)
    /// From which distance on there are two prints.
    private static let (otherDistance, otherDistanceAtOneTime) = (1.5, 3.0)
    /// How far the other text may be off after one photo is laid on the other, in heights of the print.
    private static let maximumDeviation = 0.6
    /// The least number of texts and codes that show how one photo lies on the other.
    private static let minimumAnchors = 3
    /// Text with fewer letters is found in several places of a pack.
    private static let minimumLetters = 4

    private let place: Point
    private let height: Double
    /// The times in the print and the lines beside it.
    private let times: Set<String>
    /// The middles of the other texts and of the codes.
    private let anchors: [String: Point]

    private struct Point {
        var x: Double
        var y: Double

        init(_ box: Quad) {
            let corners = box.corners
            x = corners.reduce(0) { $0 + Double($1.x) } / 4
            y = corners.reduce(0) { $0 + Double($1.y) } / 4
        }
    }

    /// The print of the date that decides; nil when its place is not known.
    package init?(_ label: ScannedLabel, _ dates: ParsedDates) {
        guard let box = dates.expiry?.box else { return nil }
        place = Point(box)
        let lines = label.lines.compactMap { line in line.box.map { (text: line.text, box: $0) } }
        let printed = lines.filter { $0.box.sharesPlace(with: box) }
        height = max(1, printed.map(\.box.lineHeight).min() ?? box.lineHeight)
        let reach = 3 * height
        let area = printed.reduce(PixelRect(box)) { $0.union(PixelRect($1.box)) }.grown(by: Int(clamping: reach))
        let beside = lines.filter { area.contains(PixelRect($0.box).middle) }
        times = Set(beside.flatMap { Self.times(in: $0.text) })
        var anchors: [String: Point] = [:], repeated: Set<String> = []
        for (text, box) in lines.filter({ line in !beside.contains { $0.box == line.box } })
            + label.barcodes.compactMap({ code in code.box.map { (code.text, $0) } })
        {
            let key = LabelToken.fold(text).filter { $0.isLetter || $0.isNumber }
            guard key.count >= Self.minimumLetters else { continue }
            if anchors.updateValue(Point(box), forKey: key) != nil { repeated.insert(key) }
        }
        self.anchors = anchors.filter { !repeated.contains($0.key) }
    }

    /// The times of day in a text, as `14:22`.
    private static func times(in text: String) -> [String] {
        let tokens = LabelToken.tokens(of: TextLine(text: text), upTo: 100)
        return zip(tokens, tokens.dropFirst()).compactMap { hours, minutes in
            guard minutes.mark == ":", hours.isNumeric, minutes.isNumeric, hours.folded.utf8.count <= 2,
                minutes.folded.utf8.count == 2
            else { return nil }
            return "\(hours.folded):\(minutes.folded)"
        }
    }

    /// Whether this and `other`, of the same date, are the same print.
    package func compare(with other: PackPrint) -> Comparison {
        let distance = distance(to: other)
        if !times.isEmpty, !other.times.isEmpty, times.isDisjoint(with: other.times) {
            let isNear = distance.map { $0 <= Self.sameDistanceAtOneTime } ?? true
            return isNear && mayBeMisread(other.times) ? .unknown : .different
        }
        guard let distance else { return .unknown }
        let isOneTime = !times.isDisjoint(with: other.times)
        if distance <= (isOneTime ? Self.sameDistanceAtOneTime : Self.sameDistance) { return .same }
        return distance >= (isOneTime ? Self.otherDistanceAtOneTime : Self.otherDistance) ? .different : .unknown
    }

    /// Whether one of the times is another but for one digit, which may be misread.
    private func mayBeMisread(_ others: Set<String>) -> Bool {
        times.contains { mine in
            others.contains { $0.utf8.count == mine.utf8.count && zip($0.utf8, mine.utf8).count { $0 != $1 } == 1 }
        }
    }

    /// How far apart the prints are when this photo is laid on the other, in heights of the print; nil when too little
    /// shows how it lies.
    private func distance(to other: PackPrint) -> Double? {
        let pairs = anchors.compactMap { key, from in other.anchors[key].map { (from: from, to: $0) } }
        guard pairs.count >= Self.minimumAnchors, let map = Similarity(pairs) else { return nil }
        let deviations = pairs.map { Self.length(map($0.from), $0.to) }
        let deviation = (deviations.reduce(0) { $0 + $1 * $1 } / Double(pairs.count)).squareRoot()
        guard deviation <= Self.maximumDeviation * other.height else { return nil }
        return Self.length(map(place), other.place) / other.height
    }

    private static func length(_ one: Point, _ two: Point) -> Double {
        ((one.x - two.x) * (one.x - two.x) + (one.y - two.y) * (one.y - two.y)).squareRoot()
    }

    /// The rotation, scale and shift that lay points on others best, by least squares.
    private struct Similarity {
        private let (cosine, sine): (Double, Double)
        private let (from, to): (Point, Point)

        /// Nil for points that are all at one place.
        init?(_ pairs: [(from: Point, to: Point)]) {
            let count = Double(pairs.count)
            var (from, to) = (pairs[0].from, pairs[0].to)
            from.x = pairs.reduce(0) { $0 + $1.from.x } / count
            from.y = pairs.reduce(0) { $0 + $1.from.y } / count
            to.x = pairs.reduce(0) { $0 + $1.to.x } / count
            to.y = pairs.reduce(0) { $0 + $1.to.y } / count
            var (along, across, size) = (0.0, 0.0, 0.0)
            for pair in pairs {
                let (x, y) = (pair.from.x - from.x, pair.from.y - from.y)
                let (u, v) = (pair.to.x - to.x, pair.to.y - to.y)
                along += x * u + y * v
                across += x * v - y * u
                size += x * x + y * y
            }
            guard size > 1 else { return nil }
            (cosine, sine) = (along / size, across / size)
            (self.from, self.to) = (from, to)
        }

        func callAsFunction(_ point: Point) -> Point {
            let (x, y) = (point.x - from.x, point.y - from.y)
            var moved = to
            moved.x += cosine * x - sine * y
            moved.y += sine * x + cosine * y
            return moved
        }
    }
}
