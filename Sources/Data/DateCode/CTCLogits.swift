/// The recogniser's output for a line: the logarithm of each class's probability, time step by time step.
struct CTCLogits: Sendable {
    /// The number of classes: CTC's blank first, then the alphabet.
    static let classes = 1 + Transcription.Alphabet.characters.count

    /// One for each four columns of the line's picture.
    let timeSteps: Int
    /// `timeSteps × classes` values.
    let logProbabilities: [Float]

    /// The values of one time step.
    subscript(timeStep: Int) -> ArraySlice<Float> {
        logProbabilities[timeStep * Self.classes..<(timeStep + 1) * Self.classes]
    }

    /// The logarithm of the probability of the likeliest path, which has the likeliest class at each time step.
    var bestPathLogProbability: Float {
        (0..<timeSteps).reduce(0) { $0 + (self[$1].max() ?? 0) }
    }
}
