import Foundation

/// CTC prefix beam search: the likeliest readings of a line, each with the sum of the probabilities of all its
/// alignments, weighted by a language model.
struct BeamSearch {
    /// The number of readings that are kept from time step to time step.
    private static let width = 8
    /// Classes whose probability at a time step has a lower logarithm are not tried there.
    private static let minimumLogProbability = log(Float(0.002))
    /// The weight of the language model, and a bonus for each character, as the recogniser omits what it sees badly.
    /// Chosen on lines of products that it had not seen (Scripts/training/MODEL_CARD.md).
    private static let languageModelWeight = 0.2
    private static let characterBonus = 0.7

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
        let context: LanguageModel.Context
        let languageModelScore: Double
    }

    /// Node 0 is the empty reading.
    private var nodes = [Node(parent: 0, lastClass: 0, context: .start, languageModelScore: 1)]
    private var children: [Int: Int] = [:]
    private let languageModel: LanguageModel?

    private init(languageModel: LanguageModel?) {
        self.languageModel = languageModel
    }

    /// The readings of a line, likeliest first. Without a language model any text is as likely as another.
    static func readings(of logits: CTCLogits, languageModel: LanguageModel?) -> [Transcription] {
        var search = BeamSearch(languageModel: languageModel)
        var beams = [Beam(node: 0, blank: 1)]
        for timeStep in 0..<logits.timeSteps {
            beams = search.extended(beams, by: logits[timeStep])
        }
        return search.readings(of: beams)
    }

    /// The beams as readings: their probability in sum, distributed by the language model.
    private func readings(of beams: [Beam]) -> [Transcription] {
        let probability = beams.reduce(0) { $0 + $1.total }
        let ranked = Self.ranked(beams) { nodes[$0].languageModelScore * languageModelScore(of: nil, after: $0) }
        let all = ranked.reduce(0) { $0 + $1.weight }
        guard all > 0 else { return [] }
        return ranked.map { beam, weight in
            Transcription(classes: classes(of: beam.node), probability: min(weight / all * probability, 1))
        }
    }

    /// The beams by their weight, the heaviest first.
    private static func ranked(
        _ beams: some Sequence<Beam>, languageModelScore: (Int) -> Double
    ) -> [(beam: Beam, weight: Double)] {
        beams.map { (beam: $0, weight: $0.total * languageModelScore($0.node)) }
            .sorted { ($0.weight, $1.beam.node) > ($1.weight, $0.beam.node) }
    }

    /// The language model's factor for a class, or with nil for the text's end, after a node.
    private func languageModelScore(of symbol: Int?, after node: Int) -> Double {
        guard let languageModel else { return 1 }
        let logProbability =
            Self.languageModelWeight * languageModel.logProbability(of: symbol, after: nodes[node].context)
        return exp(logProbability + (symbol == nil ? 0 : Self.characterBonus))
    }

    private mutating func extended(_ beams: [Beam], by logProbabilities: ArraySlice<Float>) -> [Beam] {
        let likely = logProbabilities.enumerated()
            .filter { $0.offset == 0 || $0.element > Self.minimumLogProbability }
            .map { (symbol: $0.offset, probability: Double(exp($0.element))) }
        // A blank alone changes no reading, nor the order of any two.
        guard likely.count > 1 else {
            return beams.map { Beam(node: $0.node, blank: $0.total * likely[0].probability) }
        }
        var next: [Int: Beam] = [:]
        for beam in beams {
            for (symbol, probability) in likely {
                extend(beam, symbol, probability, into: &next)
            }
        }
        return Self.ranked(next.values) { nodes[$0].languageModelScore }.prefix(Self.width).map(\.beam)
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
        let key = node * CTCLogits.classes + symbol
        if let known = children[key] { return known }
        let before = nodes[node]
        nodes.append(
            Node(
                parent: node, lastClass: symbol, context: before.context.followed(by: symbol),
                languageModelScore: before.languageModelScore * languageModelScore(of: symbol, after: node)))
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
