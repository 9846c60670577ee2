/// What the recogniser says of each step of a line: the logarithm of each class's probability, step by step.
struct ClassScores: Sendable {
    /// Blank first, then the alphabet.
    static let classes = 1 + CoderPrintAlphabet.characters.count

    /// Steps, one for each four columns of the line's picture.
    let steps: Int
    /// `steps × classes` values.
    let logProbabilities: [Float]

    /// The scores of one step.
    subscript(step: Int) -> ArraySlice<Float> {
        logProbabilities[step * Self.classes..<(step + 1) * Self.classes]
    }

    /// The logarithm of the likeliest path's probability: at each step the likeliest class.
    var bestPath: Float {
        (0..<steps).reduce(0) { $0 + (self[$1].max() ?? 0) }
    }
}
