import KeepItFreshRecognition

/// The recogniser's output for a line: the logarithm of each class's probability, time step by time step.
struct CTCLogits: Sendable {
    /// The number of classes: CTC's blank first, then the alphabet.
    static let classes = 1 + DateCodeAlphabet.characters.count

    /// One for each four columns of the line's picture.
    let timeSteps: Int
    /// `timeSteps × classes` values.
    let logProbabilities: [Float]

    /// The likely classes at each time step.
    var output: CTCOutput {
        CTCOutput(logProbabilities: logProbabilities, classes: Self.classes)
    }
}
