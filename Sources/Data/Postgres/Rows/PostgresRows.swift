package import FoundationEssentials
package import KeepItFreshDomain

/// The rows that several servers share, in PostgreSQL.
package final class PostgresRows: SharedRowsProviding {
    let app: PostgresPool
    let accounts: PostgresPool
    private let work = PostgresWork()
    private let change: PostgresChange
    /// By which others know that this server reads a photo.
    private let server = PostgresWork.random()

    /// Nothing is connected yet: `check` comes first.
    package init(_ settings: PostgresSettings) {
        let (logins, losses) = (PostgresSettings.logins, PostgresLosses())
        app = PostgresPool(settings.address(for: logins.app), settings.limits, losses)
        accounts = PostgresPool(settings.address(for: logins.accounts), settings.limits, losses)
        change = PostgresChange(app: app, accounts: accounts, settings.limits)
    }

    /// The digest of the actor's session; empty for nobody's. Blocks the thread.
    private func digest(of actor: SharedRow.Actor) throws -> String {
        switch actor {
        case .nobody: ""
        case .session(let digest): digest.utf8.allSatisfy(Self.isHexadecimal) ? digest : ""
        case .user(let id): try work.digest(of: id, accounts)
        }
    }

    private static func isHexadecimal(_ byte: UInt8) -> Bool {
        UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || UInt8(ascii: "A")...UInt8(ascii: "F") ~= byte
    }

    // MARK: Reading

    package func states(
        for actors: [SharedRow.Actor]
    ) async throws(DataError) -> [SharedRow.Scope: SharedRow.State] {
        try await app.use { connection, deadline in
            let digests = try Set(actors.map { try self.digest(of: $0) }).filter { !$0.isEmpty }
            let list = "{" + digests.joined(separator: ",") + "}"
            var states: [SharedRow.Scope: SharedRow.State] = [:]
            for row in try connection.run(.numbers, [.text(list)], deadline) {
                guard let id = row.text(0), let number = row.number(1), let epoch = row.text(2) else { continue }
                states[id.isEmpty ? .accounts : .household(id)] = SharedRow.State(epoch: epoch, number: number)
            }
            return states
        }
    }

    package func readNews(
        of scope: SharedRow.Scope, after number: Int64, for actor: SharedRow.Actor,
        _ receive: (ArraySlice<SharedRow>) throws -> Void
    ) throws -> Int64 {
        var (last, hasReceived) = (number, false)
        func pass(_ rows: [PostgresRow]) throws {
            hasReceived = true
            last = rows.reduce(last) { max($0, $1.number(2) ?? 0) }
            try receive(rows.map(Self.shared)[...])
        }
        let (pool, statement, parameters) = source(of: scope, after: number)
        try pool.useBlocking { connection, deadline in
            let opening = "BEGIN READ ONLY; SET LOCAL statement_timeout = 600000;"
            try connection.run(opening + PostgresChange.setting(self.digest(of: actor)), deadline)
            do {
                try connection.stream(statement, parameters, { PostgresDeadline(in: pool.limits.answer) }, pass)
                try connection.run("COMMIT", PostgresDeadline(in: pool.limits.answer))
            } catch let error as PostgresError where hasReceived {
                // Nothing is passed on twice.
                throw error.dataError
            }
        }
        return last
    }

    private func source(
        of scope: SharedRow.Scope, after number: Int64
    ) -> (PostgresPool, PostgresStatement, [PostgresStatement.Parameter]) {
        switch scope {
        case .accounts: (accounts, .accountNews, [.number(number)])
        case .household(let id): (app, .news, [.text(id), .number(number)])
        }
    }

    private static func shared(_ row: PostgresRow) -> SharedRow {
        SharedRow(kind: row.text(0) ?? "", key: row.text(1) ?? "", body: row.text(3))
    }

    // MARK: Changes

    package func beginChange(for actor: SharedRow.Actor) async throws(DataError) -> Int64 {
        try await change.begin(actor == .nobody ? .accounts : .households) { try self.digest(of: actor) }
    }

    package func endChange() {
        change.end()
    }

    package func lock(
        _ scope: SharedRow.Scope, for actor: SharedRow.Actor
    ) throws(DataError) -> (state: SharedRow.State, places: Int64) {
        let digest: String
        do {
            digest = try self.digest(of: actor)
        } catch {
            throw PostgresError.dataError(of: error)
        }
        return try change.lock(scope, for: digest)
    }

    package func store(_ rows: [SharedRow], in scope: SharedRow.Scope) throws(DataError) {
        try change.store(rows, in: scope)
    }

    package func addHousehold(_ id: String, epoch: String, _ row: SharedRow) throws(DataError) {
        try change.addHousehold(id, epoch: epoch, row)
    }

    package func removeHousehold(_ id: String) throws(DataError) {
        try change.removeHousehold(id)
    }

    package func commitHouseholds() throws(DataError) {
        try change.commit(.households)
    }

    package func commitAccounts() throws(DataError) {
        try change.commit(.accounts)
    }

    // MARK: Large content

    package func bytes(
        of kind: String, key: String, in householdId: String, for actor: SharedRow.Actor
    ) async throws(DataError) -> Data? {
        try await run(.bytes, [.text(householdId), .text(kind), .text(key)], for: actor).first?.bytes(0)
    }

    package func addPhoto(_ photo: SharedRow.UnreadPhoto, _ bytes: Data) async throws(DataError) {
        let values: [PostgresStatement.Parameter] = [.text(photo.userId), .bytes(bytes)]
        _ = try await run(.addPhoto, Self.key(of: photo) + [.text(server)] + values, for: .user(photo.userId))
    }

    package func claimPhoto(_ photo: SharedRow.UnreadPhoto) async throws(DataError) -> Bool {
        try await !run(.claimPhoto, Self.key(of: photo) + [.text(server)], for: .user(photo.userId)).isEmpty
    }

    package func bytes(ofPhoto photo: SharedRow.UnreadPhoto) async throws(DataError) -> Data? {
        try await run(.photo, Self.key(of: photo), for: .user(photo.userId)).first?.bytes(0)
    }

    package func removePhoto(_ photo: SharedRow.UnreadPhoto) async throws(DataError) {
        _ = try await run(.removePhoto, Self.key(of: photo), for: .user(photo.userId))
    }

    package func unreadPhotos() async throws(DataError) -> [SharedRow.UnreadPhoto] {
        try await accounts.use { connection, deadline in
            try connection.run(.unreadPhotos, [], deadline).compactMap { row in
                guard let space = row.text(0), let key = row.text(1), let user = row.text(2) else { return nil }
                return SharedRow.UnreadPhoto(id: key, householdId: space, userId: user)
            }
        }
    }

    private static func key(of photo: SharedRow.UnreadPhoto) -> [PostgresStatement.Parameter] {
        [.text(photo.householdId), .text(photo.id)]
    }

    /// Runs one statement in a transaction in the actor's name.
    private func run(
        _ statement: PostgresStatement, _ parameters: [PostgresStatement.Parameter], for actor: SharedRow.Actor
    ) async throws(DataError) -> [PostgresRow] {
        try await app.use { connection, deadline in
            try connection.run("BEGIN;" + PostgresChange.setting(self.digest(of: actor)), deadline)
            let rows = try connection.run(statement, parameters, deadline)
            try connection.commit(deadline)
            return rows
        }
    }
}
