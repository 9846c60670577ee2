/// A line of text as a reader saw it. Plain text is the simple case: a line without boxes, fully trusted.
public struct TextLine: Hashable, Codable, Sendable {
    /// The line as read best, words parted by one space.
    public var text: String
    /// 0…1, the reader's own measure for the line.
    public var confidence: Double
    /// Where it stands; nil for plain text.
    public var box: Quad?
    /// Its words in reading order; empty when the reader gives none.
    public var words: [TextWord]
    /// Other readings of the whole line, likeliest first.
    public var alternatives: [String]
    /// Who read `text`; nil for plain text.
    public var reader: TextReader?
    /// Those of `alternatives` that another reader than `reader` made of the same place.
    public var rivals: [String]

    /// A line of text; without a box it stands for plain text.
    public init(
        text: String, confidence: Double = 1, box: Quad? = nil, words: [TextWord] = [], alternatives: [String] = [],
        reader: TextReader? = nil, rivals: [String] = []
    ) {
        self.text = text
        self.confidence = confidence
        self.box = box
        self.words = words
        self.alternatives = alternatives
        self.reader = reader
        self.rivals = rivals
    }
}

extension TextLine {
    /// Decodes a line. One that was kept before readers were told apart has neither a reader nor rivals.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            text: try fields.decode(String.self, forKey: .text),
            confidence: try fields.decode(Double.self, forKey: .confidence),
            box: try fields.decodeIfPresent(Quad.self, forKey: .box),
            words: try fields.decode([TextWord].self, forKey: .words),
            alternatives: try fields.decode([String].self, forKey: .alternatives),
            reader: try fields.decodeIfPresent(TextReader.self, forKey: .reader),
            rivals: try fields.decodeIfPresent([String].self, forKey: .rivals) ?? [])
    }
}
