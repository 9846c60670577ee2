package import KeepItFreshDomain

/// Items without a name, which are told apart by what their photos show.
extension Inventory {
    /// So many of them are looked through for a text, those that were added last.
    private static let maximumUnnamed = 500

    /// By what those of `items` can be told apart that have neither a name nor a brand, by id. Throws `DataError`.
    package func traits(of items: [Item]) async throws -> [String: ItemTraits] {
        var traits: [String: ItemTraits] = [:]
        for item in items where item.name == nil && item.brand == nil {
            traits[item.id] = ItemTraits(try await photos(of: item.id))
        }
        return traits
    }

    /// The ids of the items without a name on whose photos `text` is among the largest words, or in whose photo's name
    /// it is; case is ignored. Throws `DataError`.
    package func idsOfUnnamed(showing text: String) async throws -> Set<String> {
        let text = Item.searchText(for: text)
        let found = try await unnamed().filter { $0.texts.contains { Item.searchText(for: $0).contains(text) } }
        return Set(found.map(\.item.id))
    }

    /// The items in stock without a name, and the texts by which they can be told apart. Throws `DataError`.
    func unnamed() async throws -> [(item: Item, texts: [String])] {
        var query = ItemQuery(order: .added)
        query.lacksName = true
        var found: [(item: Item, texts: [String])] = []
        for item in try await items(query, limit: Self.maximumUnnamed) {
            let texts = ItemTraits(try await photos(of: item.id)).texts
            found.append((item, [item.brand].compactMap(\.self) + texts))
        }
        return found
    }
}
