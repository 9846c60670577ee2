/// A run of digits of a date.
struct NumberField: Sendable {
    /// What the digits say.
    let value: Int
    /// The number of digits.
    let width: Int
    /// The folded index just past it.
    let end: Int
    /// How many digits were printed as letters or torn apart.
    var repairs: Int
    /// The number of true digits.
    let digits: Int
}
