import FoundationEssentials
import GRDB
import KeepItFreshDomain

extension SQLiteIdentityStore {
    /// The guest who is signed in, or was here before, or else a new one.
    static func admitGuest(_ guest: String?, _ change: AccountChange) throws -> Admission {
        if let guest, try isGuest(guest, change.database) { return Admission(userId: guest, isNewUser: false) }
        if let known = try UserRecord.guest(change.database) {
            return Admission(userId: known.id, isNewUser: false)
        }
        let id = try UserRecord.create(isGuest: true, at: change.now, change.database)
        return Admission(userId: id, isNewUser: true)
    }

    /// What is known when the identity asks to be let in.
    static func facts(
        of identity: LinkedIdentity, guest: String?, _ database: Database
    ) throws -> AdmissionFacts {
        let guest = try guest.flatMap { try isGuest($0, database) ? $0 : nil }
        let owner = try IdentityRecord.find(identity, database)?.userId
        return AdmissionFacts(
            owner: owner,
            emailOwner: owner == nil
                ? try IdentityRecord.emailOwner(of: identity, otherThan: guest, database) : nil,
            guest: guest,
            guestHasItems: try guest.map { try hasItems($0, database) } ?? false)
    }

    /// Does what was decided on a proof.
    static func carryOut(
        _ decision: AdmissionDecision, _ proof: ProvenIdentity, _ change: AccountChange
    ) throws -> Result<Admission, AuthError> {
        switch decision {
        case .signIn(let userId): return .success(try enter(userId, proof, change))
        case .upgradeGuest(let guest):
            try change.attach(proof, to: guest)
            return .success(admission(of: guest, isNewUser: true, proof))
        case .create:
            let id = try UserRecord.create(isGuest: false, at: change.now, change.database)
            try change.attach(proof, to: id)
            return .success(admission(of: id, isNewUser: true, proof))
        case .merge(let guest, let userId):
            try change.merge(guest: guest, into: userId)
            return .success(try enter(userId, proof, change))
        case .askGuest: return .failure(.credentialAlreadyInUse(change.pendingLink(proof)))
        case .emailTaken(let owner):
            return .failure(.accountExistsWithDifferentCredential(try change.wait(proof, for: owner)))
        case .refuse: return .failure(.invalidCredentials)
        }
    }

    /// Remembers that the provider is to be told, if it gave a token.
    static func queueRevocation(of record: IdentityRecord, _ database: Database) throws {
        guard let token = record.refreshToken else { return }
        try database.execute(
            sql: "INSERT INTO revocation (id, provider, token) VALUES (?, ?, ?)",
            arguments: [UUID().uuidString.lowercased(), record.provider, token])
    }

    private static func enter(
        _ userId: String, _ proof: ProvenIdentity, _ change: AccountChange
    ) throws -> Admission {
        if let record = try IdentityRecord.find(proof.identity, change.database) {
            try change.refresh(record, by: proof)
        }
        return admission(of: userId, isNewUser: false, proof)
    }

    private static func admission(of userId: String, isNewUser: Bool, _ proof: ProvenIdentity) -> Admission {
        Admission(
            userId: userId, isNewUser: isNewUser, displayName: proof.displayName, email: proof.identity.email)
    }

    private static func isGuest(_ userId: String, _ database: Database) throws -> Bool {
        try UserRecord.fetchOne(database, key: userId)?.isGuest ?? false
    }

    /// True when the guest's households hold items, or other members.
    private static func hasItems(_ guest: String, _ database: Database) throws -> Bool {
        let sql = """
            SELECT EXISTS (
                SELECT 1 FROM membership AS mine WHERE mine.userId = ?1 AND (
                    EXISTS (SELECT 1 FROM item WHERE item.householdId = mine.householdId)
                    OR EXISTS (
                        SELECT 1 FROM membership WHERE householdId = mine.householdId AND userId <> ?1)))
            """
        return try Bool.fetchOne(database, sql: sql, arguments: [guest]) ?? false
    }
}
