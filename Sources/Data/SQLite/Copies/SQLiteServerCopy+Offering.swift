import FoundationEssentials
import GRDB
import KeepItFreshDomain
import KeepItFreshLabels

/// What a copy still has and its server has lost, since that went back to a backup.
extension SQLiteServerCopy {
    /// Puts what the server never had, as its rows show, in front of what waits: the changes of the journal in their
    /// order, this machine's own as they were sent, those of others by what they changed (`LostChange`); then what is
    /// in no journal. Returns how many changes that are.
    func offer(whatIsNotIn pages: ReceivedPages, in householdId: String) async throws -> Int {
        let (changes, photos) = (try pages.keys(of: "journal"), try pages.keys(of: "inbox"))
        return try await database.write { database in
            let waiting = try OutboxRecord.waiting(in: householdId, database).map(\.changeId)
            let offering = Offering(of: householdId, database)
            let entries = try String.fetchAll(
                database,
                sql: """
                    SELECT changeId FROM journal WHERE householdId = ? AND NOT EXISTS (
                        SELECT 1 FROM outbox WHERE state = 'waiting' AND NOT isOffered
                            AND changeId IN (journal.changeId, journal.partOf)
                    ) ORDER BY number, id
                    """, arguments: [householdId])
            for id in entries where changes.isDisjoint(with: [id, LostChange.id(of: id)]) {
                try offering.add(entry: id)
            }
            try offering.addSettled(butNot: changes.union(entries))
            try offering.addInbox(butNot: photos)
            for id in waiting { try OutboxRecord.sendLast(id, database) }
            return try OutboxRecord.waiting(in: householdId, database).count - waiting.count
        }
    }

    /// The items of changes that the server has lost and not taken back, as they are here.
    static func notTakenBack(of household: CopiedHouseholdRecord, _ database: Database) throws -> [Item] {
        let householdId = household.householdId
        let refused = try OutboxRecord.fetchAll(
            database,
            sql: """
                SELECT * FROM outbox WHERE householdId = ? AND isOffered AND state IN ('refused', 'refusedShown')
                ORDER BY id
                """, arguments: [householdId])
        var ids: Set<String> = []
        return try refused.flatMap { record -> [String] in
            let sent = try record.sent
            // Those of an earlier backup were kept then.
            guard case .bringBack(let lost) = sent.action, sent.seen.epoch == household.seenCopy else { return [] }
            return lost.steps.map(\.itemId).filter { ids.insert($0).inserted }
        }.compactMap { try ItemRecord.find($0, in: householdId, database) }
    }
}

/// Adds changes to those that wait.
private struct Offering {
    let householdId: String
    let database: Database
    private let seen: RequestedChange.Seen
    private let now = Date().timeIntervalSince1970
    /// The states of what the server has made.
    private static let made = "('done', 'partly', 'partlyShown')"

    init(of householdId: String, _ database: Database) {
        (self.householdId, self.database) = (householdId, database)
        let known = try? CopiedHouseholdRecord.find(householdId, database)
        seen = known?.seen ?? RequestedChange.Seen(epoch: "", number: 0)
    }

    /// Adds a change of the journal. What was refused is not asked for again.
    func add(entry id: String) throws {
        if try isListed(id) { return try sendAgain(id) }
        // One that cannot be read is of no use to the server either.
        guard let entry = try? JournalRecord.entry(id, in: householdId, database) else { return }
        // The server makes the parts of this machine's own changes again.
        if let whole = entry.partOf, try isListed(whole), try !OutboxRecord.isOffered(whole, database) { return }
        for (id, lost) in LostChange.all(of: entry, photos: photos(of: entry)) {
            if try isListed(id) {
                try sendAgain(id)
            } else {
                try insert(SentChange(id: id, seen: seen, day: entry.day, at: entry.date, action: .bringBack(lost)))
            }
        }
    }

    private func sendAgain(_ id: String) throws {
        let sql = "SELECT state IN \(Self.made) FROM outbox WHERE changeId = ?"
        if try Bool.fetchOne(database.cachedStatement(sql: sql), arguments: [id]) == true {
            try OutboxRecord.sendLast(id, database)
        }
    }

    /// Adds what was sent, the server made, and is in no journal.
    func addSettled(butNot known: Set<String>) throws {
        let sql = "SELECT changeId FROM outbox WHERE householdId = ? AND state IN \(Self.made) ORDER BY id"
        for id in try String.fetchAll(database, sql: sql, arguments: [householdId]) where !known.contains(id) {
            try OutboxRecord.sendLast(id, database)
        }
    }

    /// Adds the photos that wait in the inbox.
    func addInbox(butNot known: Set<String>) throws {
        for photo in try InboxRecord.waiting(in: householdId, database) where !known.contains(photo.contentHash) {
            let id = LostChange.derivedId(of: "\(seen.epoch) \(photo.contentHash)", 0)
            guard try !isListed(id) else { continue }
            try insert(
                SentChange(id: id, seen: seen, day: photo.savedAt.civilDay, at: photo.savedAt, action: .keep(photo)))
        }
    }

    private func isListed(_ id: String) throws -> Bool {
        try Bool.fetchOne(
            database.cachedStatement(sql: "SELECT EXISTS (SELECT 1 FROM outbox WHERE changeId = ?)"), arguments: [id])
            ?? false
    }

    private func insert(_ change: SentChange) throws {
        let name = try change.action.itemId.flatMap { try ItemRecord.find($0, in: householdId, database)?.name }
        var record = OutboxRecord(
            changeId: change.id, householdId: householdId, itemName: name, change: try JSONEncoder().encode(change),
            madeAt: now, state: .waiting, outcome: nil, isOffered: true)
        try record.insert(database)
    }

    /// The photos that a scan stored, or that were taken out of an item, with what they show, as far as they are here.
    private func photos(of entry: JournalEntry) -> [StoredPhoto] {
        let made = entry.action == .parted ? entry.steps.filter { $0.before == nil }.map(\.itemId) : []
        let taken = made.flatMap { (try? PhotoRecord.all(of: $0, in: householdId, database)) ?? [] }
        return (entry.action == .scanned ? entry.photos : taken.map(\.contentHash)).compactMap { hash in
            let key = ["householdId": householdId, "contentHash": hash]
            guard let record = try? PhotoRecord.fetchOne(database, key: key) else { return nil }
            let shown = entry.steps.flatMap { step in
                ((try? FieldOriginRecord.all(of: step.itemId, in: householdId, database)) ?? [])
                    .compactMap { try? $0.value }.filter { $0.contentHash == hash }.map(\.value)
            }
            return try? record.stored(showing: shown)
        }
    }
}
