import Foundation
import GRDB
package import KeepItFreshDomain
import KeepItFreshPlatform

extension SQLiteServerCopy {
    /// The most rounds of one exchange, where somebody goes on changing the household here.
    private static let maximumRounds = 200
    private static let maximumHouseholds = 1_000
    /// More pages than any household has.
    private static let maximumPages = 5_000
    /// The bytes of changes, as they are stored, after which a request ends.
    private static let requestSize = 3 << 20
    /// For how long an exchange that somebody asks for waits until another program's is over.
    private static let patience = Duration.seconds(20)

    /// Exchanges with the server until nothing is left to send, and then takes over what is there. It stops after
    /// `deadline` with what is done by then. Throws `CopyFault`, and `DataError`.
    package func exchange(
        of householdId: String, with server: any ServerExchangeProviding, until deadline: ContinuousClock.Instant? = nil
    ) async throws -> ExchangeReport {
        let lock = try await lock(waiting: deadline == nil)
        defer { withExtendedLifetime(lock) {} }
        do {
            return try await converse(about: householdId, with: server, until: deadline)
        } catch CopyFault.notAMember {
            return try await leave(householdId)
        } catch let fault as CopyFault {
            try await database.write { database in
                try database.execute(
                    sql: "UPDATE server SET failedAt = ?, isSignedOut = isSignedOut OR ?",
                    arguments: [Date().timeIntervalSince1970, fault == .signedOut])
            }
            throw fault
        }
    }

    private func lock(waiting: Bool) async throws -> FileLock {
        let deadline = ContinuousClock.now + Self.patience
        while true {
            do throws(FileLock.Failure) {
                return try FileLock(path: "\(database.path)-sync.lock")
            } catch {
                switch error {
                case .held: guard waiting, .now < deadline else { throw CopyFault.atWork }
                case .diskFull: throw DataError.diskFull
                case .unavailable(let reason): throw DataError.unavailable(reason)
                }
            }
            try await Task.sleep(for: .milliseconds(50))
        }
    }

    private func converse(
        about householdId: String, with server: any ServerExchangeProviding, until deadline: ContinuousClock.Instant?
    ) async throws -> ExchangeReport {
        var report = ExchangeReport()
        /// Nil when the time is over: the next exchange goes on from there.
        func ask(_ request: CopyRequest) async throws -> CopyAnswer? {
            if let deadline, .now >= deadline { return nil }
            return try await server.exchange(request, of: householdId)
        }
        for _ in 0..<Self.maximumRounds {
            let state = try await state(of: householdId)
            // Rows come with the last of the changes.
            let rows = Array(state.changedRows.prefix(CopyRequest.maximumRows))
            let request = CopyRequest(
                copy: state.household.copy, position: state.isLast ? state.household.position : nil,
                changes: state.changes, rows: state.isLast ? rows : [])
            guard var answer = try await ask(request) else { return report }
            guard state.household.copy.isEmpty || answer.copy == state.household.copy else {
                try await startAgain(householdId, with: answer.copy)
                continue
            }
            report.settled += try await settle(state.changes, by: answer, in: householdId)
            report.sent += state.changes.count
            guard state.isLast else { continue }
            var pages = ReceivedPages(path: "\(database.path)-incoming")
            defer { pages.remove() }
            try pages.add(answer)
            var left = state.changedRows.dropFirst(rows.count)
            let copy = answer.copy
            while answer.hasMore || !left.isEmpty {
                guard let position = answer.position else { throw CopyFault.notUnderstood }
                let further = CopyRequest(
                    copy: copy, position: position, rows: Array(left.prefix(CopyRequest.maximumRows)))
                guard let next = try await ask(further) else { return report }
                answer = next
                left = left.dropFirst(CopyRequest.maximumRows)
                guard answer.copy == copy else { break }
                // One that does not go on, or never ends, would be asked for ever.
                let goesOn = (answer.position ?? 0) > position && !answer.rows.isEmpty
                guard answer.position != nil, goesOn || !answer.hasMore, pages.count < Self.maximumPages else {
                    throw CopyFault.notUnderstood
                }
                try pages.add(answer)
            }
            guard answer.copy == copy else {
                try await startAgain(householdId, with: answer.copy)
                continue
            }
            guard try await takeOver(pages, of: state, as: answer) else { continue }
            report.received += pages.rows
            break
        }
        return report
    }

