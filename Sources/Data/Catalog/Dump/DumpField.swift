/// What is taken from a row of a dump.
enum DumpField: Int, CaseIterable {
    case code, name, genericName, shortName, quantity, brands, localCategories, categoryTags, categories

    /// The field of a column of the table by its name; nil for all that is not taken. Categories with the code of a
    /// language behind are in that language's words; the export has the ones of its site.
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

    /// The field of a JSON object by its key; nil for all that is not taken. There are many more keys of other lengths
    /// than of these, so that few are compared.
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

    /// The same of a key that stands apart.
    init?(jsonKey key: String) {
        var key = key
        let known = key.withUTF8 { unsafe DumpField(jsonKey: UnsafeRawBufferPointer($0)) }
        guard let field = known else { return nil }
        self = field
    }
}
