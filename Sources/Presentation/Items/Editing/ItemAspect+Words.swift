import KeepItFreshDomain

extension ItemAspect {
    /// The aspect in words.
    var words: String {
        switch self {
        case .name: "name"
        case .brand: "brand"
        case .category: "category"
        case .gtin: "number"
        case .unit: "content"
        case .quantity: "packs"
        case .left: "begun pack"
        case .expiry: "date"
        case .productionDate: "production date"
        case .lot: "lot"
        case .notes: "notes"
        case .place: "place"
        case .opening: "opening"
        case .freezing: "freezing"
        case .review: "review"
        }
    }
}

extension JournalAction {
    /// The action in words that stand before an item's name.
    var words: String {
        switch self {
        case .scanned: "scanned"
        case .added: "added"
        case .fixed: "corrected"
        case .reread: "read again"
        case .eaten: "ate"
        case .wasted: "threw away"
        case .opened: "opened"
        case .frozen: "froze"
        case .thawed: "thawed"
        case .moved: "moved"
        case .deleted: "deleted"
        case .imported: "imported"
        }
    }
}
