import Foundation
import KeepItFreshDomain
import KeepItFreshSQLite
import KeepItFreshServerExchange

/// Signs this machine in at a server, and copies the households of the user, which commands use from then on.
package struct ServerLogin: Sendable {
    /// The server's address without a path.
    package var server: String { address.text }
    /// The code in the link that was given as the address; nil for an address alone.
    package var code: String? { address.code }

    private let address: ServerAddress
    private let lookup: UserSettings.Lookup
    private var path: String { "\(DataLocation.copies())/\(address.fileName).sqlite" }

    /// Why nobody was signed in; `CopyFault` and `DataError` are others.
    package enum Failure: Error, Equatable, Sendable {
        /// The server's reason, and whether it may be another one later.
        case refused(String, isTemporary: Bool)
        /// The code is an invitation to a household.
        case invitation
    }

    /// Nil for an address that is none of a server; see `ServerAddress`.
    package init?(_ address: String, lookup: UserSettings.Lookup = UserSettings.Lookup()) {
        guard let address = ServerAddress(address) else { return nil }
        (self.address, self.lookup) = (address, lookup)
    }

    /// Whether somebody is signed in at the server, and only copying was interrupted.
    package func isBegun() async -> Bool {
        guard DataLocation.copyInUse() != path, FileManager.default.fileExists(atPath: path),
            let process = try? CompositionRoot(database: path), let copy = try? await ServerCopy(process),
            let token = try? ServerToken(process.sessionFile),
            let account = try? await HTTPServerExchange(address, token: token.text).account()
        else { return false }
        return (try? await copy.status().userId) == account.userId
    }

    /// Signs in with a code as a device with this name, or with nil goes on after an interruption; copies the user's
    /// households, and tells `copied` of each. Throws `Failure`, `CopyFault` and `DataError`.
    package func run(
        code: String?, device: String, copied: (_ household: String) -> Void
    ) async throws -> ServerCopy {
        let copy = if let code { try await signIn(code: code, device: device) } else { try await begun() }
        _ = try await copy.exchangeAll(done: copied)
        try CopyFiles(path).use()
        return copy
    }

    private func begun() async throws -> ServerCopy {
        guard let copy = try await ServerCopy(CompositionRoot(database: path, lookup: lookup)) else {
            throw CopyFault.signedOut
        }
        return copy
    }

    private func signIn(code: String, device: String) async throws -> ServerCopy {
        let begun: HTTPServerExchange.Begun
        do {
            begun = try await HTTPServerExchange(address, token: nil).signIn(code: code, device: device)
        } catch let refusal as HTTPServerExchange.Refusal {
            if refusal.code == "nameNeeded" { throw Failure.invitation }
            throw Failure.refused(refusal.title, isTemporary: refusal.isTemporary)
        }
        do {
            return try await copy(for: begun)
        } catch {
            try? await HTTPServerExchange(address, token: begun.token).signOut()
            throw error
        }
    }

    /// The copy of the user who has signed in, with nothing in it where there was none.
    private func copy(for begun: HTTPServerExchange.Begun) async throws -> ServerCopy {
        guard let identity = Identity(userId: begun.account.userId, authMethod: .code, isGuest: begun.account.isGuest)
        else { throw CopyFault.notUnderstood }
        try await putAsideOthers(than: identity.userId)
        let process = try CompositionRoot(database: path, lookup: lookup)
        let earlier = try ServerToken(process.sessionFile)
        let copy = try await SQLiteServerCopy.create(
            in: process.database, server: address.text, identity: identity, displayName: begun.account.name,
            device: begun.account.session)
        try ServerToken(begun.token).write(to: process.sessionFile)
        if let earlier { try? await HTTPServerExchange(address, token: earlier.text).signOut() }
        return ServerCopy(process, copy)
    }

    /// Puts the copy of somebody else aside, with what waits in it, and takes back that of this user. Throws
    /// `DataError`.
    private func putAsideOthers(than userId: String) async throws {
        let files = CopyFiles(path)
        if FileManager.default.fileExists(atPath: path) {
            guard let status = try await ServerCopy(CompositionRoot(database: path))?.status(),
                status.userId != userId || status.server != address.text
            else { return }
            files.putAside(of: status.userId)
        }
        files.takeBack(of: userId)
    }
}
