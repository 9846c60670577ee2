/// A barcode as a decoder read it.
public struct Barcode: Hashable, Codable, Sendable {
    /// Which kind of code it is.
    public var symbology: Symbology
    /// The payload as decoded; FNC1 between elements is U+001D.
    public var text: String
    /// True when the symbol says that its content follows GS1's element strings (a leading FNC1 or its like).
    public var isGS1: Bool
    /// Where it is; nil when the decoder does not tell.
    public var box: Quad?
    /// 0…1, how sure the decoder is; nil when it does not tell.
    public var confidence: Double?

    /// True for a code that may well be misread: it is told, and nothing is made of it.
    public var isDoubtful: Bool {
        (confidence ?? 1) < 0.5
    }

    /// A code with its payload and, where known, its place and confidence.
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