    /// What is to be exchanged about a household.
    private struct State {
        let household: CopiedHouseholdRecord
        let changes: [SentChange]
        /// Whether no further changes wait.
        let isLast: Bool
        /// The rows that were changed here.
        let changedRows: [CopiedRow.Key]
    }

    private func state(of householdId: String) async throws -> State {
        try await database.read { database in
            guard let household = try CopiedHouseholdRecord.find(householdId, database) else {
                throw DataError.notFound
            }
            let waiting = try OutboxRecord.waiting(
                in: householdId, limit: CopyRequest.maximumChanges + 1, database)
            var size = 0
            var sent: [SentChange] = []
            for record in waiting.prefix(CopyRequest.maximumChanges) where size < Self.requestSize {
                var change = try record.sent
                change.pictures = try Self.pictures(of: change, in: householdId, database)
                size += record.change.count + change.pictures.reduce(0) { $0 + $1.bytes.count * 4 / 3 }
                sent.append(change)
            }
            let isLast = sent.count == waiting.count
            let notes =
                isLast
                ? try Row.fetchAll(
                    database, sql: "SELECT tableName, key FROM changed WHERE householdId = ? ORDER BY position",
                    arguments: [householdId]) : []
            return State(
                household: household, changes: sent, isLast: isLast,
                changedRows: try notes.map(CopiedRow.Key.init(note:)))
        }
    }

    /// The pictures of the photos that a change stores, as far as they were made.
    private static func pictures(
        of change: SentChange, in householdId: String, _ database: Database
    ) throws -> [SentChange.Picture] {
        guard case .save(_, let photos, _) = change.action else { return [] }
        let sql = """
            SELECT kind, place, bytes FROM picture
            WHERE householdId = ? AND contentHash = ? AND kind IN ('date', 'name') ORDER BY kind LIMIT 4
            """
        return try photos.flatMap { photo in
            try Row.fetchAll(database, sql: sql, arguments: [householdId, photo.contentHash]).compactMap { row in
                PhotoPicture.Kind(rawValue: row["kind"]).map { kind in
                    SentChange.Picture(
                        PhotoPicture(ofPhoto: photo.contentHash, kind, place: row["place"]), bytes: row["bytes"])
                }
            }
        }
    }

    /// Stores what became of changes, and returns those that were refused or done in part.
    private func settle(
        _ changes: [SentChange], by answer: CopyAnswer, in householdId: String
    ) async throws -> [SettledChange] {
        guard !changes.isEmpty else { return [] }
        guard answer.outcomes.map(\.id) == changes.map(\.id) else { throw CopyFault.notUnderstood }
        return try await database.write { database in
            try database.execute(sql: "UPDATE server SET device = ?", arguments: [answer.device])
            var settled: [SettledChange] = []
            for (change, outcome) in zip(changes, answer.outcomes) {
                let state = outcome.state(of: change)
                try OutboxRecord.settle(outcome, as: state, database)
                if case .save(_, let photos, _) = change.action {
                    for photo in photos {
                        try database.execute(
                            sql: "DELETE FROM picture WHERE householdId = ? AND contentHash = ?",
                            arguments: [householdId, photo.contentHash])
                    }
                }
                guard state != .done else { continue }
                let name = try String.fetchOne(
                    database, sql: "SELECT itemName FROM outbox WHERE changeId = ?", arguments: [change.id])
                settled.append(SettledChange(change: change, outcome: outcome, itemName: name))
            }
            try OutboxRecord.removeOld(database)
            return settled
        }
    }

    /// The server has gone back to a backup: everything that it may have lost is asked for again, and all rows are to
    /// come anew. Until then the copy shows what it has.
    private func startAgain(_ householdId: String, with copy: String) async throws {
        try await database.write { database in
            try OutboxRecord.askAgain(in: householdId, database)
            try database.execute(
                sql: "UPDATE copiedHousehold SET copy = ?, position = 0 WHERE householdId = ?",
                arguments: [copy, householdId])
        }
    }

