import FoundationEssentials
import GRDB
import KeepItFreshDomain
import KeepItFreshLabels

extension ChangeEffect {
    /// Writes the effect of a change, and returns it with the entry as it is recorded. `number` is that of the
    /// household since the change.
    func write(
        for change: RequestedChange, number: Int, in householdId: String, _ database: Database
    ) throws -> ChangeEffect {
        for step in steps {
            try ItemRecord.apply(step, in: householdId, database)
            guard step.before == nil, step.after != nil else { continue }
            try execute("DELETE FROM itemAlias WHERE householdId = ? AND id = ?", [householdId, step.itemId], database)
        }
        for purchase in purchases { try PurchaseRecord(purchase, in: householdId).insert(database) }
        for (id, itemId) in joined {
            try execute("INSERT OR REPLACE INTO itemAlias VALUES (?, ?, ?)", [householdId, id, itemId], database)
        }
        for photo in photos {
            try PhotoRecord(householdId: householdId, photo: photo, savedAt: change.at).insert(database)
        }
        for link in unlinks {
            for table in ["itemField", "photoItem"] {
                let sql = "DELETE FROM \(table) WHERE householdId = ? AND contentHash = ? AND itemId = ?"
                try execute(sql, [householdId, link.contentHash, link.itemId], database)
            }
        }
        for link in links {
            let sql = "INSERT OR IGNORE INTO photoItem (householdId, contentHash, itemId) VALUES (?, ?, ?)"
            try execute(sql, [householdId, link.contentHash, link.itemId], database)
        }
        for value in shown { try FieldOriginRecord(value, in: householdId).upsert(database) }
        for photo in forgottenPhotos {
            try execute("DELETE FROM photo WHERE householdId = ? AND contentHash = ?", [householdId, photo], database)
        }
        for photo in finishedReadings {
            try execute(
                "DELETE FROM reading WHERE householdId = ? AND contentHash = ?", [householdId, photo], database)
        }
        for (photo, label) in readings { try PhotoRecord.replaceReading(label, of: photo, in: householdId, database) }
        for (photo, order) in dateOrders { try PhotoRecord.answer(order, of: photo, in: householdId, database) }
        for step in inbox { try InboxRecord.apply(step, in: householdId, database) }
        for step in rules { try HouseholdRuleRecord.apply(step, in: householdId, database) }
        var written = self
        if let entry {
            if let undone {
                let sql = "UPDATE journal SET undoneBy = ? WHERE householdId = ? AND changeId = ?"
                try execute(sql, [entry.changeId, householdId, undone.changeId], database)
            }
            written.entry = try JournalRecord.add(
                entry, number: number, content: entry.changeId == change.id ? change.contentDigest : nil,
                in: householdId, database)
        }
        for item in forgottenItems { try JournalRecord.removeReading(of: item, in: householdId, database) }
        for photo in readings.filter({ $0.value == nil }).keys {
            try JournalRecord.removeReading(ofPhoto: photo, in: householdId, database)
        }
        return written
    }

    private func execute(_ sql: String, _ arguments: StatementArguments, _ database: Database) throws {
        try database.cachedStatement(sql: sql).execute(arguments: arguments)
    }
}
