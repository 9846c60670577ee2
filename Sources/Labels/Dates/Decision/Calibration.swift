import func Glibc.exp
import func Glibc.log

/// Turns the solver's probability into how often such dates are right: a logistic curve, fitted to photos whose products
/// had no part in fitting the weights, below a ceiling.
///
/// The ceiling is for what no score shows: a date that is read well and looks like an expiry, but is that of production
/// on a pack that prints neither a word nor an expiry.
enum Calibration {
    private static let slope = 0.856
    private static let offset = 0.754
    private static let ceiling = 0.9980

    /// The share of dates with this probability that are right, 0…1.
    static func confidence(_ probability: Double) -> Double {
        let clamped = min(1 - 1e-9, max(1e-9, probability))
        return ceiling / (1 + exp(-(slope * log(clamped / (1 - clamped)) + offset)))
    }
}
