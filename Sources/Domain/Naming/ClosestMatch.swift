/// Finds the name that a person may have meant by an unknown one.
package enum ClosestMatch {
    /// The name that differs least from `text` in omitted, added, changed or swapped letters: in at most one, or two if
    /// the text has five letters or more. Of equally close names the first; nil when none is close enough.
    package static func nearest(to text: String, in names: [String]) -> String? {
        let letters = Array(text.lowercased())
        let limit = letters.count < 5 ? 1 : 2
        let near = names.enumerated().map { (Self.distance(letters, Array($1.lowercased())), $0, $1) }
        return near.filter { $0.0 <= limit && $0.0 < letters.count }.min { ($0.0, $0.1) < ($1.0, $1.1) }?.2
    }

    /// The optimal string alignment distance.
    static func distance(_ left: [Character], _ right: [Character]) -> Int {
        guard !left.isEmpty, !right.isEmpty else { return max(left.count, right.count) }
        var beforeLast: [Int] = []
        var last = Array(0...right.count)
        for row in 1...left.count {
            var current = [row]
            for column in 1...right.count {
                let isSame = left[row - 1] == right[column - 1]
                var best = min(last[column] + 1, current[column - 1] + 1, last[column - 1] + (isSame ? 0 : 1))
                if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1] {
                    best = min(best, beforeLast[column - 2] + 1)
                }
                current.append(best)
            }
            (beforeLast, last) = (last, current)
        }
        return last[right.count]
    }
}
