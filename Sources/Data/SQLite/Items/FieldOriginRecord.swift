import FoundationEssentials
import GRDB
import KeepItFreshDomain
import KeepItFreshLabels

/// A row of `itemField`: the photo that a value of an item came from, and the value's place in it.
struct FieldOriginRecord: Codable, FetchableRecord, PersistableRecord {
    static let databaseTableName = "itemField"

    let householdId: String
    let itemId: String
    let field: ItemField
    /// The value as the photo shows it.
    let text: String
    let contentHash: String
    /// The place as four corners in JSON; NULL when not known.
    let box: Data?
    /// The source where the value was looked up by the photo's product number; NULL when the photo shows the value.
    let lookup: String?

    init(_ shown: StoredPhoto.ShownValue, in householdId: String) throws {
        self.householdId = householdId
        itemId = shown.itemId
        field = shown.value.field
        text = shown.value.text
        contentHash = shown.contentHash
        box = try shown.value.box.map { try JSONEncoder().encode($0) }
        lookup = shown.value.lookup?.description
    }

    /// The value. Throws when its place cannot be decoded, as in a damaged file.
    var value: StoredPhoto.ShownValue {
        get throws {
            let value = StoredPhoto.ShownField(
                field: field, text: text, box: try box.map { try JSONDecoder().decode(Quad.self, from: $0) },
                lookup: lookup.flatMap { FoundProduct.Source($0) })
            return StoredPhoto.ShownValue(itemId: itemId, contentHash: contentHash, value: value)
        }
    }

    /// Reads what photos show of an item.
    static func all(of itemId: String, in householdId: String, _ database: Database) throws -> [FieldOriginRecord] {
        try filter(Column("householdId") == householdId && Column("itemId") == itemId).fetchAll(database)
    }
}
