/// A line of text as it was recognised. A line of plain text has no boxes and is fully trusted.
///
/// ```swift
/// let typed = TextLine(text: "Best before 12.03.2027")
/// let recognised = TextLine(
///     text: "L 4711", confidence: 0.93, box: Quad(left: 40, top: 310, right: 180, bottom: 340),
///     readers: [.dateCode])
/// ```
public struct TextLine: Hashable, Sendable {
    /// A word of a line.
    public struct Word: Hashable, Codable, Sendable {
        public var text: String
        /// The recogniser's own confidence, 0…1.
        public var confidence: Double
        /// The word's place in the photo; nil for plain text.
        public var box: Quad?
        /// The engines that read the word, where these are others than the line's; empty where they are the same.
        public var readers: Set<OCREngine>
        /// Where its characters are: one for each Unicode scalar of the text; empty where that is not known.
        package var letters: [Letter] = []

        public init(text: String, confidence: Double = 1, box: Quad? = nil, readers: Set<OCREngine> = []) {
            self.text = text
            self.confidence = confidence
            self.box = box
            self.readers = readers
        }
    }

    /// Where a character of a word is, and how sure it is.
    package struct Letter: Hashable, Sendable {
        /// The middle as a share of the length of the word's box, 0…1 from its beginning.
        package let middle: Double
        /// The recogniser's probability of the character, 0…1.
        package let certainty: Double

        package init(middle: Double, certainty: Double) {
            (self.middle, self.certainty) = (middle, certainty)
        }
    }

    /// What another look at a line's place has read there.
    package struct Look: Hashable, Codable, Sendable {
        package let text: String
        package let engine: OCREngine

        package init(text: String, engine: OCREngine) {
            (self.text, self.engine) = (text, engine)
        }
    }

    /// Another reading of a whole line. A string literal is one of unknown probability.
    public struct Alternative: Hashable, Sendable, ExpressibleByStringLiteral {
        public var text: String
        /// 0…1, the probability that the recogniser gives it; nil where it gives none.
        public var probability: Double?
        /// The engines that read it, where these are others than the line's; empty where they are the same.
        public var readers: Set<OCREngine>

        public init(_ text: String, probability: Double? = nil, readers: Set<OCREngine> = []) {
            self.text = text
            self.probability = probability
            self.readers = readers
        }

        public init(stringLiteral text: String) {
            self.init(text)
        }
    }

    /// The likeliest reading, with one space between words.
    public var text: String
    /// The recogniser's own confidence in the line, 0…1.
    public var confidence: Double
    /// The line's place in the photo; nil for plain text.
    public var box: Quad?
    /// The words in reading order; empty when the recogniser returns none.
    public var words: [Word]
    /// Other readings of the whole line, likeliest first.
    public var alternatives: [Alternative]
    /// The engines that read `text`; empty for plain text.
    public var readers: Set<OCREngine>
    /// What further looks at the same place have read; empty where there were none.
    package var looks: [Look] = []

    public init(
        text: String, confidence: Double = 1, box: Quad? = nil, words: [Word] = [], alternatives: [Alternative] = [],
        readers: Set<OCREngine> = []
    ) {
        self.text = text
        self.confidence = confidence
        self.box = box
        self.words = words
        self.alternatives = alternatives
        self.readers = readers
    }
}

/// Lines put together from words, and the words of lines.
extension TextLine {
    /// Joins words into a line: their texts with a space between, the box around theirs, the mean of their confidence
    /// weighted by length. Nil when they hold nothing but spaces.
    package init?(words: [Word]) {
        let words = words.filter { $0.text.contains { !$0.isWhitespace } }
        let letters = words.reduce(0) { $0 + $1.text.count }
        guard letters > 0 else { return nil }
        let weighted = words.reduce(0) { $0 + $1.confidence * Double($1.text.count) }
        self.init(
            text: words.map(\.text).joined(separator: " "),
            confidence: min(1, max(0, weighted / Double(letters))),
            box: Quad(around: words.compactMap(\.box)),
            words: words
        )
    }

