/// The finder patterns of a kind of DataBar symbol, five elements each.
struct DataBarFinderPatterns {
    private let patterns: [[Float]]

    private init(_ patterns: [[Float]]) {
        self.patterns = patterns
    }

    /// The modules of a pattern.
    static let modules: Float = 15

    /// The patterns of DataBar Omnidirectional, by their value.
    static let omnidirectional = DataBarFinderPatterns([
        [3, 8, 2, 1, 1], [3, 5, 5, 1, 1], [3, 3, 7, 1, 1], [3, 1, 9, 1, 1], [2, 7, 4, 1, 1], [2, 5, 6, 1, 1],
        [2, 3, 8, 1, 1], [1, 5, 7, 1, 1], [1, 3, 9, 1, 1],
    ])
    /// The patterns of DataBar Expanded, A to F.
    static let expanded = DataBarFinderPatterns([
        [1, 8, 4, 1, 1], [3, 6, 4, 1, 1], [3, 4, 6, 1, 1], [3, 2, 8, 1, 1], [2, 6, 5, 1, 1], [2, 2, 9, 1, 1],
    ])

    /// The pattern of five widths, read from either end, and by how much of a module the first, third and fifth are too
    /// wide and the others too narrow; nil when there is none.
    func match(_ widths: [Float]) -> (pattern: Int, isForward: Bool, spread: Float)? {
        let module = widths.reduce(0, +) / Self.modules
        let shares = widths.map { $0 / module }
        let isForward = shares[3] + shares[4] < shares[0] + shares[1]
        let ordered = isForward ? shares : shares.reversed()
        // Two narrow elements are beside ten to twelve modules in two others.
        guard 1.2...3 ~= ordered[3] + ordered[4], 8.5...13.5 ~= ordered[1] + ordered[2] else { return nil }
        let errors = patterns.map { Self.error(ordered, $0) }
        guard let pattern = errors.indices.min(by: { errors[$0] < errors[$1] }), errors[pattern] < 1.2 else {
            return nil
        }
        return (pattern, isForward, Self.spread(ordered, patterns[pattern]))
    }

    /// What spread ink, or light, adds to every second element and takes from the others.
    private static func spread(_ shares: [Float], _ pattern: [Float]) -> Float {
        zip(zip(shares, pattern).map { $0 - $1 }, [1, -1, 1, -1, 1]).reduce(0) { $0 + $1.0 * $1.1 } / 5
    }

    /// The sum of squared differences after the spread is taken off.
    private static func error(_ shares: [Float], _ pattern: [Float]) -> Float {
        let spread = spread(shares, pattern)
        return zip(shares, pattern).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) } - 5 * spread * spread
    }
}
