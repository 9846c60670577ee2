/// All that was read from one photo, before anyone has asked what it means.
public struct Label: Hashable, Codable, Sendable {
    /// The barcodes, each once.
    public var barcodes: [Barcode]
    /// The text in reading order.
    public var lines: [TextLine]

    /// What a photo shows.
    public init(barcodes: [Barcode] = [], lines: [TextLine] = []) {
        self.barcodes = barcodes
        self.lines = lines
    }
}
