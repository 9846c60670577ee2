import FoundationEssentials
import GRDB
import KeepItFreshDomain

/// The steps that change accounts, in the transaction of the caller.
struct AccountChange {
    let database: Database
    let now: Date
    /// Whether the users come from other devices.
    let isRemote: Bool

    private var time: Double { now.timeIntervalSince1970 }

    /// Returns the guest who is signed in, or else the guest of this machine, or else a new one. From another device
    /// nobody becomes the guest of this machine.
    func resolveGuest(_ guest: String?) throws -> AccountResolution {
        if let guest, try isGuest(guest) { return AccountResolution(userId: guest, isNewUser: false) }
        if !isRemote, let known = try UserRecord.guest(database) {
            return AccountResolution(userId: known.id, isNewUser: false)
        }
        let id = try UserRecord.create(isGuest: true, isRemote: isRemote, at: now, database)
        return AccountResolution(userId: id, isNewUser: true)
    }

    /// Collects what decides which account an identity gets.
    func facts(of identity: LinkedIdentity, guest: String?) throws -> AccountResolution.Facts {
        let guest = try guest.flatMap { try isGuest($0) ? $0 : nil }
        let owner = try IdentityRecord.find(identity, database)?.userId
        return AccountResolution.Facts(
            owner: owner,
            emailOwner: owner == nil
                ? try IdentityRecord.emailOwner(of: identity, otherThan: guest, database) : nil,
            guest: guest,
            guestHasItems: try guest.map { try hasItems($0) } ?? false)
    }

    /// Carries out the decision on a verified identity.
    func carryOut(
        _ decision: AccountResolution.Decision, _ verified: VerifiedIdentity
    ) throws -> Result<AccountResolution, AuthError> {
        switch decision {
        case .signIn(let userId): return .success(try signIn(userId, verified))
        case .upgradeGuest(let guest):
            try attach(verified, to: guest)
            return .success(resolution(of: guest, isNewUser: true, verified))
        case .create:
            let id = try UserRecord.create(isGuest: false, isRemote: isRemote, at: now, database)
            try attach(verified, to: id)
            return .success(resolution(of: id, isNewUser: true, verified))
        case .merge(let guest, let userId):
            try merge(guest: guest, into: userId)
            return .success(try signIn(userId, verified))
        case .askGuest: return .failure(.credentialAlreadyInUse(pendingLink(verified)))
        case .emailTaken(let owner):
            return .failure(.accountExistsWithDifferentCredential(try storePendingLink(verified, for: owner)))
        case .refuse: return .failure(.invalidCredentials)
        }
    }

    /// Adds an identity to a user, who is not a guest from then on. Users who only claimed its verified address lose
    /// that address.
    func attach(_ verified: VerifiedIdentity, to userId: String) throws {
        var record = IdentityRecord(verified, of: userId, at: time)
        if let key = record.emailKey, !record.emailVerified {
            record.emailVerified = try isVerified(key, of: userId)
        }
        try record.insert(database)
        try database.execute(sql: "UPDATE user SET isGuest = 0 WHERE id = ?", arguments: [userId])
        try markEmailVerified(verified.identity, of: userId)
        try database.execute(
            sql: """
                UPDATE profile SET email = ifnull(email, ?), displayName = ifnull(displayName, ?) WHERE userId = ?
                """, arguments: [record.email, record.displayName, userId])
    }

    /// Updates a known identity with what its provider says of it now. An address that was verified says nothing of
    /// another one, and an address that another user has verified stays with that user.
    func refresh(_ record: IdentityRecord, by verified: VerifiedIdentity) throws {
        var record = record
        let isAnothers = try IdentityRecord.emailOwner(of: verified.identity, otherThan: record.userId, database) != nil
        if let email = verified.identity.email {
            let key = EmailAddress(email)?.key
            let wasVerified = record.emailVerified && key == record.emailKey
            record.email = email
            record.emailKey = key
            record.emailVerified = wasVerified || verified.identity.emailVerified && !isAnothers
            if !record.emailVerified, let key {
                record.emailVerified = try isVerified(key, of: record.userId, except: record)
            }
        }
        record.displayName = record.displayName ?? verified.displayName
        record.refreshToken = verified.refreshToken ?? record.refreshToken
        try record.update(database)
        if !isAnothers { try markEmailVerified(verified.identity, of: record.userId) }
    }

    /// Stores an identity that waits until the owner of its address signs in.
    func storePendingLink(_ verified: VerifiedIdentity, for owner: String) throws -> PendingLink {
        let link = pendingLink(verified)
        try store(.init(link, verified, owner: owner))
        return link
    }

    /// Stores an identity that waits, and deletes those that waited too long.
    func store(_ record: IdentityRecord.PendingLinkRecord) throws {
        let latest = time + PendingLink.lifetime + Date.clockTolerance
        try database.execute(
            sql: "DELETE FROM pendingLink WHERE expiresAt NOT BETWEEN ? AND ?", arguments: [time, latest])
        try record.insert(database)
    }

    /// A link that is not stored.
    func pendingLink(_ verified: VerifiedIdentity) -> PendingLink {
        PendingLink(
            id: UniqueId.make(), identity: verified.identity,
            expiresAt: now.addingTimeInterval(PendingLink.lifetime))
    }

