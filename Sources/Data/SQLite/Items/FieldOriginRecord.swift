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

    /// Stores `photo` as the origin of the item's current values: of those that it was the first to show, and of those
    /// that replaced an earlier value.
    static func store(_ photo: StoredPhoto, of item: Item, in householdId: String, _ database: Database) throws {
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

    /// Stores the origins of values that were looked up by the item's number: the photo that shows the number. Without such
    /// a photo the journal alone shows where they come from.
    static func store(
        _ lookedUp: [StoredPhoto.ShownField], of item: Item, in householdId: String, _ database: Database
    ) throws {
        let key = ["householdId": householdId, "itemId": item.id, "field": ItemField.gtin.rawValue]
        guard let number = try fetchOne(database, key: key), number.text == item.gtin?.digits else { return }
        for field in lookedUp {
            try FieldOriginRecord(
                householdId: householdId, itemId: item.id, field: field.field, text: field.text,
                contentHash: number.contentHash, box: nil, lookup: field.lookup?.description
            ).upsert(database)
        }
    }

    /// Reads the origins of the item's values in the order of `ItemField`, without values that a person changed since.
    static func all(of item: Item, in householdId: String, _ database: Database) throws -> [ItemField.Origin] {
        let records = try filter(Column("householdId") == householdId && Column("itemId") == item.id).fetchAll(database)
        return try ItemField.allCases.compactMap { field in
            try records.first { $0.field == field && $0.text == item.text(of: field) }.map { record in
                let box = try record.box.map { try JSONDecoder().decode(Quad.self, from: $0) }
                return ItemField.Origin(
                    field: field, contentHash: record.contentHash, box: box,
                    lookup: record.lookup.flatMap { FoundProduct.Source($0) })
            }
        }
    }
}
