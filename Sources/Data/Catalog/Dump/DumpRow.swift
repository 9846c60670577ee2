import KeepItFreshDomain
import KeepItFreshLabels

/// The values of one row, as cleaned texts.
struct DumpRow {
    private var texts = [String?](repeating: nil, count: Field.allCases.count)

    /// The value of a field; of several columns for it the first with a value counts.
    subscript(field: Field) -> String? {
        get { texts[field.rawValue] }
        set { if texts[field.rawValue] == nil { texts[field.rawValue] = newValue } }
    }

    /// The product of the row, or why it has none.
    var outcome: Outcome {
        guard let code = self[.code], let gtin = Self.number(code) else { return .withoutNumber }
        guard gtin.restrictedUse == nil, gtin.nonFoodUse == nil, let number = Int64(gtin.digits) else {
            return .restricted
        }
        guard let name = self[.name] ?? self[.genericName] ?? self[.shortName] else { return .nameless }
        return .product(
            Product(
                gtin: number, name: name, brand: self[.brands].flatMap(Self.first), quantity: self[.quantity],
                category: (self[.localCategories] ?? self[.categoryTags] ?? self[.categories]).flatMap(Self.narrowest)))
    }

    /// The product number of a code. Dumps drop and add leading zeros, so a code of any length from eight digits on is
    /// accepted when its check digit is right.
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

    /// The last of a list from the widest to the narrowest category, in words: `Oat drinks` for `en:oat-drinks`.
    private static func narrowest(_ list: String) -> String? {
        var rest = list[...]
        while rest.utf8.last == 0x2C { rest = rest[..<rest.utf8.index(before: rest.utf8.endIndex)] }
        let start = rest.utf8.lastIndex(of: 0x2C).map { rest.utf8.index(after: $0) } ?? rest.startIndex
        guard let text = CatalogText.trimmed(rest[start...]) else { return nil }
        let bytes = text.utf8
        guard bytes.count > 3, bytes[bytes.index(bytes.startIndex, offsetBy: 2)] == 0x3A else {
            return capitalised(text)
        }
        return capitalised(String(decoding: bytes.dropFirst(3).map { $0 == 0x2D ? 0x20 : $0 }, as: UTF8.self))
    }

    /// The text with its first letter in upper case.
    private static func capitalised(_ text: String) -> String {
        guard let first = text.utf8.first else { return text }
        switch first {
        case 0x61...0x7A: return String(decoding: [first - 0x20] + text.utf8.dropFirst(), as: UTF8.self)
        case ..<0x80: return text
        default: return text.prefix(1).uppercased() + text.dropFirst()
        }
    }
}

extension DumpRow {
    /// A product to store in the catalogue.
    struct Product: Equatable, Sendable {
        /// The product number of up to 14 digits.
        let gtin: Int64
        let name: String
        let brand: String?
        let quantity: String?
        let category: String?
    }

    /// The product of a row, or why it has none.
    enum Outcome: Equatable {
        case product(Product)
        case withoutNumber, restricted, nameless, damaged
    }

    /// The values that are read from a row of a dump.
    enum Field: Int, CaseIterable {
        case code, name, genericName, shortName, quantity, brands, localCategories, categoryTags, categories

        /// The field of a table's column by its name; nil for a column that is not read. Categories with a language
        /// code at the end are in that language; an export has the ones of its site.
        init?(_ name: Substring) {
            switch name {
            case "code": self = .code
            case "product_name": self = .name
            case "generic_name": self = .genericName
            case "abbreviated_product_name": self = .shortName
            case "quantity": self = .quantity
            case "brands": self = .brands
            case "categories": self = .categories
            case "categories_tags": self = .categoryTags
            case _ where name.hasPrefix("categories_") && name.utf8.count == "categories_".utf8.count + 2:
                self = .localCategories
            default: return nil
            }
        }

        /// The field of a JSON object by its key; nil for a key that is not read. Most keys have other lengths than
        /// these, so that few are compared.
        init?(jsonKey key: UnsafeRawBufferPointer) {
            switch key.count {
            case 4 where unsafe key.elementsEqual("code".utf8): self = .code
            case 6 where unsafe key.elementsEqual("brands".utf8): self = .brands
            case 8 where unsafe key.elementsEqual("quantity".utf8): self = .quantity
            case 10 where unsafe key.elementsEqual("categories".utf8): self = .categories
            case 12 where unsafe key.elementsEqual("product_name".utf8): self = .name
            case 12 where unsafe key.elementsEqual("generic_name".utf8): self = .genericName
            case 15 where unsafe key.elementsEqual("categories_tags".utf8): self = .categoryTags
            case 20 where unsafe key.elementsEqual("categories_hierarchy".utf8): self = .categoryTags
            case 24 where unsafe key.elementsEqual("abbreviated_product_name".utf8): self = .shortName
            default: return nil
            }
        }

        /// The same for a key that is a `String`.
        init?(jsonKey key: String) {
            var key = key
            let known = key.withUTF8 { unsafe Field(jsonKey: UnsafeRawBufferPointer($0)) }
            guard let field = known else { return nil }
            self = field
        }
    }
}
