/// A net quantity: so many packs of so much.
struct NetQuantity: Hashable, Sendable, CustomStringConvertible {
    /// How many packs are in a multipack, from the outermost in; empty for a single one.
    let counts: [Int]
    /// The amount as decimal digits with a point.
    let amount: String
    let unit: QuantityUnit

    /// As a person writes it: `500 g`, `6 × 0.33 l`.
    var description: String {
        (counts.map(String.init) + ["\(amount) \(unit.rawValue)"]).joined(separator: " × ")
    }
}
