/// One GS1 element: an application identifier with its value, as carried.
public struct BarcodeElement: Hashable, Codable, Sendable {
    /// The application identifier, such as `17` or `3103`.
    public let ai: String
    /// The value as carried, without separators; a GTIN in 14 digits.
    public let value: String

    /// An element.
    public init(ai: String, value: String) {
        self.ai = ai
        self.value = value
    }
}
