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
        list.split(separator: ",").lazy.compactMap { CatalogText.trimmed($0) }.first
    }

    /// The last of a list from the widest to the narrowest category, as words: `en:oat-drinks` is `Oat drinks`.
    private static func narrowest(_ list: String) -> String? {
        guard let last = list.split(separator: ",").last, var text = CatalogText.trimmed(last) else { return nil }
        let parts = text.split(separator: ":", maxSplits: 1)
        if parts.count == 2, parts[0].utf8.count == 2 { text = String(parts[1].replacing("-", with: " ")) }
        return text.prefix(1).uppercased() + text.dropFirst()
    }
}
