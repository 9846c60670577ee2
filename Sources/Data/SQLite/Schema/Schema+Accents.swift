import GRDB
import KeepItFreshDomain
import KeepItFreshLabels

/// What migration 22 changes: searches ignore accents, and a name is the same with its accents in letters of their own.
extension Schema {
    static func ignoreAccents(_ database: Database) throws {
        let searchText = DatabaseFunction("kif_search_text", argumentCount: 1, pure: true) { values in
            let texts = String.fromDatabaseValue(values[0]) ?? ""
            return texts.split(separator: Item.searchTextEnd, omittingEmptySubsequences: false)
                .map { Item.searchText(for: String($0)) }.joined(separator: Item.searchTextEnd)
        }
        let composed = DatabaseFunction("kif_composed", argumentCount: 1, pure: true) { values in
            String.fromDatabaseValue(values[0])?.composed
        }
        for function in [searchText, composed] { database.add(function: function) }
        defer { for function in [searchText, composed] { database.remove(function: function) } }
        // Nothing changes in texts of ASCII characters.
        try database.execute(
            sql: """
                UPDATE item SET searchText = kif_search_text(searchText)
                WHERE length(searchText) <> length(CAST(searchText AS BLOB));
                UPDATE item SET productKey = kif_composed(productKey)
                WHERE length(productKey) <> length(CAST(productKey AS BLOB));
                """)
    }
}
