import FoundationEssentials
import GRDB
import KeepItFreshDomain

/// A row of `itemField`: which photo gave an item a value, and where it stands there.
struct FieldOriginRecord: Codable, FetchableRecord, PersistableRecord {
    static let databaseTableName = "itemField"

    let householdId: String
    let itemId: String
    let field: ItemField
    /// The value that the photo gave.
    let text: String
    let contentHash: String
    /// The corners in JSON; NULL when not known.
    let box: Data?
    /// Where it was looked up by the photo's product number; NULL when the photo shows it.
    let lookup: String?

    /// Remembers what `photo` gave to the item as it stands now: what it was the first to show, and what replaced an
    /// earlier value.
    static func keep(_ photo: StoredPhoto, of item: Item, in householdId: String, _ database: Database) throws {
        for shown in photo.shown where item.text(of: shown.field) == shown.text {
            let origin = FieldOriginRecord(
                householdId: householdId, itemId: item.id, field: shown.field, text: shown.text,
                contentHash: photo.contentHash, box: try shown.box.map { try JSONEncoder().encode($0) },
                lookup: shown.lookup?.description)
            let key = ["householdId": householdId, "itemId": item.id, "field": shown.field.rawValue]
            let earlier = try fetchOne(database, key: key)
            if earlier?.text != shown.text { try origin.upsert(database) }
        }
    }

    /// Where the item's values come from, in the order of `ItemField`, without those that a person changed since.
    static func all(of item: Item, in householdId: String, _ database: Database) throws -> [FieldOrigin] {
        let records = try filter(Column("householdId") == householdId && Column("itemId") == item.id).fetchAll(database)
        return ItemField.allCases.compactMap { field in
            records.first { $0.field == field && $0.text == item.text(of: field) }.map { record in
                let box = record.box.flatMap { try? JSONDecoder().decode(Quad.self, from: $0) }
                return FieldOrigin(
                    field: field, contentHash: record.contentHash, box: box,
                    lookup: record.lookup.flatMap { LookupSource($0) })
            }
        }
    }
}
