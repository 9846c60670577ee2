import KeepItFreshDomain

/// The values of one row, as texts that can be shown.
struct DumpValues {
    private var texts = [String?](repeating: nil, count: DumpField.allCases.count)

    /// The value of a field; of several columns the first that says something counts.
    subscript(field: DumpField) -> String? {
        get { texts[field.rawValue] }
        set { if texts[field.rawValue] == nil { texts[field.rawValue] = newValue } }
    }

    /// What the row comes to.
    var outcome: RowOutcome {
        guard let code = self[.code], let gtin = Self.number(code) else { return .withoutNumber }
        guard gtin.restrictedUse == nil, gtin.nonFoodUse == nil, let number = Int64(gtin.digits) else {
            return .restricted
        }
        guard let name = self[.name] ?? self[.genericName] ?? self[.shortName] else { return .nameless }
        return .taken(
            CatalogRow(
                gtin: number, name: name, brand: self[.brands].flatMap(Self.first), quantity: self[.quantity],
                category: (self[.localCategories] ?? self[.categoryTags] ?? self[.categories]).flatMap(Self.narrowest)))
    }

    /// The number that a code stands for. Zeros in front come and go in dumps, so any length from eight digits on may
    /// be one, when its check digit is right.
    static func number(_ code: String) -> GTIN? {
        guard code.utf8.count >= 8, code.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        if [8, 12, 13, 14].contains(code.utf8.count) { return GTIN(code) }
        let digits = String(code.drop { $0 == "0" })
        guard digits.utf8.count <= 14 else { return nil }
        return GTIN(String(repeating: "0", count: 14 - digits.utf8.count) + digits)
    }

    private static func first(_ list: String) -> String? {
        var rest = list[...]
        while let comma = rest.utf8.firstIndex(of: 0x2C) {
            if let text = CatalogText.trimmed(rest[..<comma]) { return text }
            rest = rest[rest.utf8.index(after: comma)...]
        }
        return CatalogText.trimmed(rest)
    }

    /// The last of a list from the widest to the narrowest category, as words: `en:oat-drinks` is `Oat drinks`.
    private static func narrowest(_ list: String) -> String? {
        var rest = list[...]
        while rest.utf8.last == 0x2C { rest = rest[..<rest.utf8.index(before: rest.utf8.endIndex)] }
        let start = rest.utf8.lastIndex(of: 0x2C).map { rest.utf8.index(after: $0) } ?? rest.startIndex
        guard let text = CatalogText.trimmed(rest[start...]) else { return nil }
        let bytes = text.utf8
        guard bytes.count > 3, bytes[bytes.index(bytes.startIndex, offsetBy: 2)] == 0x3A else { return capital(text) }
        return capital(String(decoding: bytes.dropFirst(3).map { $0 == 0x2D ? 0x20 : $0 }, as: UTF8.self))
    }

    /// The text with a capital in front.
    private static func capital(_ text: String) -> String {
        guard let first = text.utf8.first else { return text }
        switch first {
        case 0x61...0x7A: return String(decoding: [first - 0x20] + text.utf8.dropFirst(), as: UTF8.self)
        case ..<0x80: return text
        default: return text.prefix(1).uppercased() + text.dropFirst()
        }
    }
}
