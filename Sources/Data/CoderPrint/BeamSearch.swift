import Foundation

/// CTC prefix beam search: the likeliest readings of a line, each with the sum over all ways to space it out.
struct BeamSearch {
    /// Readings kept from step to step.
    private static let width = 8
    /// Classes less likely than this at a step are not tried there.
    private static let leastLikely: Float = 0.002

    /// A reading so far: the node of its last character, and its probability ending with a blank or with that
    /// character.
    private struct Beam {
        var blank = 0.0
        var character = 0.0
        var total: Double { blank + character }
    }

    /// Nodes of the tree of readings: each its parent and last class. Node 0 is the empty reading.
    private var parents = [0]
    private var lastClasses = [0]
    private var children: [Int: Int] = [:]

    /// The readings of `scores`, likeliest first.
    static func readings(of scores: ClassScores) -> [LineReading] {
        var search = BeamSearch()
        var beams = [0: Beam(blank: 1)]
        for step in 0..<scores.steps {
            beams = search.extended(beams, by: scores[step])
        }
        let best = beams.sorted { ($0.value.total, $1.key) > ($1.value.total, $0.key) }
        return best.map { LineReading(classes: search.classes(of: $0.key), probability: min($0.value.total, 1)) }
    }

    private mutating func extended(_ beams: [Int: Beam], by scores: ArraySlice<Float>) -> [Int: Beam] {
        let likely = scores.enumerated()
            .filter { $0.offset == 0 || $0.element > log(Self.leastLikely) }
            .map { (symbol: $0.offset, probability: Double(exp($0.element))) }
        var next: [Int: Beam] = [:]
        for (node, beam) in beams {
            for (symbol, probability) in likely {
                extend(node, beam, symbol, probability, into: &next)
            }
        }
        guard next.count > Self.width else { return next }
        let kept = next.sorted { ($0.value.total, $1.key) > ($1.value.total, $0.key) }.prefix(Self.width)
        return Dictionary(uniqueKeysWithValues: kept.map { ($0.key, $0.value) })
    }

    private mutating func extend(
        _ node: Int, _ beam: Beam, _ symbol: Int, _ probability: Double, into next: inout [Int: Beam]
    ) {
        if symbol == 0 {
            next[node, default: Beam()].blank += beam.total * probability
        } else if node != 0, symbol == lastClasses[node] {
            next[node, default: Beam()].character += beam.character * probability
            // Twice the same character needs a blank between.
            next[child(of: node, symbol), default: Beam()].character += beam.blank * probability
        } else {
            next[child(of: node, symbol), default: Beam()].character += beam.total * probability
        }
    }

    private mutating func child(of node: Int, _ symbol: Int) -> Int {
        let key = node * ClassScores.classes + symbol
        if let known = children[key] { return known }
        parents.append(node)
        lastClasses.append(symbol)
        children[key] = parents.count - 1
        return parents.count - 1
    }

    private func classes(of node: Int) -> [Int] {
        var classes: [Int] = [], current = node
        while current != 0 {
            classes.append(lastClasses[current])
            current = parents[current]
        }
        return classes.reversed()
    }
}
