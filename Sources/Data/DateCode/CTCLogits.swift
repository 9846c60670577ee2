import KeepItFreshRecognition

/// What a network for lines has seen in one: the logarithm of each class's probability, time step by time step.
struct CTCLogits: Sendable {
    /// The number of classes: CTC's blank first, then those of the network.
    let classes: Int
    /// `time steps × classes` values; a time step is four columns of the line's picture.
    let logProbabilities: [Float]

    var timeSteps: Int { logProbabilities.count / classes }

    /// The likely classes at each time step.
    var output: CTCOutput {
        CTCOutput(logProbabilities: logProbabilities, classes: classes)
    }
}
