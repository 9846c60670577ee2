/// A barcode as a decoder read it.
public struct Barcode: Hashable, Codable, Sendable {
    public var symbology: Symbology
    /// The decoded content; the separator FNC1 between elements is U+001D.
    public var text: String
    /// Whether the symbol marks its content as GS1 elements (a leading FNC1 or its equivalent).
    public var isGS1: Bool
    /// The place in the photo; nil when the decoder does not return it.
    public var box: Quad?
    /// The decoder's confidence, 0…1; nil when it does not return one.
    public var confidence: Double?

    /// Whether the code may well be misread: it is listed, but its content is not used.
    public var isDoubtful: Bool {
        (confidence ?? 1) < 0.5
    }

    public init(
        symbology: Symbology, text: String, isGS1: Bool = false, box: Quad? = nil, confidence: Double? = nil
    ) {
        self.symbology = symbology
        self.text = text
        self.isGS1 = isGS1
        self.box = box
        self.confidence = confidence
    }
}
