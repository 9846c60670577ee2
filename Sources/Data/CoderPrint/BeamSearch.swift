import Foundation

/// CTC prefix beam search: the likeliest readings of a line, each with the sum over all ways to space it out, weighed by
/// how coders spell.
struct BeamSearch {
    /// Readings kept from step to step.
    private static let width = 8
    /// Classes whose probability at a step has a logarithm below this are not tried there.
    private static let leastLogarithm = log(Float(0.002))
    /// How much a text's own likelihood counts, and what each character is worth beside it: the recogniser leaves out what it
    /// sees badly. Chosen on lines of products that it had not seen (Scripts/training/MODEL_CARD.md).
    private static let spellingShare = 0.2
    private static let characterBonus = 0.7

    /// A reading so far, by its last character's node: its probability ending with a blank or with that character.
    private struct Beam {
        let node: Int
        var blank = 0.0
        var character = 0.0
        var total: Double { blank + character }
    }

    /// A reading in the tree of all that were tried: its last character and the reading before it.
    private struct Node {
        let parent: Int
        let lastClass: Int
        /// What stands before the next character.
        let context: TextModel.Context
        /// What the text is worth.
        let worth: Double
    }

    /// Node 0 is the empty reading.
    private var nodes = [Node(parent: 0, lastClass: 0, context: .start, worth: 1)]
    private var children: [Int: Int] = [:]
    private let spelling: TextModel?

    private init(spelling: TextModel?) {
        self.spelling = spelling
    }

    /// The readings of `scores`, likeliest first. With no `spelling` any text is as likely as another.
    static func readings(of scores: ClassScores, spelling: TextModel?) -> [LineReading] {
        var search = BeamSearch(spelling: spelling)
        var beams = [Beam(node: 0, blank: 1)]
        for step in 0..<scores.steps {
            beams = search.extended(beams, by: scores[step])
        }
        return search.readings(of: beams)
    }

    /// The beams as readings: what they have of all probability, dealt out by worth.
    private func readings(of beams: [Beam]) -> [LineReading] {
        let seen = beams.reduce(0) { $0 + $1.total }
        let weighed = Self.ranked(beams) { nodes[$0].worth * worth(of: nil, after: $0) }
        let all = weighed.reduce(0) { $0 + $1.weight }
        guard all > 0 else { return [] }
        return weighed.map { beam, weight in
            LineReading(classes: classes(of: beam.node), probability: min(weight / all * seen, 1))
        }
    }

    /// The beams by what they weigh, the heaviest first.
    private static func ranked(
        _ beams: some Sequence<Beam>, worth: (Int) -> Double
    ) -> [(beam: Beam, weight: Double)] {
        beams.map { (beam: $0, weight: $0.total * worth($0.node)) }
            .sorted { ($0.weight, $1.beam.node) > ($1.weight, $0.beam.node) }
    }

    /// What a class, or the text's end for nil, is worth after a node.
    private func worth(of symbol: Int?, after node: Int) -> Double {
        guard let spelling else { return 1 }
        let likelihood = Self.spellingShare * spelling.logProbability(of: symbol, after: nodes[node].context)
        return exp(likelihood + (symbol == nil ? 0 : Self.characterBonus))
    }

    private mutating func extended(_ beams: [Beam], by scores: ArraySlice<Float>) -> [Beam] {
        let likely = scores.enumerated()
            .filter { $0.offset == 0 || $0.element > Self.leastLogarithm }
            .map { (symbol: $0.offset, probability: Double(exp($0.element))) }
        // With nothing but a blank no reading changes, nor the order of any two.
        guard likely.count > 1 else {
            return beams.map { Beam(node: $0.node, blank: $0.total * likely[0].probability) }
        }
        var next: [Int: Beam] = [:]
        for beam in beams {
            for (symbol, probability) in likely {
                extend(beam, symbol, probability, into: &next)
            }
        }
        return Self.ranked(next.values) { nodes[$0].worth }.prefix(Self.width).map(\.beam)
    }

    private mutating func extend(
        _ beam: Beam, _ symbol: Int, _ probability: Double, into next: inout [Int: Beam]
    ) {
        let node = beam.node
        if symbol == 0 {
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
        let key = node * ClassScores.classes + symbol
        if let known = children[key] { return known }
        let before = nodes[node]
        nodes.append(
            Node(
                parent: node, lastClass: symbol, context: before.context.followed(by: symbol),
                worth: before.worth * worth(of: symbol, after: node)))
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
