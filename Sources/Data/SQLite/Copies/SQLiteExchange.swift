import FoundationEssentials
import GRDB
package import KeepItFreshDomain
import KeepItFreshLabels

/// The server's side of copies: makes the changes of a device, and answers with the rows that it lacks.
package struct SQLiteExchange: Sendable {
    private static let maximumPictures = 1 << 30

    private let access: MemberAccess
    private let items: SQLiteItemRepository

    private let pageSize: Int

    /// Answers a user's devices from a database.
    package init(_ database: SQLiteDatabase, actingAs userId: String) {
        self.init(database, actingAs: userId, pageSize: CopiedRows.pageSize)
    }

    init(_ database: SQLiteDatabase, actingAs userId: String, pageSize: Int) {
        self.pageSize = pageSize
        access = MemberAccess(database: database, userId: userId)
        // Each change says its day.
        items = SQLiteItemRepository(database, actingAs: userId, today: { .today() })
    }

    /// Answers a request of the device with this public id. Throws `DataError.permission` for who is no member, and
    /// what the store throws; what was done until then stays done, and is answered the next time.
    package func answer(
        _ request: CopyRequest, of householdId: String, device: String
    ) async throws -> CopyAnswer {
        var answer = try await access.read(householdId) { [access] in
            try Self.state(of: householdId, by: access.userId, device, $0)
        }
        guard request.epoch.isEmpty || request.epoch == answer.epoch else { return answer }
        for change in request.changes {
            answer.outcomes.append(try await perform(change, in: householdId, on: device))
        }
        guard let position = request.position else { return answer }
        try await beginCopying(householdId)
        let outcomes = answer.outcomes
        return try await access.read(householdId) { [access, pageSize] database in
            var answer = try Self.state(of: householdId, by: access.userId, device, database)
            answer.outcomes = outcomes
            var rows = CopiedRows(of: householdId, pageSize: pageSize, database)
            try rows.add(asked: request.rows, changedAfter: position, to: &answer)
            return answer
        }
    }

    /// An answer without outcomes and rows.
    private static func state(
        of householdId: String, by userId: String, _ device: String, _ database: Database
    ) throws -> CopyAnswer {
        let statement = try database.cachedStatement(sql: "SELECT copy, number FROM household WHERE id = ?")
        guard let row = try Row.fetchOne(statement, arguments: [householdId]) else { throw DataError.permission }
        var answer = CopyAnswer(epoch: row["copy"], number: row["number"], device: device)
        for household in try HouseholdRecord.all(of: userId, database) {
            answer.households[household.id] = household.name
        }
        return answer
    }

    /// Notes from now on which rows of a household are changed.
    private func beginCopying(_ householdId: String) async throws {
        let isCopied = try await access.read(householdId) { try CopiedHouseholdRecord.find(householdId, $0) != nil }
        if isCopied { return }
        try await access.write(householdId) { database in
            if try !CopiedTable.hasTriggers(database) { try CopiedTable.makeTriggers(database) }
            guard try CopiedHouseholdRecord.find(householdId, database) == nil else { return }
            try CopiedTable.noteAll(of: householdId, database)
            try CopiedHouseholdRecord(householdId: householdId).insert(database)
        }
    }

    // MARK: Changes

    private func perform(
        _ change: SentChange, in householdId: String, on device: String
    ) async throws -> SentOutcome {
        var sent = SentOutcome(id: change.id)
        do {
            try change.requirePlausible()
        } catch {
            sent.refusal = error
            return sent
        }
        let outcome = try await items.perform(change.requested(on: device), in: householdId)
        sent = SentOutcome(outcome, of: change)
        if let refusal = outcome.refusal, let itemId = change.action.itemId {
            let history = try await items.history(of: itemId, in: householdId)
            let refused = Refused(refusal, of: itemId, after: history, notOn: device, userId: access.userId)
            (sent.refusal, sent.meanwhile) = (refused.reason, refused.meanwhile)
        }
        if outcome.refusal == nil, !change.pictures.isEmpty {
            let pictures = change.pictures.map { (picture: $0.picture, bytes: $0.bytes) }
            try await SQLitePictures(access.database, actingAs: access.userId, limit: Self.maximumPictures)
                .add(pictures, in: householdId)
        }
        return sent
    }
}
