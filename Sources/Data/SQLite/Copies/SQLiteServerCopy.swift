import Foundation
import GRDB
package import KeepItFreshDomain
import KeepItFreshLabels

/// The copy that a device has of a server's households, in a file of its own.
package struct SQLiteServerCopy: Sendable {
    /// The user whose copy it is.
    package let identity: Identity
    let database: SQLiteDatabase

    /// The copy in a database; nil for a database that is no copy. Throws `DataError`.
    package init?(_ database: SQLiteDatabase) async throws {
        guard let server = try await database.read({ try ServerRecord.current($0) }) else { return nil }
        guard let identity = try? JSONDecoder().decode(Identity.self, from: server.identity) else {
            throw DataError.damaged
        }
        self.identity = identity
        self.database = database
    }

    /// Makes an empty database the copy of a user at a server, or signs the user in again where it is that already.
    /// Throws `DataError.permission` when it is another user's or server's copy, or no copy and not empty.
    package static func create(
        in database: SQLiteDatabase, server: String, identity: Identity, displayName: String?, device: String
    ) async throws -> SQLiteServerCopy {
        let encoded = try JSONEncoder().encode(identity)
        try await database.write { database in
            if let known = try ServerRecord.current(database) {
                guard known.userId == identity.userId, known.address == server else { throw DataError.permission }
                try database.execute(
                    sql: "UPDATE server SET identity = ?, device = ?, isSignedOut = 0, failedAt = NULL",
                    arguments: [encoded, device])
                return
            }
            let isEmpty = try Int.fetchOne(database, sql: "SELECT count(*) FROM user") == 0
            guard isEmpty else { throw DataError.permission }
            try UserRecord.ensure(identity.userId, database)
            try database.execute(
                sql: "INSERT INTO profile (userId, displayName, createdAt) VALUES (?, ?, ?)",
                arguments: [identity.userId, displayName, Date()])
            try CopiedTable.makeTriggers(database)
            try ServerRecord(address: server, userId: identity.userId, identity: encoded, device: device)
                .insert(database)
        }
        guard let copy = try await SQLiteServerCopy(database) else { throw DataError.damaged }
        return copy
    }

    /// Where the copy stands. Throws `DataError`.
    package func status() async throws -> CopyStatus {
        try await database.read { database in
            guard let server = try ServerRecord.current(database) else { throw DataError.damaged }
            var status = CopyStatus(server: server.address, userId: server.userId)
            status.reachedAt = server.reachedAt.map { Date(timeIntervalSince1970: $0) }
            status.failedAt = server.failedAt.map { Date(timeIntervalSince1970: $0) }
            status.isSignedOut = server.isSignedOut
            let sql = """
                SELECT copiedHousehold.householdId, ifnull(household.name, copiedHousehold.name) AS name, seenNumber, (
                    SELECT count(*) FROM outbox
                    WHERE state = 'waiting' AND outbox.householdId = copiedHousehold.householdId
                ) AS waiting
                FROM copiedHousehold LEFT JOIN household ON household.id = copiedHousehold.householdId
                ORDER BY name, copiedHousehold.householdId
                """
            status.households = try Row.fetchAll(database, sql: sql).map { row in
                CopyStatus.Household(
                    id: row["householdId"], name: row["name"], number: row["seenNumber"], waiting: row["waiting"])
            }
            return status
        }
    }

    /// Begins to copy these households beside those that are copied. Throws `DataError`.
    package func add(_ households: [(id: String, name: String)]) async throws {
        try await database.write { database in
            for (id, name) in households where try CopiedHouseholdRecord.find(id, database) == nil {
                try CopiedHouseholdRecord(householdId: id, name: name).insert(database)
            }
        }
    }

    // MARK: What a person is told

    /// The changes that wait to be sent, in their order. Throws `DataError`.
    package func waiting() async throws -> [WaitingChange] {
        try await database.read { try OutboxRecord.waiting(in: nil, $0).map { try $0.waiting } }
    }

    /// The changes that were refused or done in part within 30 days and are not shown yet, or with `all` also the
    /// others; they count as shown from now on. Throws `DataError`.
    package func takeSettled(all: Bool) async throws -> [SettledChange] {
        let states = all ? "'refused', 'partly', 'refusedShown', 'partlyShown'" : "'refused', 'partly'"
        let records = try await database.read { database in
            try OutboxRecord.fetchAll(database, sql: "SELECT * FROM outbox WHERE state IN (\(states)) ORDER BY id")
        }
        if records.contains(where: { [.refused, .partly].contains($0.state) }), database.isWritable {
            try await database.write { database in
                try database.execute(
                    sql: "UPDATE outbox SET state = state || 'Shown' WHERE state IN ('refused', 'partly')")
            }
        }
        return try records.compactMap { record in
            try record.outcome.map {
                SettledChange(
                    change: try record.sent, outcome: try JSONDecoder().decode(SentOutcome.self, from: $0),
                    itemName: record.itemName)
            }
        }
    }

    /// Households that the copy has lost, of which nobody was told yet. Throws `DataError`.
    package func takeLeft() async throws -> [LeftHousehold] {
        let left = try await database.read { database in
            try Row.fetchAll(database, sql: "SELECT * FROM leftHousehold ORDER BY name").map { row in
                let (id, file) = (row["householdId"] as String, row["file"] as String)
                let day = CivilDate(row["day"] as String) ?? .today()
                return LeftHousehold(
                    id: id, name: row["name"], file: file,
                    ended: FormerMembership(endedOn: day, isHouseholdDeleted: row["isDeleted"]),
                    waiting: Self.notSent(of: id, inFile: file))
            }
        }
        guard !left.isEmpty else { return [] }
        try await database.write { try $0.execute(sql: "DELETE FROM leftHousehold") }
        await database.emptyLog()
        return left
    }

    /// The changes of a household that a file lists as not sent; none where it is gone.
    private static func notSent(of householdId: String, inFile path: String) -> [WaitingChange] {
        let waiting = try? SQLiteDatabase.makeReader(path).read { database in
            try OutboxRecord.waiting(in: householdId, database).map { try $0.waiting }
        }
        return waiting ?? []
    }
}
