package import Foundation
import KeepItFreshAuthentication
package import KeepItFreshDomain
import KeepItFreshSQLite

/// What a server has for users of other devices: their sessions, codes and photos, and what they listen to.
package struct RemoteAccess: Sendable {
    private let process: CompositionRoot
    private var accounts: AccountAdapters { process.accounts }

    package init(_ process: CompositionRoot) {
        self.process = process
    }

    // MARK: Sessions

    /// The session with this token; nil when there is none, or it has ended. Throws `DataError`.
    package func session(_ token: String) async throws -> Session? {
        try await accounts.sessions.find(digest: SessionToken.digest(of: token), at: accounts.clock.now())
    }

    /// The way in of a request from a device with this name: to a new session, in place of the one that was found by
    /// `token`, if any.
    package func signIn(_ session: Session?, token: String?, device: String) -> RemoteSignIn {
        RemoteSignIn(
            process,
            RequestSession(
                session, token: token, device: device, store: accounts.sessions, clock: accounts.clock,
                random: accounts.random))
    }

    /// The sessions of a user, the one that was used last first. Throws `DataError`.
    package func sessions(of userId: String) async throws -> [Session.Summary] {
        try await accounts.sessions.sessions(of: userId, at: accounts.clock.now())
    }

    /// Ends a session of a user. Throws `DataError.notFound`.
    package func endSession(_ id: String, of userId: String) async throws {
        try await accounts.sessions.end(id: id, of: userId)
    }

    /// Gives a user's session a name. Throws `DataError.notFound`.
    package func renameSession(_ id: String, of userId: String, to device: String) async throws {
        try await accounts.sessions.rename(id: id, of: userId, to: device)
    }

    /// Makes an API token for a user, which nobody sees again. Throws `DataError`.
    package func makeToken(
        named name: String, _ access: Session.Access, for identity: Identity
    ) async throws -> RemoteSignIn.Begun {
        let token = SessionToken.make(accounts.random)
        let session = try await accounts.sessions.begin(
            identity, device: name, digest: SessionToken.digest(of: token), access: access, at: accounts.clock.now())
        return RemoteSignIn.Begun(session: session, token: token)
    }

    /// Gives a user another name. Throws `DataError`.
    package func rename(_ userId: String, to name: String) async throws {
        try await SQLiteProfileAdapter(process.database).rename(userId: userId, to: name)
    }

    /// A user's profile; nil when there is none yet. Throws `AuthError`.
    package func profile(of userId: String) async throws -> UserProfile? {
        try await SQLiteProfileAdapter(process.database).getProfile(userId: userId)
    }

    /// How a user's membership of a household ended; nil for who was never a member, and for who is one. Throws
    /// `DataError`.
    package func formerMembership(of userId: String, in householdId: String) async throws -> FormerMembership? {
        try await SQLiteFormerMembers(process.database).membership(of: userId, in: householdId)
    }

    /// Whether the session with this token ended with its account. Throws `DataError`.
    package func hadAccount(_ token: String) async throws -> Bool {
        try await SQLiteFormerMembers(process.database).hadAccount(digest: SessionToken.digest(of: token))
    }

    // MARK: Codes

    /// Makes a code with which another device signs in as a user. Returns it with the time at which it expires. Throws
    /// `DataError`.
    package func code(_ kind: SignInCode, for userId: String) async throws -> (Invitation.Code, expiresAt: Date) {
        let now = accounts.clock.now()
        return (try await accounts.codes.issue(kind, for: userId, at: now), now.addingTimeInterval(kind.lifetime))
    }

    /// What a valid code does; nil when there is none. Throws `DataError`.
    package func preview(_ code: Invitation.Code) async throws -> SignInCode.Preview? {
        try await accounts.codes.preview(code, at: accounts.clock.now())
    }

    /// A user's ways to sign in, besides codes, oldest first. Throws `DataError`.
    package func ways(of userId: String) async throws -> [LinkedIdentity] {
        try await accounts.identities.identities(of: userId)
    }

    /// Whether a user has a way to sign in, besides codes and open sessions. Throws `DataError`.
    package func hasSignIn(_ userId: String) async throws -> Bool {
        try await !ways(of: userId).isEmpty
    }

    // MARK: Photos

    /// Stores a photo that a user's device sent; one whose content was sent before stays, and is to be read again if it
    /// failed or the items that it made are gone. Returns it, and whether it is to be read. Throws `DataError`.
    package func add(_ upload: Upload) async throws -> (Upload, isToRead: Bool) {
        try await uploads(upload.userId).add(upload)
    }

    /// The photos that were sent to a household of a user, the last one first. Throws `DataError`.
    package func uploads(to householdId: String, limit: Int, by userId: String) async throws -> [Upload] {
        try await uploads(userId).all(in: householdId, limit: limit)
    }

    /// A photo that was sent to a household of a user. Throws `DataError.notFound`.
    package func upload(_ id: String, to householdId: String, by userId: String) async throws -> Upload {
        try await uploads(userId).find(id, in: householdId)
    }

    /// Removes a photo from those that were sent, and returns it. Throws `DataError.notFound`.
    package func removeUpload(_ id: String, to householdId: String, by userId: String) async throws -> Upload {
        let upload = try await uploads(userId).remove(id, in: householdId)
        try? await process.shared?.removePhoto(upload.unread)
        return upload
    }

    /// The content hashes of the other photos of a photo's series that were read, the first one first. Throws
    /// `DataError`.
    package func earlierPhotos(of upload: Upload) async throws -> [String] {
        try await uploads(upload.userId).earlierPhotos(of: upload)
    }

    /// Stores what became of a photo. Throws `DataError`.
    package func finish(_ upload: Upload) async throws {
        try await uploads(upload.userId).finish(upload.id, upload.stage, result: upload.result)
        try? await process.shared?.removePhoto(upload.unread)
    }

    /// The photos that are still to be read. Throws `DataError`.
    package func waitingUploads() async throws -> [Upload] {
        try await SQLiteUploads.waiting(process.database)
    }

    // MARK: Photos of several servers

    /// Whether other servers read photos, too.
    package var sharesPhotos: Bool { process.shared != nil }

    /// Keeps a photo where another server can read it if this one does not. Throws `DataError`.
    package func share(_ upload: Upload, _ folder: UploadFolder) async throws {
        guard let shared = process.shared, let bytes = try folder.bytes(of: upload) else { return }
        try await shared.addPhoto(upload.unread, Data(bytes))
    }

    /// Whether this server may read a photo, for a minute from now.
    package func claim(_ upload: Upload) async -> Bool {
        guard let shared = process.shared else { return true }
        return (try? await shared.claimPhoto(upload.unread)) ?? false
    }

    /// The bytes of a photo that came to another server; nil when there are none. Throws `DataError`.
    package func bytes(of upload: Upload) async throws -> [UInt8]? {
        try await process.shared?.bytes(ofPhoto: upload.unread).map(Array.init)
    }

    /// Photos that no server has begun to read within a minute. Throws `DataError`.
    package func unreadUploads() async throws -> [Upload] {
        var uploads: [Upload] = []
        for photo in try await process.shared?.unreadPhotos() ?? [] {
            do {
                let upload = try await self.uploads(photo.userId).find(photo.id, in: photo.householdId)
                guard !upload.stage.isFinal else { throw DataError.notFound }
                uploads.append(upload)
            } catch DataError.notFound, DataError.permission {
                try? await process.shared?.removePhoto(photo)
            }
        }
        return uploads
    }

    private func uploads(_ userId: String) -> SQLiteUploads {
        SQLiteUploads(process.database, actingAs: userId)
    }

    // MARK: Copies

    /// Answers what the device of a session asks about a household that it copies, and makes the changes that it sends.
    /// Throws `DataError`.
    package func answer(
        _ request: CopyRequest, of householdId: String, for session: Session
    ) async throws -> CopyAnswer {
        try await SQLiteExchange(process.database, actingAs: session.identity.userId)
            .answer(request, of: householdId, device: session.id)
    }

    // MARK: The database

    /// Finds out which households were changed by any process. Throws `DataError`.
    package func watch() throws -> HouseholdWatch {
        HouseholdWatch(try SQLiteHouseholdWatch(process.database))
    }

    /// Throws `DataError` when the database cannot be read.
    package func checkDatabase() async throws {
        _ = try await accounts.identities.guestId()
    }
}
