import ArgumentParser
import KeepItFresh

/// Which items are listed, and in which order.
struct ListFilterOption: ParsableArguments {
    /// The orders of a list.
    enum Order: String, ExpressibleByArgument, CaseIterable {
        case expiry, name, added
    }

    @Option(help: "Only items kept in this place.")
    var place: String?

    @Option(help: "Only items with this in their name, brand, number, lot or notes.")
    var search: String?

    @Flag(help: "Only items that need a look (kif-scan review).")
    var review = false

    @Flag(help: "Also items of which nothing is left.")
    var all = false

    @Option(help: "The order: expiry, name or added (the latest first).")
    var sort = Order.expiry

    /// The items that are asked for and that `isShown` lets through, in that order.
    func apply(to items: [Item], where isShown: (Item) -> Bool) -> [Item] {
        // There may be many: options are asked for once, and each item is copied once, at the end.
        let (all, review, place, search) = (all, review, place?.lowercased(), search?.lowercased())
        func fits(_ item: Item) -> Bool {
            guard all || item.quantity > 0, !review || !item.needsReview.isEmpty else { return false }
            if let place, item.place?.lowercased() != place { return false }
            return search.map { Self.has($0, item) } ?? true
        }
        let places = items.indices.filter { fits(items[$0]) && isShown(items[$0]) }
        let sorted = sorted(places, of: items)
        return sorted.elementsEqual(items.indices) ? items : sorted.map { items[$0] }
    }

    private static func has(_ search: String, _ item: Item) -> Bool {
        let texts = [item.name, item.brand, item.category, item.gtin?.digits, item.lot, item.notes]
        return texts.contains { $0?.lowercased().contains(search) ?? false }
    }

    /// Of items that end on one day those with a use by come first: they are the stricter.
    private func sorted(_ places: [Int], of items: [Item]) -> [Int] {
        switch sort {
        case .expiry:
            // Each key is worked out once.
            places.map { key(items[$0], $0) }.sorted(by: <).map(\.2)
        case .name:
            places.sorted { (Self.letters(of: items[$0]), items[$0].id) < (Self.letters(of: items[$1]), items[$1].id) }
        case .added:
            places.sorted { (items[$1].addedDate, items[$0].id) < (items[$0].addedDate, items[$1].id) }
        }
    }

    /// The name for comparing; items without one come last.
    private static func letters(of item: Item) -> String {
        item.name?.lowercased() ?? "\u{10FFFF}"
    }

    private func key(_ item: Item, _ place: Int) -> (Int, Int, Int) {
        (item.deadline?.dayNumber ?? .max, item.expiryKind == .useBy ? 0 : 1, place)
    }
}
