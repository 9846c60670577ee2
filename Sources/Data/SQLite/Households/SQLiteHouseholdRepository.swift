public import FoundationEssentials
import GRDB
public import KeepItFreshDomain

/// The households of one user, in SQLite.
public actor SQLiteHouseholdRepository: HouseholdProviding {
    let access: MemberAccess
    let verifiedEmails: @Sendable () async throws -> [EmailAddress]
    let now: @Sendable () -> Date

    /// The households in `database`, for the user `userId`, who has proven to own the `verifiedEmails`.
    public init(
        _ database: SQLiteDatabase, actingAs userId: String,
        verifiedEmails: @escaping @Sendable () async throws -> [EmailAddress] = { [] },
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        access = MemberAccess(database: database, userId: userId)
        self.verifiedEmails = verifiedEmails
        self.now = now
    }

    /// Stores a household under a new id, the acting user its owner.
    public func createHousehold(_ household: Household) async throws -> String {
        let userId = access.userId
        return try await access.database.write { database in
            try HouseholdRecord.create(named: household.name, at: household.createdAt, ownedBy: userId, database).id
        }
    }

    /// The acting user's households by name, live; for another user it ends with `DataError.permission`.
    public nonisolated func observeHouseholds(for uid: String) -> AsyncThrowingStream<[Household], any Error> {
        access.database.stream { [access] database in
            try access.requireSelf(uid)
            return try HouseholdRecord.all(of: uid, database).map(\.household)
        }
    }

    /// A household of the acting user; nil when there is none of that id.
    public func getHousehold(id: String) async throws -> Household? {
        try await access.database.read { [access] database in
            guard let record = try HouseholdRecord.fetchOne(database, key: id) else { return nil }
            try access.require(.member, in: id, database)
            return record.household
        }
    }

    /// The acting user's memberships, households by name.
    public func memberships(of userId: String) async throws -> [Membership] {
        try access.requireSelf(userId)
        return try await access.database.read { database in
            let households = try HouseholdRecord.all(of: userId, database)
            let records = try MembershipRecord.filter(Column("userId") == userId).fetchAll(database)
            return households.compactMap { household in
                records.first { $0.householdId == household.id }?.membership
            }
        }
    }

    /// The acting user's household of that name, made where there is none.
    public func ensureHousehold(named name: String) async throws -> Household {
        let userId = access.userId
        return try await access.database.write { [now] database in
            let known = try HouseholdRecord.all(of: userId, database).first { $0.name == name }
            let record = try known ?? .create(named: name, at: now(), ownedBy: userId, database)
            return record.household
        }
    }

    /// Gives a household another name.
    public func renameHousehold(_ id: String, to name: String) async throws {
        try await access.write(id, as: .owner) { database in
            try database.execute(sql: "UPDATE household SET name = ? WHERE id = ?", arguments: [name, id])
        }
    }

    /// Removes a household with all that hangs on it.
    public func deleteHousehold(_ id: String) async throws {
        try await access.write(id, as: .owner) { database in
            _ = try HouseholdRecord.deleteOne(database, key: id)
        }
    }
}
