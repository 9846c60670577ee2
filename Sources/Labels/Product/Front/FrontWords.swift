/// How likely a text on the front of a pack has which role, by its words alone.
package enum FrontWords {
    /// How texts are hashed for their weights.
    package static let hashing = HashedWords(count: HashedWordWeights.front.count, unspacedPartLengths: 3...5)

    /// The probabilities of each role in the order of `FrontRole`; they add up to 1.
    static func probabilities(of text: String) -> [Double] {
        let scores = HashedWordWeights.front.scores(of: hashing.counts(in: text))
        return HashedWordWeights.probabilities(of: scores)
    }
}
