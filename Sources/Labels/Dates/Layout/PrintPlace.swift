/// The print of a date in its place: where its characters are, what is free between them and beside them, and what is
/// there that was not read.
///
/// Columns are those of the profile; lengths are in characters, the usual distance of two characters of the date.
struct PrintPlace {
    private let profile: PictureEvidence.Profile
    /// A character that was read along the line.
    struct Character {
        let column: Double
        /// Whether it is neither a letter nor a digit: between a mark and the next field something may be missing.
        let isMark: Bool
    }

    /// The columns of the date's characters.
    private let own: [Double]
    private let read: [Character]
    /// The columns from one character to the next.
    private let pitch: Double
    /// The first and the last column of the date's print.
    private let start: Int, end: Int
    /// By how much the ground of a column differs from that of the date where something else is there.
    private let foreignGround: Int

    /// The usual distance of characters in heights of the line, for a date whose characters have no known places.
    private static let usualPitch = 0.62
    /// How far is looked before and behind a date for its neighbours, and what counts as beside it, in characters.
    private static let reach = 5.0, nearby = 2.5
    /// Print farther from all that was read is unread.
    private static let maximumDistance = 0.85
    private static let minimumForeignGround = 6
    private static let maximum = 3.0

    /// Nil for a place in which nothing is printed. `characters` are the columns of the date's characters, `read` those
    /// of all that was read along the line.
    init?(_ profile: PictureEvidence.Profile, characters: [Double], read: [Character]) {
        let own = characters.filter { $0 >= 0 && $0 < Double(profile.ink.count) }.sorted()
        guard let first = own.first, let last = own.last else { return nil }
        let usual = Self.usualPitch * Double(PictureEvidence.Profile.columnsPerHeight)
        let distances = zip(own, own.dropFirst()).map { $1 - $0 }.sorted()
        let median = distances.isEmpty ? usual : distances[distances.count / 2]
        pitch = min(max(median, usual / 2), usual * 2)
        self.profile = profile
        self.own = own
        self.read = read
        start = Self.edge(of: profile, from: Int(first), by: -1, within: pitch)
        end = Self.edge(of: profile, from: Int(last), by: 1, within: pitch)
        let grounds = (start...end).filter { profile.showsGround($0) }.map { abs(profile.ground[$0]) }.sorted()
        foreignGround = max(Self.minimumForeignGround, 3 * (grounds.isEmpty ? 0 : grounds[grounds.count / 2]))
    }

    /// The last column of print in a direction, before a gap.
    private static func edge(of profile: PictureEvidence.Profile, from column: Int, by step: Int, within pitch: Double)
        -> Int
    {
        var edge = min(max(column, 0), profile.ink.count - 1), next = edge
        while profile.ink.indices.contains(next), Double(abs(next - edge)) <= pitch * 0.35,
            Double(abs(next - column)) <= pitch
        {
            if !profile.isFree(next) { edge = next }
            next += step
        }
        return edge
    }

    /// One side of the date, or what is between its characters.
    struct Side {
        /// By how much the free place is longer than between two words of the date.
        var gap = 0.0
        /// How much of the place has another ground than the date.
        var foreign = 0.0
        /// How much print was not read.
        var unread = 0.0
        /// Whether the photo, or what can be seen of the line, ends there.
        var isAtEdge = false
    }

    /// What is before the date.
    var before: Side { side(from: start - 1, by: -1) }

    /// What is behind the date.
    var behind: Side { side(from: end + 1, by: 1) }

    /// What is from a column on in a direction, up to the next character that was read, if one is near.
    private func side(from first: Int, by step: Int) -> Side {
        var found = Side()
        let columns = stride(from: first, through: first + step * Int(Self.reach * pitch), by: step)
        let open = Array(columns.prefix { column in !isBeside(column) })
        if Double(open.count) < Self.reach * pitch * 0.95 {
            found.gap = min(max(Double(open.count) / pitch - allowedGap, 0), Self.maximum)
        }
        let near = open.prefix(Int(Self.nearby * pitch))
        found.foreign = share(of: near.count(where: isForeign))
        found.unread = share(of: near.count(where: isUnread))
        found.isAtEdge = near.prefix(Int(pitch)).contains { !profile.ink.indices.contains($0) || isOutside($0) }
        return found
    }

    /// Whether a letter or a digit of something else is at a column.
    private func isBeside(_ column: Int) -> Bool {
        read.contains { other in
            !other.isMark && !(Double(start)...Double(end)).contains(other.column)
                && abs(other.column - Double(column)) <= pitch / 2
        }
    }

    /// What is between the characters of the date, whose fields are apart where it has spaces.
    func inside(hasSpaces: Bool) -> Side {
        var found = Side()
        let gaps = freeLengths.sorted()
        if let longest = gaps.last {
            // The second longest gap is that of the other place between two fields of the date.
            let second = gaps.count > 1 ? gaps[gaps.count - 2] : 0
            let usual = !hasSpaces ? Self.gapOfMarks : second > Self.minimumWordGap ? second : 1
            found.gap = min(max(longest - usual - Self.tolerance, 0), Self.maximum)
        }
        found.foreign = share(of: (start...end).count(where: isForeign))
        found.unread = share(of: (start...end).count(where: isUnread))
        return found
    }

    /// Gaps beside marks, and the least one between two words.
    private static let gapOfMarks = 0.4, minimumWordGap = 0.5
    /// What a gap may be wider than another of its kind.
    private static let tolerance = 0.4

    /// The lengths of the free places between neighbouring characters of the date.
    private var freeLengths: [Double] {
        zip(own, own.dropFirst()).map { first, second in
            var longest = 0, run = 0
            for column in Int(first)...max(Int(first), Int(second)) {
                run = profile.isFree(column) ? run + 1 : 0
                longest = max(longest, run)
            }
            return Double(longest) / pitch
        }
    }

    /// The longest place that is free between two words, with something to spare.
    private var allowedGap: Double { max(1, min(freeLengths.max() ?? 0, 2)) + Self.tolerance }

    private func share(of columns: Int) -> Double { min(Double(columns) / pitch, Self.maximum) }

    private func isOutside(_ column: Int) -> Bool { profile.ground[column] == PictureEvidence.Profile.outside }

    private func isForeign(_ column: Int) -> Bool {
        profile.showsGround(column) && abs(profile.ground[column]) >= foreignGround
    }

    private func isUnread(_ column: Int) -> Bool {
        guard profile.ink.indices.contains(column), !profile.isFree(column) else { return false }
        return !read.contains { abs($0.column - Double(column)) <= Self.maximumDistance * pitch }
    }
}

extension PictureEvidence.Profile {
    /// From which share of the date's own ink on a column has print.
    private static let minimumInk = 35

    /// Whether a column has no print.
    fileprivate func isFree(_ column: Int) -> Bool { ink.indices.contains(column) && ink[column] < Self.minimumInk }

    /// Whether the ground of a column is seen: right beside ink, hardly any is.
    fileprivate func showsGround(_ column: Int) -> Bool {
        (column - 1...column + 1).allSatisfy(isFree) && ground[column] != Self.outside
    }
}
