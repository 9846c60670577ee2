import FoundationEssentials
import GRDB
import KeepItFreshDomain

/// The steps that change accounts, in the transaction of the caller.
struct AccountChange {
    let database: Database
    let now: Date

    private var time: Double { now.timeIntervalSince1970 }

    /// Gives a user an identity, and the user an account. Who did not prove to have its address loses it.
    func attach(_ proof: ProvenIdentity, to userId: String) throws {
        var record = IdentityRecord(proof, of: userId, at: time)
        if let key = record.emailKey, !record.emailVerified {
            record.emailVerified = try isVerified(key, of: userId)
        }
        try record.insert(database)
        try database.execute(sql: "UPDATE user SET isGuest = 0 WHERE id = ?", arguments: [userId])
        try verify(proof.identity, of: userId)
        try database.execute(
            sql: """
                UPDATE profile SET email = ifnull(email, ?), displayName = ifnull(displayName, ?) WHERE userId = ?
                """, arguments: [record.email, record.displayName, userId])
    }

    /// Takes over what a provider tells anew of an identity that is known.
    func refresh(_ record: IdentityRecord, by proof: ProvenIdentity) throws {
        var record = record
        if let email = proof.identity.email {
            record.email = email
            record.emailKey = EmailAddress(email)?.key
            record.emailVerified = record.emailVerified || proof.identity.emailVerified
        }
        record.displayName = record.displayName ?? proof.displayName
        record.refreshToken = proof.refreshToken ?? record.refreshToken
        try record.update(database)
        try verify(proof.identity, of: record.userId)
    }

    /// Keeps an identity that waits until the owner of its address signs in.
    func wait(_ proof: ProvenIdentity, for owner: String) throws -> PendingLink {
        let link = pendingLink(proof)
        try database.execute(sql: "DELETE FROM pendingLink WHERE expiresAt < ?", arguments: [time])
        try PendingLinkRecord(link, proof, owner: owner).insert(database)
        return link
    }

    /// A link that waits in the caller's memory alone.
    func pendingLink(_ proof: ProvenIdentity) -> PendingLink {
        PendingLink(
            id: UUID().uuidString.lowercased(), identity: proof.identity,
            expiresAt: now.addingTimeInterval(PendingLink.lifetime))
    }

    /// The guest's households go to the user, the guest goes. A household of a name that the user has already is named
    /// apart; an empty one that is the guest's alone goes with the guest.
    func merge(guest: String, into userId: String) throws {
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

    private func isVerified(_ key: String, of userId: String) throws -> Bool {
        try !IdentityRecord.filter(
            Column("userId") == userId && Column("emailKey") == key && Column("emailVerified") == true
        ).isEmpty(database)
    }

    /// The user proved to have the address: it is verified for all the user's identities, and taken from those of
    /// others, who only claimed it. Who has none left is a guest again.
    private func verify(_ identity: LinkedIdentity, of userId: String) throws {
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
                var kept = claim
                kept.email = nil
                kept.emailKey = nil
                try kept.update(database)
            }
            try database.execute(
                sql: """
                    UPDATE user SET isGuest = 1
                    WHERE id = ?1 AND NOT EXISTS (SELECT 1 FROM identity WHERE userId = ?1)
                    """, arguments: [claim.userId])
        }
    }
}