    /// The words; the whole line as one word when the recogniser returned none.
    package var wordsOrWhole: [Word] {
        words.isEmpty ? [Word(text: text, confidence: confidence, box: box)] : words
    }
}

/// Which engine read what.
extension TextLine {
    /// The same line as a reading of one engine.
    package func read(by engine: OCREngine) -> TextLine {
        var line = self
        line.readers = [engine]
        return line
    }

    /// What one engine read of the line, with its other readings as alternatives; nil for nothing.
    package func read(onlyBy engine: OCREngine) -> TextLine? {
        let all = [(text, readers)] + alternatives.map { ($0.text, $0.readers.isEmpty ? readers : $0.readers) }
        let texts = all.filter { $0.1.contains(engine) }.map(\.0)
        guard let first = texts.first else { return nil }
        return TextLine(
            text: first, confidence: confidence, box: box, alternatives: texts.dropFirst().map { Alternative($0) },
            readers: [engine])
    }

    /// Adds another reading of the same line to the alternatives, with its confidence and its own alternatives.
    mutating func addAlternative(from other: TextLine) {
        let own = other.readers == readers ? [] : other.readers
        alternatives.append(Alternative(other.text, probability: other.confidence, readers: own))
        alternatives += other.alternatives.map { alternative in
            Alternative(
                alternative.text, probability: alternative.probability,
                readers: alternative.readers.isEmpty ? own : alternative.readers)
        }
    }

    /// The engines that read one of the words; empty for plain text.
    func readers(of word: Word) -> Set<OCREngine> {
        word.readers.isEmpty ? readers : word.readers
    }

    /// The engines that read one of the alternatives; empty for plain text.
    func readers(of alternative: Alternative) -> Set<OCREngine> {
        readers.count > 1 || alternative.readers.isEmpty ? readers : alternative.readers
    }
}

/// The same line in other coordinates.
extension TextLine {
    /// The line in a picture `factor` times as large.
    package func enlarged(by factor: Int) -> TextLine {
        factor == 1 ? self : mapCorners { $0.enlarged(by: factor) }
    }

    /// The line in a picture of which this one is the part that begins at `origin`.
    package func moved(to origin: PixelPoint) -> TextLine {
        mapCorners { $0.moved(to: origin) }
    }

    /// The line with `move` applied to every corner of its box and its words' boxes.
    package func mapCorners(_ move: (PixelPoint) -> PixelPoint) -> TextLine {
        var line = self
        line.box = box?.mapCorners(move)
        for index in words.indices { line.words[index].box = words[index].box?.mapCorners(move) }
        return line
    }
}

extension TextLine: Codable {
    private enum CodingKeys: String, CodingKey {
        case text, confidence, box, words, alternatives, readers, looks
        /// The texts of the alternatives that another engine read, as earlier versions stored them.
        case storedRivals = "rivals"
        /// The readers under one name, as earlier versions stored them.
        case storedReader = "reader"
    }

