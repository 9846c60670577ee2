import Foundation
import GRDB
import KeepItFreshAuthentication
import KeepItFreshDomain
import KeepItFreshLabels
import KeepItFreshSQLite
import Testing

/// Acceptance cases 22 to 26, and the accounts' part of 31 and 32.
@Suite struct LinkingTests {
    private let world: AccountWorld

    init() throws { world = try AccountWorld() }

    @Test func case22_guestWithNewGoogle_shouldKeepUserIdAndItems() async throws {
        let guest = try await world.guestWithItem()
        world.google.setIdentity(for: "g1", email: "ada@b.example", name: "Ada")

        let result = try await world.accounts.login.execute(.google(.browser))

        #expect(result.identity.userId == guest)
        #expect(!result.identity.isGuest && result.isNewUser)
        #expect(result.seed == ["displayName": "Ada", "email": "ada@b.example"])
        #expect(try await world.itemCount(of: guest) == 1)
        #expect(try await world.accounts.login.execute(.google(.browser)).isNewUser == false)
    }

    @Test func case22_guestWhoRegisters_shouldKeepUserIdAndItems() async throws {
        let guest = try await world.guestWithItem()

        let result = try await register()

        #expect(result.identity.userId == guest && !result.identity.isGuest)
        #expect(try await world.itemCount(of: guest) == 1)
    }

    @Test func case23_guestWithUsedGoogle_shouldBeAskedAndLoseNothing() async throws {
        let (account, guest) = try await accountAndGuest()

        let link = try await conflict()
        let current = try await world.sessions.current()

        #expect(link.identity.subject == "g1")
        #expect(current?.identity.userId == guest && current?.identity.isGuest == true)
        #expect(try await world.itemCount(of: guest) == 1)
        #expect(try await world.itemCount(of: account) == 1)
    }

    @Test func case23_merge_shouldMoveTheItems() async throws {
        let (account, guest) = try await accountAndGuest()

        let result = try await world.accounts.login.resolve(conflict().id, choice: .merge)

        #expect(result.identity.userId == account && !result.isNewUser)
        #expect(try await world.itemCount(of: account) == 2)
        #expect(try world.tables(holding: guest).isEmpty)
        let names = try await households(of: account)
        #expect(names == ["Home", "Home (guest)"])
    }

    @Test func case23_merge_shouldNotRepeatTheGuestsReminders() async throws {
        let (account, guest) = try await accountAndGuest()
        let day = try #require(CivilDate("2027-03-10"))
        let memberships = try await SQLiteHouseholdRepository(world.database, actingAs: guest).memberships(of: guest)
        let home = try #require(memberships.first?.householdId)
        let guestReminders = SQLiteReminderRepository(world.database, actingAs: guest)
        let claimed = try await guestReminders.claim(for: .mail, today: day, in: home)
        try await guestReminders.markDelivered(claimed.map(\.due.mark), for: .mail, in: home)

        _ = try await world.accounts.login.resolve(conflict().id, choice: .merge)

        let reminders = SQLiteReminderRepository(world.database, actingAs: account)
        #expect(claimed.count == 1)
        #expect(try await reminders.claim(for: .mail, today: day, in: home).isEmpty)
        #expect(try await reminders.claim(for: .desktop, today: day, in: home).count == 1)
    }

    @Test func case23_switch_shouldNotChangeTheGuest() async throws {
        let (account, guest) = try await accountAndGuest()

        let result = try await world.accounts.login.resolve(conflict().id, choice: .switchAccount)
        try await world.accounts.logout.execute()
        let back = try await world.accounts.login.execute(.anonymous)

        #expect(result.identity.userId == account)
        #expect(back.identity.userId == guest)
        #expect(try await world.itemCount(of: guest) == 1)
    }