    /// Puts the server's rows in place of the copy's, unless something was done here meanwhile: that is to be sent
    /// first. Returns whether it was done.
    private func takeOver(_ pages: ReceivedPages, of state: State, as answer: CopyAnswer) async throws -> Bool {
        guard let position = answer.position else { throw CopyFault.notUnderstood }
        let householdId = state.household.householdId
        let isAnew = state.household.position == 0
        let isFault: @Sendable (any Error) -> Bool = { $0 is ReceivedRows.Fault || $0 is DecodingError }
        let isTaken = try await database.write(unless: isFault) { database in
            guard try OutboxRecord.waiting(in: householdId, limit: 1, database).isEmpty else { return false }
            try database.execute(
                sql: "UPDATE server SET device = ?, reachedAt = ?, failedAt = NULL, isSignedOut = 0",
                arguments: [answer.device, Date().timeIntervalSince1970])
            guard answer.households.count <= Self.maximumHouseholds else { throw ReceivedRows.Fault() }
            for (id, name) in answer.households where try CopiedHouseholdRecord.find(id, database) == nil {
                guard ReceivedRows.isKey(id) else { throw ReceivedRows.Fault() }
                try CopiedHouseholdRecord(householdId: id, name: name).insert(database)
            }
            if pages.rows == 0, state.changedRows.isEmpty, position == state.household.position,
                answer.number == state.household.seenNumber
            {
                return true
            }
            // While it is not there, nothing that is put in place counts as changed here.
            try database.execute(sql: "DELETE FROM copiedHousehold WHERE householdId = ?", arguments: [householdId])
            // Rows may come before those to which they refer.
            try database.execute(sql: "PRAGMA defer_foreign_keys = ON")
            let rows = try ReceivedRows(of: householdId, database)
            if isAnew { try rows.removeAll() }
            try pages.forEach { try rows.put($0) }
            try database.execute(
                sql: "UPDATE household SET number = ?, copy = ? WHERE id = ?",
                arguments: [answer.number, answer.copy, householdId])
            guard database.changesCount == 1 else { throw ReceivedRows.Fault() }
            try database.execute(sql: "DELETE FROM changed WHERE householdId = ?", arguments: [householdId])
            try CopiedHouseholdRecord(
                householdId: householdId, copy: answer.copy, position: position, seenCopy: answer.copy,
                seenNumber: answer.number
            ).insert(database)
            return true
        }
        if let isTaken { return isTaken }
        // Perhaps the rows fit when all come.
        if !isAnew { try await startAgain(householdId, with: answer.copy) }
        throw CopyFault.notUnderstood
    }

    /// Removes a household of which the user is no member any more. What was not sent is kept in a file.
    private func leave(_ householdId: String) async throws -> ExchangeReport {
        var report = ExchangeReport()
        let (name, waiting) = try await database.read { database in
            (
                try String.fetchOne(
                    database,
                    sql: """
                        SELECT ifnull(household.name, copiedHousehold.name) FROM copiedHousehold
                        LEFT JOIN household ON household.id = householdId WHERE householdId = ?
                        """, arguments: [householdId]) ?? "",
                try OutboxRecord.waiting(in: householdId, database).map { try $0.waiting }
            )
        }
        let file = waiting.isEmpty ? nil : NotSentFile(path: "\(database.path)-not-sent-\(UniqueId.make()).json")
        try file?.write(waiting)
        try await database.write { [userId = identity.userId] database in
            for sql in [
                "DELETE FROM household WHERE id = ?", "DELETE FROM copiedHousehold WHERE householdId = ?",
                "DELETE FROM changed WHERE householdId = ?", "DELETE FROM outbox WHERE householdId = ?",
                "DELETE FROM refusedChange WHERE householdId = ?",
            ] {
                try database.execute(sql: sql, arguments: [householdId])
            }
            try database.execute(
                sql: """
                    DELETE FROM user WHERE id <> ? AND id NOT IN (SELECT userId FROM membership)
                        AND id NOT IN (SELECT userId FROM journal WHERE userId IS NOT NULL)
                    """, arguments: [userId])
            // The parts of words that searches look in.
            try SchemaCheck.rebuildSearchIndex(database)
            try database.execute(
                sql: "INSERT OR REPLACE INTO leftHousehold VALUES (?, ?, ?)",
                arguments: [householdId, name, file?.path])
            try database.execute(
                sql: "UPDATE server SET reachedAt = ?, failedAt = NULL", arguments: [Date().timeIntervalSince1970])
        }
        await database.emptyLog()
        report.left = [LeftHousehold(id: householdId, name: name, file: file?.path, waiting: waiting)]
        return report
    }
}

extension SentOutcome {
    /// What became of a change. One that had nothing to do any more is done.
    fileprivate func state(of change: SentChange) -> OutboxRecord.State {
        if let refusal { return refusal == .nothingToChange ? .done : .refused }
        switch change.action {
        case .edit(_, .eat(.thousandths(let asked)), _), .edit(_, .waste(.thousandths(let asked)), _):
            return amount.map { $0 < asked } ?? false ? .partly : .done
        default: return .done
        }
    }
}
