/// Knows products by their number.
public protocol ProductLookupProviding: Sendable {
    /// What is known of a product; nil when that is nothing, or cannot be told now. It never waits for long and never
    /// fails: what is not found stays as it was read.
    func product(of gtin: GTIN) async -> FoundProduct?
}
