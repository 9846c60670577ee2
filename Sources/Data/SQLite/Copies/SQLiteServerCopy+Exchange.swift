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
    /// The bytes below which a request that is refused as too large is made no smaller.
    private static let minimumRequestSize = 16 << 10
    /// For how long an exchange that somebody asks for waits until another program's is over.
    private static let patience = Duration.seconds(20)

    /// Exchanges with the server until nothing is left to send, and then takes over what is there. It stops after
    /// `deadline` with what is done by then. Items that the server has lost and does not take back are passed to
    /// `keep`, which returns the path of a file. Throws `CopyFault`, and `DataError`.
    package func exchange(
        of householdId: String, with server: any ServerExchangeProviding,
        until deadline: ContinuousClock.Instant? = nil, keep: @escaping Keep
    ) async throws -> ExchangeReport {
        let lock = try await lock(waiting: deadline == nil)
        defer { withExtendedLifetime(lock) {} }
        do {
            return try await converse(about: householdId, with: server, until: deadline, keep)
        } catch CopyFault.noLongerAMember(let former) {
            return try await leave(householdId, former)
        } catch let fault as CopyFault {
            try await database.write { database in
                try database.execute(
                    sql: "UPDATE server SET failedAt = ?, isSignedOut = isSignedOut OR ?",
                    arguments: [Date().timeIntervalSince1970, [.signedOut, .accountDeleted].contains(fault)])
            }
            throw fault
        }
    }

    /// Keeps items in a file, and returns its path.
    package typealias Keep = @Sendable ([Item]) throws -> String

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
        about householdId: String, with server: any ServerExchangeProviding, until deadline: ContinuousClock.Instant?,
        _ keep: @escaping Keep
    ) async throws -> ExchangeReport {
        var report = ExchangeReport()
        var isCompared = false
        var size = Self.requestSize
        /// Nil when the time is over: the next exchange goes on from there.
        func ask(_ request: CopyRequest) async throws -> CopyAnswer? {
            if let deadline, .now >= deadline { return nil }
            return try await server.exchange(request, of: householdId)
        }
        for _ in 0..<Self.maximumRounds {
            let state = try await state(of: householdId, upTo: size)
            // What a server has lost with a backup comes before what was done here since.
            let isComparing = state.household.isOfEarlierCopy && !isCompared
            let isLast = state.isLast || isComparing
            let changes = isComparing ? [] : state.changes
            // Rows come with the last of the changes.
            let maximumRows = max(1, CopyRequest.maximumRows * size / Self.requestSize)
            let rows = isComparing ? [] : Array(state.changedRows.prefix(maximumRows))
            let request = CopyRequest(
                epoch: state.household.copy, position: isLast ? state.household.position : nil, changes: changes,
                rows: isLast ? rows : [])
            var asked: CopyAnswer?
            do {
                asked = try await ask(request)
            } catch CopyFault.tooLarge where size > Self.minimumRequestSize {
                // A proxy may take only small ones.
                size /= 2
                continue
            }
            guard var answer = asked else { return report }
            guard !state.household.isBehind(answer) else {
                try await startAgain(householdId, with: answer.epoch, isRestored: true)
                isCompared = false
                continue
            }
            report.settled += try await settle(changes, by: answer, in: householdId)
            report.sent += changes.count
            guard isLast else { continue }
            var pages = ReceivedPages(path: "\(database.path)-incoming")
            defer { pages.remove() }
            try pages.add(answer)
            var left = isComparing ? [] : state.changedRows.dropFirst(rows.count)
            let copy = answer.epoch
            while answer.hasMore || !left.isEmpty {
                guard let position = answer.position else { throw CopyFault.notUnderstood }
                let further = CopyRequest(
                    epoch: copy, position: position, rows: Array(left.prefix(maximumRows)))
                guard let next = try await ask(further) else { return report }
                answer = next
                left = left.dropFirst(maximumRows)
                guard answer.epoch == copy else { break }
                // One that does not go on, or never ends, would be asked for ever.
                let goesOn = (answer.position ?? 0) > position && !answer.rows.isEmpty
                guard answer.position != nil, goesOn || !answer.hasMore, pages.count < Self.maximumPages else {
                    throw CopyFault.notUnderstood
                }
                try pages.add(answer)
            }
            guard answer.epoch == copy else {
                try await startAgain(householdId, with: answer.epoch, isRestored: true)
                isCompared = false
                continue
            }
            if isComparing {
                report.broughtBack += try await offer(whatIsNotIn: pages, in: householdId)
                isCompared = true
                continue
            }
            guard let kept = try await takeOver(pages, of: state, as: answer, keep) else { continue }
            report.received += pages.rows
            report.kept += kept
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

    /// What is to be exchanged, with changes of about as many bytes. Pictures that are too large alone are left out.
    private func state(of householdId: String, upTo maximum: Int) async throws -> State {
        try await database.read { database in
            guard let household = try CopiedHouseholdRecord.find(householdId, database) else {
                throw DataError.notFound
            }
            let waiting = try OutboxRecord.waiting(
                in: householdId, limit: CopyRequest.maximumChanges + 1, database)
            var size = 0
            var sent: [SentChange] = []
            for record in waiting.prefix(CopyRequest.maximumChanges) where size < maximum {
                var change = try record.sent
                change.pictures = try Self.pictures(of: change, in: householdId, database)
                let own = change.pictures.reduce(record.change.count) { $0 + $1.bytes.count * 4 / 3 }
                if own > maximum, maximum < Self.requestSize { change.pictures = [] }
                size += own
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
                let isOffered = try OutboxRecord.isOffered(change.id, database)
                let state = outcome.state(of: change, isOffered: isOffered)
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

    /// All rows are to come anew, as the server has gone back to a backup, or because what came did not fit. Until then
    /// the copy shows what it has.
    private func startAgain(_ householdId: String, with copy: String, isRestored: Bool) async throws {
        try await database.write { database in
            try database.execute(
                sql: """
                    UPDATE copiedHousehold SET copy = ?1, position = 0,
                        seenCopy = iif(?3 AND seenCopy = ?1, '-', seenCopy) WHERE householdId = ?2
                    """,
                arguments: [copy, householdId, isRestored])
        }
    }

    /// Puts the server's rows in place of the copy's, unless something was done here meanwhile: that is to be sent
    /// first. Returns the files with what the server has lost and not taken back; nil when nothing was done.
    private func takeOver(
        _ pages: ReceivedPages, of state: State, as answer: CopyAnswer, _ keep: @escaping Keep
    ) async throws -> [String]? {
        guard let position = answer.position else { throw CopyFault.notUnderstood }
        let householdId = state.household.householdId
        let isAnew = state.household.position == 0
        let isFault: @Sendable (any Error) -> Bool = { $0 is ReceivedRows.Fault || $0 is DecodingError }
        let taken = try await database.write(unless: isFault) { database -> (isDone: Bool, kept: [String]) in
            guard try OutboxRecord.waiting(in: householdId, limit: 1, database).isEmpty else { return (false, []) }
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
                return (true, [])
            }
            let lost = state.household.isOfEarlierCopy ? try Self.notTakenBack(of: state.household, database) : []
            let kept = lost.isEmpty ? [] : [try keep(lost)]
            // While it is not there, nothing that is put in place counts as changed here.
            try database.execute(sql: "DELETE FROM copiedHousehold WHERE householdId = ?", arguments: [householdId])
            // Rows may come before those to which they refer.
            try database.execute(sql: "PRAGMA defer_foreign_keys = ON")
            let rows = try ReceivedRows(of: householdId, database)
            if isAnew {
                // An answer without the household itself is none of a whole server.
                guard try pages.hasHousehold() else { throw ReceivedRows.Fault() }
                try rows.removeAll()
            }
            try pages.forEach { try rows.put($0) }
            try database.execute(
                sql: "UPDATE household SET number = ?, copy = ? WHERE id = ?",
                arguments: [answer.number, answer.epoch, householdId])
            guard database.changesCount == 1 else { throw ReceivedRows.Fault() }
            try database.execute(sql: "DELETE FROM changed WHERE householdId = ?", arguments: [householdId])
            try CopiedHouseholdRecord(
                householdId: householdId, copy: answer.epoch, position: position, seenCopy: answer.epoch,
                seenNumber: answer.number
            ).insert(database)
            return (true, kept)
        }
        if let taken { return taken.isDone ? taken.kept : nil }
        // Perhaps the rows fit when all come.
        if !isAnew { try await startAgain(householdId, with: answer.epoch, isRestored: false) }
        throw CopyFault.notUnderstood
    }

    /// Removes a household of which the user is no member any more. All of it, also what was not sent, is kept in a
    /// file until a person deletes that.
    private func leave(_ householdId: String, _ former: FormerMembership) async throws -> ExchangeReport {
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
        let file = try await keepAside(householdId)
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
                sql: "INSERT OR REPLACE INTO leftHousehold VALUES (?, ?, ?, ?, ?)",
                arguments: [householdId, name, file, "\(former.endedOn)", former.isHouseholdDeleted])
            try database.execute(
                sql: "UPDATE server SET reachedAt = ?, failedAt = NULL", arguments: [Date().timeIntervalSince1970])
        }
        await database.emptyLog()
        var report = ExchangeReport()
        report.left = [LeftHousehold(id: householdId, name: name, file: file, ended: former, waiting: waiting)]
        return report
    }

    /// Writes a household with all that belongs to it into a database of its own beside the copy, and returns its path.
    private func keepAside(_ householdId: String) async throws -> String {
        let path = "\(database.path)-left-\(UniqueId.make())"
        try DatabaseCopy.write(database.pool, to: path)
        do {
            let kept = try DatabaseQueue(path: path, configuration: SQLiteDatabase.configuration())
            try await kept.write { database in
                try ServerRecord.leaveServer(database, keepingList: true)
                try database.execute(sql: "DELETE FROM household WHERE id <> ?", arguments: [householdId])
                try database.execute(sql: "DELETE FROM outbox WHERE householdId <> ?", arguments: [householdId])
                try SchemaCheck.rebuildSearchIndex(database)
            }
            try kept.close()
            return path
        } catch {
            DatabaseFile.remove(path)
            throw error
        }
    }
}

extension SentOutcome {
    /// What became of a change. One that had nothing to do any more is done, and so is what another copy has offered
    /// before.
    fileprivate func state(of change: SentChange, isOffered: Bool) -> OutboxRecord.State {
        if let refusal {
            return refusal == .nothingToChange || isOffered && refusal == .anotherContent ? .done : .refused
        }
        return isPart ?? false ? .partly : .done
    }
}
