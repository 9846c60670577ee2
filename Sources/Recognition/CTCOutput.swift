import CKIFRecognition
import Foundation

/// What a recogniser read in a line, as CTC (connectionist temporal classification) describes it: the classes that are
/// likely at each time step. Of thousands of classes hardly any are.
package struct CTCOutput: Hashable, Sendable {
    /// CTC's class for no character.
    package static let blank = 0
    /// Less likely classes are left out.
    package static let minimumProbability: Float = 0.002

    private static let minimumLogProbability = log(minimumProbability)

    /// A class at a time step.
    package struct Candidate: Hashable, Sendable {
        /// The blank, or the number of a character in the recogniser's alphabet, from 1.
        package let symbol: Int
        /// 0…1.
        package let probability: Double
    }

    /// The number of classes that the recogniser has, with the blank.
    package let classes: Int
    /// The candidates at each time step, from the line's beginning to its end: the blank, however unlikely it is, then
    /// the likely characters, by their numbers.
    package let candidates: [[Candidate]]
    /// The logarithm of the probability of the likeliest path, which has the likeliest class at each time step.
    package let bestPathLogProbability: Float

    /// The number of places along the line at which the recogniser looked for a character.
    package var timeSteps: Int { candidates.count }

    /// The output of a network that returns probabilities: `classes` values for each time step, one step after another.
    package init(probabilities: some Collection<Float>, classes: Int) {
        let steps = Step.all(of: probabilities, classes: classes, above: Self.minimumProbability)
        self.classes = classes
        candidates = steps.map { step in
            step.likely.map { Candidate(symbol: $0.symbol, probability: Double($0.value)) }
        }
        bestPathLogProbability = steps.reduce(0) { $0 + log($1.maximum) }
    }

    /// The output of a network that returns the logarithms of probabilities: `classes` values for each time step, one
    /// step after another.
    package init(logProbabilities: some Collection<Float>, classes: Int) {
        let steps = Step.all(of: logProbabilities, classes: classes, above: Self.minimumLogProbability)
        self.classes = classes
        candidates = steps.map { step in
            step.likely.map { Candidate(symbol: $0.symbol, probability: Double(exp($0.value))) }
        }
        bestPathLogProbability = steps.reduce(0) { $0 + $1.maximum }
    }
}

extension CTCOutput {
    /// The network's values at one time step that matter.
    private struct Step {
        /// The blank's value, and those above a minimum.
        let likely: [(symbol: Int, value: Float)]
        /// The largest value of all classes.
        let maximum: Float

        /// The time steps of a network's output.
        static func all(of values: some Collection<Float>, classes: Int, above minimum: Float) -> [Step] {
            guard classes > 0 else { return [] }
            let steps = values.withContiguousStorageIfAvailable {
                unsafe all(of: $0, classes: classes, above: minimum)
            }
            if let steps { return steps }
            return unsafe Array(values).withUnsafeBufferPointer {
                unsafe all(of: $0, classes: classes, above: minimum)
            }
        }

        private static func all(
            of values: UnsafeBufferPointer<Float>, classes: Int, above minimum: Float
        ) -> [Step] {
            var selected = [Int32](repeating: 0, count: classes)
            return stride(from: 0, through: values.count - classes, by: classes).map { start in
                unsafe Step(
                    UnsafeBufferPointer(rebasing: values[start..<start + classes]), above: minimum, using: &selected)
            }
        }

        /// `selected` is scratch memory, as large as `values`.
        private init(_ values: UnsafeBufferPointer<Float>, above minimum: Float, using selected: inout [Int32]) {
            let count = unsafe ckifrecognition_select(values.baseAddress, values.count, minimum, &selected)
            let symbols = selected[..<count].map(Int.init)
            // A value above the minimum is the largest, if there is one.
            let largest = symbols.map { unsafe values[$0] }.max()
            maximum = unsafe largest ?? ckifrecognition_maximum(values.baseAddress, values.count)
            let all = symbols.first == CTCOutput.blank ? symbols : [CTCOutput.blank] + symbols
            likely = all.map { (symbol: $0, value: unsafe values[$0]) }
        }
    }
}
