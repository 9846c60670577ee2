import Foundation

/// CTC prefix beam search: the likeliest readings of a line, each with the sum of the probabilities of all its
/// alignments, weighted by a prior such as a language model.
package struct BeamSearch {
    /// The number of readings that are kept from time step to time step.
    private static let width = 8

    /// One way to read a line.
    package struct Reading: Hashable, Sendable {
        /// The characters' classes.
        package let classes: [Int]
        /// 0…1: the probability of this reading among all.
        package let probability: Double

        package init(classes: [Int], probability: Double) {
            self.classes = classes
            self.probability = probability
        }
    }

    /// How likely a text is before anything is seen of it. It goes through a text character by character, and may
    /// summarise those before in a number, its context.
    package struct Prior: Sendable {
        let start: UInt64
        let next: @Sendable (_ context: UInt64, _ symbol: Int) -> UInt64
        let logScore: @Sendable (_ symbol: Int?, _ context: UInt64) -> Double

        /// A prior whose context is `start` before the first character, and `next(context, symbol)` after one more.
        /// `logScore(symbol, context)` is the logarithm of the factor by which a reading's probability changes when a
        /// character follows, or with nil when the text ends.
        package init(
            start: UInt64, next: @escaping @Sendable (_ context: UInt64, _ symbol: Int) -> UInt64,
            logScore: @escaping @Sendable (_ symbol: Int?, _ context: UInt64) -> Double
        ) {
            self.start = start
            self.next = next
            self.logScore = logScore
        }
    }

    /// A reading so far: the node of its last character, and its probabilities of ending with a blank or that
    /// character.
    private struct Beam {
        let node: Int
        var blank = 0.0
        var character = 0.0
        var total: Double { blank + character }
    }

    /// A reading in the tree of all that were tried: its last character and the reading before that.
    private struct Node {
        let parent: Int
        let lastClass: Int
        let context: UInt64
        let priorScore: Double
    }

    /// Node 0 is the empty reading.
    private var nodes: [Node]
    private var children: [Int: Int] = [:]
    private let classes: Int
    private let prior: Prior?

    private init(classes: Int, prior: Prior?) {
        nodes = [Node(parent: 0, lastClass: CTCOutput.blank, context: prior?.start ?? 0, priorScore: 1)]
        self.classes = classes
        self.prior = prior
    }

    /// The readings of a line, likeliest first. Without a prior any text is as likely as another.
    package static func readings(of output: CTCOutput, prior: Prior? = nil) -> [Reading] {
        var search = BeamSearch(classes: output.classes, prior: prior)
        var beams = [Beam(node: 0, blank: 1)]
        for candidates in output.candidates {
            beams = search.extended(beams, by: candidates)
        }
        return search.readings(of: beams)
    }

    /// The beams as readings: their probability in sum, distributed by the prior.
    private func readings(of beams: [Beam]) -> [Reading] {
        let probability = beams.reduce(0) { $0 + $1.total }
        let ranked = Self.ranked(beams) { nodes[$0].priorScore * priorScore(of: nil, after: $0) }
        let all = ranked.reduce(0) { $0 + $1.weight }
        guard all > 0 else { return [] }
        return ranked.map { beam, weight in
            Reading(classes: classes(of: beam.node), probability: min(weight / all * probability, 1))
        }
    }

    /// The beams by their weight, the heaviest first.
    private static func ranked(
        _ beams: some Sequence<Beam>, priorScore: (Int) -> Double
    ) -> [(beam: Beam, weight: Double)] {
        beams.map { (beam: $0, weight: $0.total * priorScore($0.node)) }
            .sorted { ($0.weight, $1.beam.node) > ($1.weight, $0.beam.node) }
    }

    /// The prior's factor for a class, or with nil for the text's end, after a node.
    private func priorScore(of symbol: Int?, after node: Int) -> Double {
        guard let prior else { return 1 }
        return exp(prior.logScore(symbol, nodes[node].context))
    }

    private mutating func extended(_ beams: [Beam], by candidates: [CTCOutput.Candidate]) -> [Beam] {
        // A blank alone changes no reading, nor the order of any two.
        guard candidates.count > 1 else {
            return beams.map { Beam(node: $0.node, blank: $0.total * candidates[0].probability) }
        }
        var next: [Int: Beam] = [:]
        for beam in beams {
            for candidate in candidates {
                extend(beam, candidate.symbol, candidate.probability, into: &next)
            }
        }
        return Self.ranked(next.values) { nodes[$0].priorScore }.prefix(Self.width).map(\.beam)
    }

    private mutating func extend(
        _ beam: Beam, _ symbol: Int, _ probability: Double, into next: inout [Int: Beam]
    ) {
        let node = beam.node
        if symbol == CTCOutput.blank {
            next[node, default: Beam(node: node)].blank += beam.total * probability
            return
        }
        let isRepeat = node != 0 && symbol == nodes[node].lastClass
        if isRepeat {
            next[node, default: Beam(node: node)].character += beam.character * probability
        }
        // Twice the same character needs a blank between.
        let longer = child(of: node, symbol)
        next[longer, default: Beam(node: longer)].character += (isRepeat ? beam.blank : beam.total) * probability
    }

    private mutating func child(of node: Int, _ symbol: Int) -> Int {
        let key = node * classes + symbol
        if let known = children[key] { return known }
        let before = nodes[node]
        nodes.append(
            Node(
                parent: node, lastClass: symbol, context: prior?.next(before.context, symbol) ?? 0,
                priorScore: before.priorScore * priorScore(of: symbol, after: node)))
        children[key] = nodes.count - 1
        return nodes.count - 1
    }

    private func classes(of node: Int) -> [Int] {
        var classes: [Int] = [], current = node
        while current != 0 {
            classes.append(nodes[current].lastClass)
            current = nodes[current].parent
        }
        return classes.reversed()
    }
}
