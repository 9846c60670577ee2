package import FoundationEssentials
import GRDB
package import KeepItFreshDomain
import KeepItFreshPlatform

/// The codes with which other devices sign in, in SQLite: a user's own, and invitations that make an account.
package actor SQLiteSignInCodes {
    private let database: SQLiteDatabase

    package init(_ database: SQLiteDatabase) {
        self.database = database
    }

    /// Makes a code for a user. Earlier ones hold as well. Throws `DataError`.
    package func issue(_ kind: SignInCode, for userId: String, at now: Date) async throws -> Invitation.Code {
        let code = Invitation.Code.random()
        let record = SignInCodeRecord(
            digest: code.signInDigest, userId: userId, kind: kind.rawValue, createdAt: now.timeIntervalSince1970)
        try await database.write { database in
            try SignInCodeRecord.deleteExpired(at: now, database)
            try record.insert(database)
        }
        return code
    }

    /// Uses a code up and returns its user; nil when there is no valid code. Throws `DataError`.
    package func redeem(_ code: Invitation.Code, at now: Date) async throws -> String? {
        let digest = code.signInDigest
        return try await database.write { database in
            try SignInCodeRecord.deleteExpired(at: now, database)
            guard let record = try SignInCodeRecord.fetchOne(database, key: digest) else { return nil }
            try record.delete(database)
            return record.userId
        }
    }

    /// What a valid code does, which stays valid; nil when there is none. Throws `DataError`.
    package func preview(_ code: Invitation.Code, at now: Date) async throws -> SignInCode.Preview? {
        let (own, invited) = (code.signInDigest, code.digest)
        return try await database.read { database in
            if let record = try SignInCodeRecord.fetchOne(database, key: own), record.isValid(at: now) {
                return SignInCode.Preview(household: nil, inviter: nil, expiresAt: record.expiresAt)
            }
            guard let invitation = try InvitationRecord.open(codeDigest: invited, at: now, database),
                let household = try HouseholdRecord.fetchOne(database, key: invitation.householdId)
            else { return nil }
            let inviter = try SQLiteProfileAdapter.ProfileRecord.fetchOne(database, key: invitation.createdBy)
            return SignInCode.Preview(
                household: household.name, inviter: inviter?.displayName, expiresAt: invitation.expiresAt)
        }
    }

    /// Makes an account with a name for whoever has a valid invitation, joins its household and uses it up. Returns the
    /// user. Throws `HouseholdError.invitationInvalid` and `invitationForAnotherAddress`, and `DataError`.
    package func accept(_ code: Invitation.Code, as name: String, at now: Date) async throws -> String {
        let digest = code.digest
        return try await database.write { database in
            guard let invitation = try InvitationRecord.open(codeDigest: digest, at: now, database) else {
                throw HouseholdError.invitationInvalid
            }
            guard invitation.isFor([]) else { throw HouseholdError.invitationForAnotherAddress }
            let userId = try UserRecord.create(isGuest: false, isRemote: true, at: now, database)
            try SQLiteProfileAdapter.ProfileRecord(userId: userId, displayName: name, email: nil, createdAt: now)
                .insert(database)
            try MembershipRecord(userId: userId, householdId: invitation.householdId, role: .member).insert(database)
            _ = try InvitationRecord.deleteOne(database, key: invitation.id)
            return userId
        }
    }

    /// A row of `signInCode`.
    private struct SignInCodeRecord: Codable, FetchableRecord, PersistableRecord {
        static let databaseTableName = "signInCode"

        let digest: String
        let userId: String
        let kind: String
        let createdAt: Double

        var expiresAt: Date {
            Date(timeIntervalSince1970: createdAt).addingTimeInterval(SignInCode(rawValue: kind)?.lifetime ?? 0)
        }

        /// Whether it has not expired. One made while the clock was ahead counts as expired.
        func isValid(at now: Date) -> Bool {
            expiresAt > now && !Date(timeIntervalSince1970: createdAt).isAhead(of: now)
        }

        static func deleteExpired(at now: Date, _ database: Database) throws {
            for record in try fetchAll(database) where !record.isValid(at: now) { try record.delete(database) }
        }
    }
}

extension Invitation.Code {
    /// The digest under which a user's own code is stored: BLAKE2b-256 (RFC 7693) in lower-case hexadecimal.
    fileprivate var signInDigest: String { Digest.blake2b256(Array("kif sign-in \(characters)".utf8)).hexadecimal }
}
