/// An amount of money in a barcode.
public struct BarcodePrice: Hashable, Codable, Sendable {
    /// A decimal number with the decimals that the code has, such as `2.99`.
    public let amount: String
    /// The ISO 4217 code: letters for a region's own currency, digits as GS1 elements carry it; nil when not told.
    public let currency: String?

    /// An amount in a currency.
    public init(amount: String, currency: String? = nil) {
        self.amount = amount
        self.currency = currency
    }
}
