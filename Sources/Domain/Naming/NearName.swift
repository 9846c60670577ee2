/// Finds what somebody may have meant by a name that there is not.
public enum NearName {
    /// The name that is nearest to `text` by letters left out, added, changed or swapped: one of them in a short text, up
    /// to two in one of five letters and more. Of names that are as near the first; nil when none is near.
    public static func nearest(to text: String, in names: [String]) -> String? {
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