    /// Decodes a line. Readers may be missing; they and the alternatives may have an earlier version's form.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            text: try fields.decode(String.self, forKey: .text),
            confidence: ReadingLimits.share(try fields.decode(Double.self, forKey: .confidence)),
            box: try fields.decodeIfPresent(Quad.self, forKey: .box),
            words: try fields.decode([Word].self, forKey: .words),
            alternatives: try fields.decode([Alternative].self, forKey: .alternatives),
            readers: try Self.readers(in: fields))
        looks = try fields.decodeIfPresent([Look].self, forKey: .looks) ?? []
        let rivals = try fields.decodeIfPresent([String].self, forKey: .storedRivals) ?? []
        guard readers.count == 1 else { return }
        for index in alternatives.indices where rivals.contains(alternatives[index].text) {
            alternatives[index].readers = Set([.document, .dateCode]).subtracting(readers)
        }
    }

    /// Encodes a line, its readers as a list, which is left out when empty.
    public func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: CodingKeys.self)
        try fields.encode(text, forKey: .text)
        try fields.encode(confidence, forKey: .confidence)
        try fields.encodeIfPresent(box, forKey: .box)
        try fields.encode(words, forKey: .words)
        try fields.encode(alternatives, forKey: .alternatives)
        if !readers.isEmpty { try fields.encode(readers.ordered, forKey: .readers) }
        if !looks.isEmpty { try fields.encode(looks, forKey: .looks) }
    }

    private static func readers(in fields: KeyedDecodingContainer<CodingKeys>) throws -> Set<OCREngine> {
        if let readers = try fields.decodeIfPresent([OCREngine].self, forKey: .readers) { return Set(readers) }
        guard let name = try fields.decodeIfPresent(String.self, forKey: .storedReader) else { return [] }
        guard let readers = Set<OCREngine>(storedName: name) else {
            throw DecodingError.dataCorruptedError(
                forKey: .storedReader, in: fields, debugDescription: "unknown reader: \(name)")
        }
        return readers
    }
}

extension TextLine.Word {
    private enum CodingKeys: String, CodingKey {
        case text, confidence, box, readers, middles, certainties
    }

    /// Decodes a word; its readers may be missing, as earlier versions did not store them.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            text: try fields.decode(String.self, forKey: .text),
            confidence: ReadingLimits.share(try fields.decode(Double.self, forKey: .confidence)),
            box: try fields.decodeIfPresent(Quad.self, forKey: .box),
            readers: Set(try fields.decodeIfPresent([OCREngine].self, forKey: .readers) ?? []))
        let middles = try fields.decodeIfPresent([Int].self, forKey: .middles) ?? []
        let certainties = try fields.decodeIfPresent([Int].self, forKey: .certainties) ?? []
        guard middles.count == text.unicodeScalars.count, certainties.count == middles.count else { return }
        letters = zip(middles, certainties).map { middle, certainty in
            TextLine.Letter(
                middle: ReadingLimits.share(Double(middle) / 1000),
                certainty: ReadingLimits.share(Double(certainty) / 1000))
        }
    }

    /// Encodes a word, its readers as a list, which is left out when empty; the places of its characters in
    /// thousandths.
    public func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: CodingKeys.self)
        try fields.encode(text, forKey: .text)
        try fields.encode(confidence, forKey: .confidence)
        try fields.encodeIfPresent(box, forKey: .box)
        if !readers.isEmpty { try fields.encode(readers.ordered, forKey: .readers) }
        guard !letters.isEmpty else { return }
        try fields.encode(letters.map { Int(clamping: ($0.middle * 1000).rounded()) }, forKey: .middles)
        try fields.encode(letters.map { Int(clamping: ($0.certainty * 1000).rounded()) }, forKey: .certainties)
    }
}

extension TextLine.Alternative: Codable {
    private enum CodingKeys: String, CodingKey {
        case text, probability, readers
    }

    /// Decodes an alternative, which earlier versions stored as its text alone.
    public init(from decoder: any Decoder) throws {
        if let text = try? decoder.singleValueContainer().decode(String.self) {
            self.init(text)
            return
        }
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            try fields.decode(String.self, forKey: .text),
            probability: try fields.decodeIfPresent(Double.self, forKey: .probability).map(ReadingLimits.share),
            readers: Set(try fields.decodeIfPresent([OCREngine].self, forKey: .readers) ?? []))
    }

    /// Encodes an alternative; what is nil or empty is left out.
    public func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: CodingKeys.self)
        try fields.encode(text, forKey: .text)
        try fields.encodeIfPresent(probability, forKey: .probability)
        if !readers.isEmpty { try fields.encode(readers.ordered, forKey: .readers) }
    }
}
