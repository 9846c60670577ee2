/// A row of a fitted table: a feature with its weights in log-odds, one for each of what it speaks for or against.
package struct FittedRow<Feature: Hashable & Sendable>: Sendable {
    /// What was found, of which there is a value.
    package let feature: Feature
    /// What a value of 1 says.
    package let weights: [Double]

    /// A row as it is written in a table.
    package init(_ feature: Feature, _ weights: Double...) {
        (self.feature, self.weights) = (feature, weights)
    }
}

extension Array {
    /// What the values of features say together, with the weights at a place of the rows; those that are not there are
    /// 0.
    package func score<Feature>(of features: [Feature: Double], _ place: Int = 0, from bias: Double = 0) -> Double
    where Element == FittedRow<Feature> {
        reduce(bias) { $0 + $1.weights[place] * (features[$1.feature] ?? 0) }
    }
}
