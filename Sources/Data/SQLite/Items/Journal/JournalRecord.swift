import FoundationEssentials
import GRDB
import KeepItFreshDomain

/// A row of `journal`.
struct JournalRecord: Codable, FetchableRecord, MutablePersistableRecord {
    static let databaseTableName = "journal"

    var id: Int64?
    let householdId: String
    let userId: String?
    let date: Date
    let day: String
    let action: JournalAction
    let gtin: String?
    let amount: Int?
    /// `[JournalStep]` in JSON.
    let steps: Data
    /// Content hashes, parted by commas.
    let photos: String
    let dateOrder: DateOrder?
    /// What went with items that were taken out: `[RemovedItem]` in JSON.
    let removed: Data?
    let isUndone: Bool

    /// A row that is yet to be stored.
    init(_ entry: JournalEntry, removed: [RemovedItem], in householdId: String) throws {
        self.householdId = householdId
        userId = entry.userId
        date = entry.date
        day = entry.day.description
        action = entry.action
        gtin = entry.gtin?.digits
        amount = entry.amount
        steps = try JSONEncoder().encode(entry.steps)
        photos = entry.photos.joined(separator: ",")
        dateOrder = entry.dateOrder
        self.removed = try removed.isEmpty ? nil : JSONEncoder().encode(removed)
        isUndone = entry.isUndone
    }

    mutating func didInsert(_ inserted: InsertionSuccess) {
        id = inserted.rowID
    }

    /// The entry it keeps; nil for one that cannot be read, as of a damaged file.
    func entry(userName: String?) -> JournalEntry? {
        guard let day = CivilDate(day), let steps = try? JSONDecoder().decode([JournalStep].self, from: steps) else {
            return nil
        }
        return JournalEntry(
            id: Int(id ?? 0), userId: userId, userName: userName, date: date, day: day, action: action, amount: amount,
            steps: steps, photos: photos.split(separator: ",").map(String.init), dateOrder: dateOrder,
            isUndone: isUndone)
    }

    /// Stores an entry and returns it with its number.
    static func add(
        _ entry: JournalEntry, removed: [RemovedItem] = [], in householdId: String, _ database: Database
    ) throws -> JournalEntry {
        var record = try JournalRecord(entry, removed: removed, in: householdId)
        try record.insert(database)
        for itemId in Set(entry.steps.map(\.itemId)) {
            try database.execute(
                sql: "INSERT INTO journalItem (householdId, itemId, journalId) VALUES (?, ?, ?)",
                arguments: [householdId, itemId, record.id])
        }
        var entry = entry
        entry.id = Int(record.id ?? 0)
        return entry
    }
}
