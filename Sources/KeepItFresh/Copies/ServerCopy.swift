import Foundation
import KeepItFreshAuthentication
package import KeepItFreshDomain
import KeepItFreshPlatform
import KeepItFreshPresentation
import KeepItFreshSQLite
import KeepItFreshServerExchange
import KeepItFreshWorkers

/// This machine's copy of the households that a user has at a server.
package struct ServerCopy: Sendable {
    /// The copy's file.
    package var path: String { process.databasePath }
    private let process: CompositionRoot
    private let copy: SQLiteServerCopy

    /// The copy in a process's database; nil for any other database. Throws `DataError`.
    package init?(_ process: CompositionRoot) async throws {
        guard let copy = try await SQLiteServerCopy(process.database) else { return nil }
        (self.process, self.copy) = (process, copy)
    }

    init(_ process: CompositionRoot, _ copy: SQLiteServerCopy) {
        (self.process, self.copy) = (process, copy)
    }

    /// Where the copy stands. Throws `DataError`.
    package func status() async throws -> CopyStatus { try await copy.status() }

    /// The changes that wait to be sent, in their order. Throws `DataError`.
    package func waiting() async throws -> [WaitingChange] { try await copy.waiting() }

    /// What `SQLiteServerCopy.takeSettled` returns. Throws `DataError`.
    package func takeSettled(all: Bool = false) async throws -> [SettledChange] { try await copy.takeSettled(all: all) }

    /// Households that the copy has lost, of which nobody was told yet. Throws `DataError`.
    package func takeLeft() async throws -> [LeftHousehold] { try await copy.takeLeft() }

    /// The households that are copied, with the numbers of their items. Throws `DataError`.
    package func contents() async throws -> [(context: HouseholdContext, items: Int)] {
        let households = process.person(copy.identity.userId).households
        var contents: [(HouseholdContext, Int)] = []
        for context in try await households.resolve.contexts(of: households.userId) {
            contents.append((context, try await households.itemCount(of: context)))
        }
        return contents
    }

    // MARK: Exchanging

    /// Exchanges with the server about a household, at most until `deadline`. Throws `CopyFault`, and `DataError`.
    package func exchange(
        of householdId: String, until deadline: ContinuousClock.Instant
    ) async throws -> ExchangeReport {
        let server = try await server(.short(until: deadline))
        return try await copy.exchange(of: householdId, with: server, until: deadline, keep: keep)
    }

    /// Writes items that the server has lost and does not take back into a file beside the copy, which `import-items`
    /// reads, and returns its path.
    private var keep: SQLiteServerCopy.Keep {
        { [path] items in
            let file = "\(path)-kept-\(UniqueId.make()).jsonl"
            do throws(WrittenFile.Failure) {
                try WrittenFile.write(items.map { $0.exchangeJSON.line + "\n" }.joined().utf8, to: file)
            } catch {
                throw error == .diskFull ? DataError.diskFull : .unavailable("\(file) cannot be written")
            }
            return file
        }
    }

    /// Exchanges with the server about all households of the user, also those that are new; with a deadline at most
    /// until then. Tells `done` of each household. One that the server does not know stays as it is. Throws
    /// `CopyFault`, and `DataError`.
    package func exchangeAll(
        until deadline: ContinuousClock.Instant? = nil, done: (_ household: String) -> Void = { _ in }
    ) async throws -> ExchangeReport {
        let server = try await server(deadline.map { .short(until: $0) } ?? .long)
        var report = ExchangeReport()
        var known: Set<String> = []
        if try await status().households.isEmpty {
            try await copy.add(server.households().map { ($0.id, $0.name) })
        }
        // What answers about one household also names the others.
        while let next = try await status().households.first(where: { !known.contains($0.id) }) {
            known.insert(next.id)
            do {
                report.add(try await copy.exchange(of: next.id, with: server, until: deadline, keep: keep))
                done(next.name)
            } catch CopyFault.notFound {
                report.unknown.append(next.name)
            }
        }
        return report
    }

    /// Makes the pictures of photos that wait to be sent, which phones show: what is around dates and names. What
    /// cannot be made is left out.
    package func makePictures(by worker: WorkerProgram) async {
        guard let waiting = try? await copy.waiting() else { return }
        let pictures = HouseholdPictures(process, folder: nil, worker: worker)
        for change in waiting {
            guard case .save(_, let photos, _) = change.change.action else { continue }
            for photo in photos {
                await pictures.make(
                    ofPhoto: photo.contentHash, in: change.householdId, by: copy.identity.userId, kinds: [.date, .name])
            }
        }
    }

    private func server(_ patience: HTTPServerExchange.Patience) async throws -> HTTPServerExchange {
        guard let address = ServerAddress(try await status().server) else { throw CopyFault.notUnderstood }
        // Without a token the server answers that the session has ended.
        return HTTPServerExchange(address, token: try ServerToken(process.sessionFile)?.text, patience: patience)
    }

    // MARK: Signing out

    /// Makes commands use the user's own database again if that at `path` is the copy in use, and its file is gone or
    /// damaged; that stays. Returns whether it was so. Throws `DataError`.
    package static func leaveIfUnusable(_ path: String?) async throws -> Bool {
        guard let path, path == DataLocation.copyInUse() else { return false }
        if FileManager.default.fileExists(atPath: path) {
            do {
                guard try await ServerCopy(CompositionRoot(database: path)) == nil else { return false }
            } catch DataError.damaged, DataError.notADatabase {
                // Nothing can be sent from it.
            }
        }
        try SessionFile(path: DataLocation.session(ofDatabase: path)).remove()
        try CopyFiles.leave()
        return true
    }

    private static let patience = Duration.seconds(3)

    /// Sends what waits, as far as the server answers within a few seconds.
    package func sendBeforeLeaving() async {
        _ = try? await exchangeAll(until: .now + Self.patience)
    }

    /// Ends the session, and goes back to the user's own database. The copy goes unless something in it waits to be
    /// sent; returns whether it does. Throws `DataError`.
    package func leave() async throws -> Bool {
        let waits = try await status().waiting > 0
        if let server = try? await server(.short(until: .now + Self.patience)) { try? await server.signOut() }
        try process.sessionFile.remove()
        if DataLocation.copyInUse() == path { try CopyFiles.leave() }
        if !waits { CopyFiles(path).remove() }
        return waits
    }
}
