/// A lot found in a text.
struct LotMatch: Sendable {
    /// The folded indices of the lot with its word.
    let range: Range<Int>
    /// The folded indices of the lot alone.
    let value: Range<Int>
}
