/// What is taken from a row of a dump.
enum DumpField: Int, CaseIterable {
    case code, name, genericName, shortName, quantity, brands, localCategories, categoryTags, categories

    /// The field of a column of the table, or of a JSON object, by its name; nil for all that is not taken. Categories
    /// with the code of a language behind are in that language's words; the export has the ones of its site.
    init?(_ name: Substring, isJSON: Bool) {
        switch name {
        case "code": self = .code
        case "product_name": self = .name
        case "generic_name": self = .genericName
        case "abbreviated_product_name": self = .shortName
        case "quantity": self = .quantity
        case "brands": self = .brands
        case "categories_hierarchy" where isJSON: self = .categoryTags
        case "categories": self = .categories
        case "categories_tags": self = .categoryTags
        case _ where !isJSON && name.hasPrefix("categories_") && name.utf8.count == "categories_".utf8.count + 2:
            self = .localCategories
        default: return nil
        }
    }
}
