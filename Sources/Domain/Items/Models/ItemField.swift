public import KeepItFreshLabels

/// A field of an item whose value can come from a photo or from a product lookup.
public enum ItemField: String, Codable, Hashable, Sendable, CaseIterable {
    case gtin, name, brand, unit, expiryDate, productionDate, lot, category

    /// The photo from which an item has a value, or whose product number led to it.
    public struct Origin: Hashable, Sendable {
        /// The field.
        public var field: ItemField
        /// The content hash of the photo's file.
        public var contentHash: String
        /// The place in pixels of the upright photo; nil when unknown.
        public var box: Quad?
        /// Where the value was looked up by the photo's product number; nil when the photo itself shows it.
        public var lookup: FoundProduct.Source?

        /// The origin of a field's value.
        public init(field: ItemField, contentHash: String, box: Quad? = nil, lookup: FoundProduct.Source? = nil) {
            self.field = field
            self.contentHash = contentHash
            self.box = box
            self.lookup = lookup
        }
    }
}

extension Item {
    /// The origins of the item's values among those that photos show, in the order of `ItemField`, without values that
    /// a person changed since. Of several photos that show a value, the last one counts.
    package func origins(among shown: [StoredPhoto.ShownValue]) -> [ItemField.Origin] {
        ItemField.allCases.compactMap { field in
            shown.last { $0.value.field == field && $0.value.text == text(of: field) }.map { shown in
                ItemField.Origin(
                    field: field, contentHash: shown.contentHash, box: shown.value.box, lookup: shown.value.lookup)
            }
        }
    }
}
