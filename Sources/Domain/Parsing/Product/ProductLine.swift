/// A line of a label, made ready to be asked what it is about.
struct ProductLine: Sendable {
    /// As read.
    let line: TextLine
    /// Its words and numbers, of the first part of a very long line.
    let tokens: [LabelToken]
    /// What its words tell.
    let roles: Set<ProductWordRole>
    /// True when it speaks of dates, offers or the like.
    let isAboutDates: Bool
    /// The height of its letters in pixels; nil for plain text.
    let height: Double?

    /// Lines longer than this, in characters, are running text; more of them need not be looked at.
    static let longest = 400

    /// Reads a line with the words of `vocabulary`.
    init(_ line: TextLine, vocabulary: ProductVocabulary, isAboutDates: Bool = false) {
        self.line = line
        tokens = LabelTokenizer.tokens(of: line, upTo: Self.longest)
        roles = LineRoles(tokens, vocabulary: vocabulary).roles
        self.isAboutDates = isAboutDates
        height = Self.height(of: line)
    }

    /// True when it holds a food's name.
    var hasFood: Bool { roles.contains(.food) }

    /// True when no word in it speaks against its being a name.
    var mayBeName: Bool { mayBeBrand && !roles.contains(.company) }

    /// True when no word in it speaks against its being a brand.
    var mayBeBrand: Bool {
        guard !isAboutDates, line.text.utf8.count <= 2 * Self.longest, !hasLongNumber,
            !roles.contains(where: { $0.excludesName && $0 != .company })
        else { return false }
        guard !Self.isAddress(line.text) else { return false }
        let digits = tokens.reduce(0) { $0 + $1.folded.utf8.count { ASCII.isDigit($0) } }
        let letters = tokens.reduce(0) { $0 + $1.folded.unicodeScalars.count { $0.properties.isAlphabetic } }
        return letters >= 2 && letters > 2 * digits && !(roles.contains(.nutrient) && hasAmount)
    }

    /// True for four digits and more, which are a year, a postcode or another number of no name.
    private var hasLongNumber: Bool {
        tokens.contains { $0.isNumeric && $0.folded.utf8.count >= 4 && $0.folded.utf8.allSatisfy(ASCII.isDigit) }
    }

    /// True when a number stands before a unit of weight or energy, as in a row of the nutrition table; not `3,5 % fat`.
    private var hasAmount: Bool {
        zip(tokens, tokens.dropFirst()).contains { $0.isNumeric && Self.tableUnits.contains($1.folded) }
    }

    private static let tableUnits: Set<String> = ["g", "gr", "gm", "mg", "mcg", "µg", "kj", "kcal", "г", "мг"]

    private static func isAddress(_ text: String) -> Bool {
        let bytes = text.utf8.map { $0 | ($0 >= 0x41 && $0 <= 0x5A ? 0x20 : 0) }
        guard !bytes.contains(UInt8(ascii: "@")), !bytes.contains(UInt8(ascii: "#")) else { return true }
        return bytes.indices.contains { index in
            (bytes[index] == UInt8(ascii: "w") || bytes[index] == UInt8(ascii: "h")
                || bytes[index] == UInt8(ascii: "."))
                && addressParts.contains { bytes[index...].starts(with: $0) }
        }
    }

    private static let addressParts = ["www.", "http:", "https:", ".com", ".co.", ".de", ".fr", ".net", ".org"].map {
        Array($0.utf8)
    }

    /// The median height of the words, or the line's when it has none.
    private static func height(of line: TextLine) -> Double? {
        let heights = line.words.compactMap(\.box).map(height).sorted()
        guard heights.isEmpty else { return heights[heights.count / 2] }
        return line.box.map(height)
    }

    private static func height(of box: Quad) -> Double {
        let across = Double(box.bottomLeft.x - box.topLeft.x)
        let down = Double(box.bottomLeft.y - box.topLeft.y)
        return (across * across + down * down).squareRoot()
    }
}
