import Foundation

/// Turns the recogniser's own probability for a reading into the share of such readings that are right.
///
/// A logistic curve over the probability's log odds, drawn a little below what real date lines showed
/// (Scripts/training/MODEL_CARD.md).
enum ReadingConfidence {
    private static let slope = 0.6
    private static let offset = 2.0

    /// The chance that a reading of this probability is right.
    static func calibrated(_ probability: Double) -> Double {
        let bounded = min(max(probability, 1e-6), 1 - 1e-6)
        return 1 / (1 + exp(-(slope * log(bounded / (1 - bounded)) + offset)))
    }
}