    /// Queues the identity's refresh token, if it has one, to be revoked at its provider.
    func queueRevocation(of record: IdentityRecord) throws {
        guard let token = record.refreshToken else { return }
        try database.execute(
            sql: "INSERT INTO revocation (id, provider, token) VALUES (?, ?, ?)",
            arguments: [UniqueId.make(), record.provider, token])
    }

    private func signIn(_ userId: String, _ verified: VerifiedIdentity) throws -> AccountResolution {
        if let record = try IdentityRecord.find(verified.identity, database) {
            try refresh(record, by: verified)
        }
        return resolution(of: userId, isNewUser: false, verified)
    }

    private func resolution(of userId: String, isNewUser: Bool, _ verified: VerifiedIdentity) -> AccountResolution {
        AccountResolution(
            userId: userId, isNewUser: isNewUser, displayName: verified.displayName, email: verified.identity.email)
    }

    /// Gives the guest's households to the user and deletes the guest. A household whose name the user already has gets
    /// a new name; an empty one that only the guest belongs to is deleted.
    private func merge(guest: String, into userId: String) throws {
        try deleteEmptyHouseholds(onlyOf: guest)
        try database.execute(
            sql: """
                UPDATE household SET name = name || ' (guest)'
                WHERE id IN (SELECT householdId FROM membership WHERE userId = ?1)
                    AND id NOT IN (SELECT householdId FROM membership WHERE userId = ?2)
                    AND name IN (
                        SELECT household.name FROM household
                        JOIN membership ON membership.householdId = household.id AND membership.userId = ?2)
                """, arguments: [guest, userId])
        try database.execute(
            sql: """
                UPDATE membership SET role = 'owner' WHERE userId = ?2 AND householdId IN (
                    SELECT householdId FROM membership WHERE userId = ?1 AND role = 'owner')
                """, arguments: [guest, userId])
        try database.execute(
            sql: "UPDATE OR IGNORE membership SET userId = ? WHERE userId = ?", arguments: [userId, guest])
        try database.execute(
            sql: "UPDATE invitation SET createdBy = ? WHERE createdBy = ?", arguments: [userId, guest])
        try database.execute(sql: "UPDATE journal SET userId = ? WHERE userId = ?", arguments: [userId, guest])
        try database.execute(sql: "UPDATE upload SET userId = ? WHERE userId = ?", arguments: [userId, guest])
        try database.execute(
            sql: "UPDATE OR IGNORE reminder SET userId = ? WHERE userId = ?", arguments: [userId, guest])
        _ = try UserRecord.deleteOne(database, key: guest)
    }

    /// Deletes the households without items whose only member is the user.
    private func deleteEmptyHouseholds(onlyOf userId: String) throws {
        try database.execute(
            sql: """
                DELETE FROM household
                WHERE id IN (SELECT householdId FROM membership WHERE userId = ?1)
                    AND NOT EXISTS (
                        SELECT 1 FROM membership WHERE householdId = household.id AND userId <> ?1)
                    AND NOT EXISTS (SELECT 1 FROM item WHERE item.householdId = household.id)
                """, arguments: [userId])
    }

    private func isGuest(_ userId: String) throws -> Bool {
        try UserRecord.fetchOne(database, key: userId)?.isGuest ?? false
    }

    /// True when the guest's households hold items, or have other members.
    private func hasItems(_ guest: String) throws -> Bool {
        let sql = """
            SELECT EXISTS (
                SELECT 1 FROM membership AS mine WHERE mine.userId = ?1 AND (
                    EXISTS (SELECT 1 FROM item WHERE item.householdId = mine.householdId)
                    OR EXISTS (
                        SELECT 1 FROM membership WHERE householdId = mine.householdId AND userId <> ?1)))
            """
        return try Bool.fetchOne(database, sql: sql, arguments: [guest]) ?? false
    }

    /// Whether one of a user's identities has the address and has it verified, apart from a given one.
    private func isVerified(_ key: String, of userId: String, except other: IdentityRecord? = nil) throws -> Bool {
        try IdentityRecord.all(of: userId, database).contains {
            $0.emailKey == key && $0.emailVerified
                && !($0.provider == other?.provider && $0.issuer == other?.issuer && $0.subject == other?.subject)
        }
    }

    /// Marks a verified address as verified in all identities of the user, and removes it from those of other users,
    /// who only claimed it. A user who has no identity left stays an account: it is not the guest of this machine,
    /// whose inventory the next guest gets, and what it has reaches no other account.
    private func markEmailVerified(_ identity: LinkedIdentity, of userId: String) throws {
        guard let key = identity.matchingEmailKey else { return }
        try database.execute(
            sql: "UPDATE identity SET emailVerified = 1 WHERE userId = ? AND emailKey = ?", arguments: [userId, key])
        let claims = try IdentityRecord.filter(
            Column("userId") != userId && Column("emailKey") == key && Column("emailVerified") == false
        ).fetchAll(database)
        for claim in claims {
            try database.execute(
                sql: "UPDATE profile SET email = NULL WHERE userId = ? AND email = ?",
                arguments: [claim.userId, claim.email])
            if claim.issuer == LinkedIdentity.localIssuer {
                try claim.delete(database)
            } else {
                var withoutEmail = claim
                withoutEmail.email = nil
                withoutEmail.emailKey = nil
                try withoutEmail.update(database)
            }
        }
    }
}