    @Test func case23_choiceThatComesLateOrTwice_shouldBeRefused() async throws {
        _ = try await accountAndGuest()
        let late = try await conflict()
        world.clock.advance(PendingLink.lifetime + 1)

        await #expect(throws: AuthError.invalidCredentials) {
            try await world.accounts.login.resolve(late.id, choice: .merge)
        }
        await #expect(throws: AuthError.invalidCredentials) {
            try await world.accounts.login.resolve(late.id, choice: .merge)
        }
    }

    @Test func case23_guestWithoutItems_shouldSignInWithoutAChoice() async throws {
        let account = try await googleAccount()
        let guest = try await world.accounts.login.execute(.anonymous)

        let result = try await world.accounts.login.execute(.google(.browser))

        #expect(guest.identity.isGuest)
        #expect(result.identity.userId == account)
    }

    @Test func case24_sameVerifiedAddress_shouldLinkAfterSigningInThere() async throws {
        let owner = try await world.accounts.login.execute(world.emailCode("ada@b.example")).identity.userId
        try await world.accounts.logout.execute()
        world.google.setIdentity(for: "g1", email: "ADA@b.example")

        let link = try await exists()
        world.clock.advance(60)
        _ = try await world.accounts.login.execute(world.emailCode("ada@b.example"))
        _ = try await world.accounts.link.claim(pendingLinkId: link.id, in: world.session())
        try await world.accounts.logout.execute()

        #expect(try await world.accounts.login.execute(.google(.browser)).identity.userId == owner)
    }

    @Test func case24_anotherUser_shouldNotClaimTheLink() async throws {
        _ = try await world.accounts.login.execute(world.emailCode("ada@b.example"))
        try await world.accounts.logout.execute()
        world.google.setIdentity(for: "g1", email: "ada@b.example")
        let link = try await exists()
        _ = try await register(email: "mallory@b.example")

        await #expect(throws: AuthError.invalidCredentials) {
            try await world.accounts.link.claim(pendingLinkId: link.id, in: world.session())
        }
    }

    @Test(arguments: [("ada@b.example", false), ("x@privaterelay.appleid.com", true)])
    func case24_unverifiedAddress_shouldMatchNoAccount(email: String, verified: Bool) async throws {
        let owner = try await world.accounts.login.execute(world.emailCode(email)).identity.userId
        try await world.accounts.logout.execute()
        world.google.setIdentity(for: "g1", email: email, verified: verified)

        let result = try await world.accounts.login.execute(.google(.browser))

        #expect(result.isNewUser && result.identity.userId != owner)
    }

    @Test func case24_unverifiedAccount_shouldLoseTheAddressToItsVerifiedOwner() async throws {
        let squatter = try await register(email: "ada@b.example").identity.userId
        try await world.accounts.logout.execute()

        let owner = try await world.accounts.login.execute(world.emailCode("ada@b.example"))
        try await world.accounts.logout.execute()

        #expect(owner.isNewUser && owner.identity.userId != squatter)
        await #expect(throws: AuthError.invalidCredentials) {
            try await world.accounts.login.execute(
                .emailPassword(email: "ada@b.example", password: AccountWorld.password))
        }
    }

    @Test(arguments: [false, true])
    func whenTheProviderChangesTheAddress_shouldNotTakeItForVerified(ownerCameFirst: Bool) async throws {
        world.google.setIdentity(for: "g1", email: "ada@b.example")
        let account = try await world.accounts.login.execute(.google(.browser)).identity.userId
        try await world.accounts.logout.execute()
        let owner =
            ownerCameFirst
            ? try await world.accounts.login.execute(world.emailCode("bob@b.example")).identity.userId : nil
        try await world.accounts.logout.execute()

        world.google.setIdentity(for: "g1", email: "bob@b.example", verified: ownerCameFirst)
        _ = try await world.accounts.login.execute(.google(.browser))
        try await world.accounts.logout.execute()

        #expect(try await world.identities.identities(of: account).allSatisfy { !$0.emailVerified })
        world.clock.advance(61)
        let signedIn = try await world.accounts.login.execute(world.emailCode("bob@b.example")).identity.userId
        #expect(signedIn != account)
        #expect(owner == nil || signedIn == owner)
    }

    @Test func whenTheProviderRepeatsTheAddress_shouldStayVerified() async throws {
        world.google.setIdentity(for: "g1", email: "ada@b.example")
        let account = try await world.accounts.login.execute(.google(.browser)).identity.userId

        world.google.setIdentity(for: "g1", email: "Ada@b.example", verified: false)
        _ = try await world.accounts.login.execute(.google(.browser))

        #expect(try await world.identities.identities(of: account).allSatisfy { $0.emailVerified })
    }

    @Test func whenAnAccountLosesItsAddress_shouldNotBeTheGuestOfThisMachine() async throws {
        let squatter = try await register(email: "ada@b.example").identity.userId
        try await world.accounts.logout.execute()
        _ = try await world.accounts.login.execute(world.emailCode("ada@b.example"))
        try await world.accounts.logout.execute()

        let guest = try await world.guestWithItem()
        try await world.accounts.logout.execute()

        #expect(guest != squatter)
        #expect(try world.sql("SELECT isGuest FROM user WHERE id = ?", [squatter]) == 0)
        #expect(try await world.itemCount(of: squatter) == 0)
        #expect(try await world.accounts.login.execute(.anonymous).identity.userId == guest)
    }

    @Test func whenTheOwnerSignsInFromTheSquattersSession_shouldGetNothingOfTheSquatter() async throws {
        let squatter = try await world.guestWithItem()
        _ = try await register(email: "ada@b.example")

        let owner = try await world.accounts.login.execute(world.emailCode("ada@b.example")).identity.userId

        #expect(owner != squatter)
        #expect(try await world.itemCount(of: owner) == 0)
        #expect(try await world.itemCount(of: squatter) == 1)
    }

    @Test func whenAnAccountHasNoSignInLeft_shouldGetOneWithoutAnother() async throws {
        let squatter = try await register(email: "ada@b.example").identity.userId
        try world.sql("DELETE FROM identity")
        world.clock.advance(3_600)

        _ = try await world.accounts.link.execute(world.emailCode("eve@b.example"), in: world.session())

        #expect(try await world.identities.identities(of: squatter).map(\.email) == ["eve@b.example"])
    }

    @Test func case24_ownAddress_shouldBeVerifiedByItsCode() async throws {
        let userId = try await register(email: "ada@b.example").identity.userId

        _ = try await world.accounts.link.execute(world.emailCode("ada@b.example"), in: world.session())

        let identities = try await world.identities.identities(of: userId)
        #expect(identities.map(\.provider) == [.emailPassword, .emailOTP])
        #expect(identities.allSatisfy { $0.emailVerified })
    }

    @Test func case25_lastMethod_shouldNotBeRemoved() async throws {
        let userId = try await register().identity.userId

        await #expect(throws: AuthError.lastMethod) {
            try await world.accounts.unlink.execute(.emailPassword, in: world.session())
        }
        world.google.setIdentity(for: "g1")
        _ = try await world.accounts.link.execute(.google(.browser), in: world.session())
        try await world.accounts.unlink.execute(.emailPassword, in: world.session())

        #expect(try await world.identities.identities(of: userId).map(\.provider) == [.google])
        await #expect(throws: AuthError.unavailable) {
            try await world.accounts.unlink.execute(.apple, in: world.session())
        }
    }

    @Test func case25_anothersMethod_shouldNotBeLinked() async throws {
        _ = try await googleAccount()
        _ = try await register()

        await #expect(throws: AuthError.self) {
            try await world.accounts.link.execute(.google(.browser), in: world.session())
        }
        #expect(try await world.accounts.identities.execute(in: world.session()).map(\.provider) == [.emailPassword])
    }

    @Test func case26_sensitiveAction_shouldNeedARecentLogin() async throws {
        let userId = try await register().identity.userId
        world.clock.advance(360)

        await #expect(throws: AuthError.requiresRecentLogin) {
            try await world.accounts.deleteAccount.execute(in: world.session())
        }
        await #expect(throws: AuthError.requiresRecentLogin) {
            try await world.accounts.changePassword.execute("another horse entirely", in: world.session())
        }
        await #expect(throws: AuthError.requiresRecentLogin) {
            try await world.accounts.unlink.execute(.emailPassword, in: world.session())
        }
        try await world.accounts.reauthenticate.execute(
            .emailPassword(email: "a@b.example", password: AccountWorld.password), in: world.session())
        try await world.accounts.deleteAccount.execute(in: world.session())

        #expect(try world.tables(holding: userId).isEmpty)
    }

    @Test func case26_reauthenticationAsAnother_shouldNotChangeTheSession() async throws {
        let mine = try await register()
        let session = try Data(contentsOf: URL(fileURLWithPath: world.sessionPath))
        world.google.setIdentity(for: "stranger")

        await #expect(throws: AuthError.userMismatch) {
            try await world.accounts.reauthenticate.execute(.anonymous, in: world.session())
        }
        await #expect(throws: AuthError.userMismatch) {
            try await world.accounts.reauthenticate.execute(.google(.browser), in: world.session())
        }
        await #expect(throws: AuthError.invalidCredentials) {
            try await world.accounts.reauthenticate.execute(
                .emailPassword(email: "a@b.example", password: "wrong horse battery"), in: world.session())
        }

        #expect(try await world.sessions.current()?.identity == mine.identity)
        #expect(try Data(contentsOf: URL(fileURLWithPath: world.sessionPath)) == session)
        #expect(try world.sql("SELECT count(*) FROM user") == 1)
    }

    @Test func case31_soleOwnerWithOthers_shouldNotBeDeleted() async throws {
        let (owner, household) = try await sharedHousehold()

        await #expect(throws: AuthError.soleOwner(["Home"])) {
            try await world.accounts.deleteAccount.execute(in: world.session())
        }
        #expect(try await world.itemCount(of: owner) == 1)
        try world.sql("UPDATE membership SET role = 'owner' WHERE userId = 'other'")
        try await world.accounts.deleteAccount.execute(in: world.session())

        #expect(try world.sql("SELECT count(*) FROM household WHERE id = ?", [household]) == 1)
        #expect(try await world.itemCount(of: "other") == 1)
        #expect(try world.tables(holding: owner).isEmpty)
    }

    @Test func case32_deletedAccount_shouldLeaveNothing() async throws {
        let userId = try await world.guestWithItem()
        _ = try await register(email: "ada@b.example")
        _ = try await world.accounts.link.execute(world.emailCode("ada@b.example"), in: world.session())
        _ = try? await world.accounts.reauthenticate.execute(
            .emailPassword(email: "ada@b.example", password: "wrong horse battery"), in: world.session())
        world.google.setIdentity(for: "g1", email: "ada@b.example", token: "refresh")
        _ = try await world.accounts.link.execute(.google(.browser), in: world.session())

        try await world.accounts.deleteAccount.execute(in: world.session())

        #expect(try world.tables(holding: userId).isEmpty)
        #expect(try world.tables(holding: "ada@b.example").isEmpty)
        #expect(try world.tables(holding: "refresh").isEmpty)
        #expect(try world.tables(holding: "password:ada@b.example").isEmpty)
        for table in ["household", "item", "identity", "session", "otpChallenge", "profile", "revocation"] {
            #expect(try world.sql("SELECT count(*) FROM \(table)") == 0, "\(table)")
        }
        #expect(world.google.revoked == ["refresh"])
        #expect(!FileManager.default.fileExists(atPath: world.sessionPath))
    }

    @Test func case32_providerThatCannotBeReached_shouldRevokeLater() async throws {
        world.google.setIdentity(for: "g1", token: "refresh")
        _ = try await world.accounts.login.execute(.google(.browser))
        world.google.setReachable(false)
        try await world.accounts.deleteAccount.execute(in: world.session())
        let waiting = try world.sql("SELECT count(*) FROM revocation")

        world.google.setReachable(true)
        await world.coordinator.revokeQueuedTokens()

        #expect(waiting == 1)
        #expect(world.google.revoked == ["refresh"])
        #expect(try world.sql("SELECT count(*) FROM revocation") == 0)
    }

    @Test func case32_actionBeforeDeletionThatFails_shouldKeepTheAccount() async throws {
        let userId = try await register().identity.userId

        await #expect(throws: DataError.network) {
            try await world.accounts.deleteAccount.execute(in: world.session()) { throw DataError.network }
        }

        #expect(try await world.sessions.current()?.identity.userId == userId)
    }

    private func register(email: String = "a@b.example") async throws -> AuthenticationResult {
        try await world.accounts.register.execute(email: email, password: AccountWorld.password)
    }

    /// Makes an account at Google with a household and an item, signed out.
    private func googleAccount() async throws -> String {
        world.google.setIdentity(for: "g1")
        let account = try await world.guestWithItem()
        _ = try await world.accounts.login.execute(.google(.browser))
        try await world.accounts.logout.execute()
        return account
    }

    private func accountAndGuest() async throws -> (account: String, guest: String) {
        (try await googleAccount(), try await world.guestWithItem())
    }

    private func conflict() async throws -> PendingLink {
        do {
            _ = try await world.accounts.login.execute(.google(.browser))
        } catch AuthError.credentialAlreadyInUse(let link) {
            return link
        }
        throw AuthError.unknown("the guest was not asked")
    }

    private func exists() async throws -> PendingLink {
        do {
            _ = try await world.accounts.login.execute(.google(.browser))
        } catch AuthError.accountExistsWithDifferentCredential(let link) {
            return link
        }
        throw AuthError.unknown("the account was not found")
    }

    private func households(of userId: String) async throws -> [String] {
        let repository = SQLiteHouseholdRepository(world.database, actingAs: userId)
        var names: [String] = []
        for membership in try await repository.memberships(of: userId) {
            names.append(try await repository.getHousehold(id: membership.householdId)?.name ?? "")
        }
        return names
    }

    /// Makes an account whose household has another member.
    private func sharedHousehold() async throws -> (owner: String, household: String) {
        let owner = try await world.guestWithItem()
        _ = try await register()
        let household = try #require(try world.sql("SELECT id FROM household", as: String.self))
        try world.sql("INSERT INTO user (id, createdAt) VALUES ('other', '2026-01-01 00:00:00.000')")
        try world.sql("INSERT INTO membership VALUES ('other', ?, 'member')", [household])
        return (owner, household)
    }
}
