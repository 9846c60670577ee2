import FoundationEssentials
import GRDB
import KeepItFreshDomain
import KeepItFreshLabels

/// What SQLite has stored that a change depends on.
struct SQLiteChangeFacts: ChangeFactsProviding {
    let userId: String
    let householdId: String
    let database: Database

    func household() throws -> (epoch: String, begun: Int) {
        let sql = "SELECT copy, begun FROM household WHERE id = ?"
        guard let row = try Row.fetchOne(database, sql: sql, arguments: [householdId]) else { throw DataError.notFound }
        return (row["copy"], row["begun"])
    }

    func item(_ id: String) throws -> Item? {
        try ItemRecord.find(id, in: householdId, database)
            ?? ItemRecord.joined(by: id, in: householdId, database)
    }

    func items(withIds ids: [String]) throws -> [Item] {
        try ItemRecord.all(withIds: ids, in: householdId, database)
    }

    func items(ofProduct key: String) throws -> [Item] {
        try ItemRecord.all(ofProduct: key, in: householdId, database)
    }

    func items(ofProduct key: String, expiring date: CivilDate?) throws -> [Item] {
        try ItemRecord.all(ofProduct: key, expiring: date, in: householdId, database)
    }

    func itemsWithoutDate(limit: Int) throws -> [Item] {
        try ItemRecord.all(.withoutDate(order: .added), limit: limit, in: householdId, database)
    }

    func captures(of itemId: String) throws -> [PhotoCapture] {
        try PhotoRecord.captures(of: itemId, in: householdId, database)
    }

    func items(ofPhoto contentHash: String) throws -> [Item]? {
        try ItemRecord.all(ofPhoto: contentHash, in: householdId, database)
    }

    func shown(of itemId: String) throws -> [StoredPhoto.ShownValue] {
        try FieldOriginRecord.all(of: itemId, in: householdId, database).map { try $0.value }
    }

    func belongings(of itemId: String) throws -> ItemBelongings {
        try JournalRecord.RemovedItem(of: itemId, in: householdId, database).belongings
    }

    func corrections(of gtin: GTIN) throws -> [JournalEntry] {
        try JournalRecord.corrections(of: gtin, in: householdId, database)
    }

    func undoneEntries(of itemId: String) throws -> [JournalEntry] {
        try JournalRecord.undone(of: itemId, in: householdId, database)
    }

    func lastChange(on device: String) throws -> String? {
        try JournalRecord.last(of: userId, on: device, in: householdId, database)
    }

    func parts(ofChange id: String) throws -> [String] {
        try JournalRecord.parts(ofChange: id, in: householdId, database)
    }

    func entry(_ id: String) throws -> JournalEntry? {
        try JournalRecord.entry(id, in: householdId, database)
    }

    func entries(on itemId: String, after number: Int, notOn device: String) throws -> [JournalEntry] {
        try JournalRecord.all(of: itemId, after: number, notOn: device, in: householdId, database)
    }

    func inboxPhoto(_ contentHash: String) throws -> InboxPhoto? {
        try InboxRecord.photo(contentHash, in: householdId, database)
    }

    func rules() throws -> [HouseholdRule] { try HouseholdRuleRecord.all(in: householdId, database) }
}
