import Foundation
import GRDB
import KeepItFreshAuthentication
import KeepItFreshDomain
import KeepItFreshSQLite
import Testing

/// Addresses that look like the address of an account although their characters differ.
@Suite struct LookAlikeTests {
    private static let alike = [
        ("alice@example.com", "аlice@example.com"), ("ace@example.com", "асе@example.com"),
        ("alice@example.com", "alice@ехаmple.com"), ("alice@example.com", "ａｌｉｃｅ@example.com"),
        ("kelvin@example.com", "kelvın@example.com"), ("kelvin@example.com", "\u{212A}elvin@example.com"),
        ("scope@example.com", "ЅСОРЕ@example.com"),
        ("opo@example.com", "ορο@example.com"), ("Alice@example.com", "aLICE@EXAMPLE.com"),
        ("оро@почта.example", "ορο@почта.example"), ("иван@почта.example", "ИВАН@ПОЧТА.example"),
        ("josé@пример.example", "jose\u{301}@пример.example"), ("カタ@例え.example", "ｶﾀ@例え.example"),
        ("bücher@bücher.example", "bücher@BÜCHER.example"), ("mike@example.com", "mı\u{307}ke@example.com"),
        ("mike@example.com", "mi\u{307}ke@example.com"), ("mike@example.com", "M\u{130}KE@example.com"),
    ]
    private static let different = [
        ("alice1@example.com", "alicel@example.com"), ("o@example.com", "0@example.com"),
        ("modern@example.com", "rnodern@example.com"), ("alice@example.com", "alice@example.org"),
        ("bücher@example.com", "bucher@example.com"), ("иван@почта.example", "иво@почта.example"),
        ("alice@xn--e1afmkfd.example", "alice@пример.example"), ("日本@example.com", "日木@example.com"),
    ]
    private let world: AccountWorld

    init() throws { world = try AccountWorld() }

    @Test(arguments: alike + alike.map { ($1, $0) })
    func whenAnAddressLooksLikeAKnownOne_shouldBeThatOne(known: String, typed: String) async throws {
        let owner = try await register(known)

        await #expect(throws: AuthError.emailAlreadyRegistered) { try await register(typed) }
        #expect(try await login(typed) == owner)
    }

    @Test(arguments: different + different.map { ($1, $0) })
    func whenAddressesDifferVisibly_shouldBothHaveAnAccount(first: String, second: String) async throws {
        let one = try await register(first)
        let other = try await register(second)

        #expect(one != other)
        #expect(try await login(first) == one)
        #expect(try await login(second) == other)
    }

    @Test(arguments: [
        "日本ひらカタ@example.com", "한글漢字@example.com", "漢字ㄅㄆ@example.com", "иван.петров2@example.com",
        "bücher-1@почта.example",
    ])
    func whenEachPartHasOneScript_shouldBeAnAddress(address: String) async throws {
        #expect(try await login(address) == nil)
        let owner = try await register(address)
        #expect(try await login(address) == owner)
    }

    @Test(arguments: ["аliceß@example.com", "вob@example.com", "bob@жaба.example", "ひらabc@example.com"])
    func whenAPartMixesScripts_shouldBeRefused(address: String) async throws {
        await #expect(throws: AuthError.invalidAddress) { try await register(address) }
        await #expect(throws: AuthError.invalidAddress) { try await world.emailCode(address) }
        #expect(try await login(address) == nil)
    }

    @Test func whenAPasswordIsGuessedByALookAlike_shouldCountForTheAccount() async throws {
        let owner = try await register("alice@example.com")
        let before = world.hasher.verifications
        for _ in 0..<5 { #expect(try await login("аlice@example.com", password: "wrong horse battery") == nil) }

        #expect(world.hasher.verifications == before + 5)
        await #expect(throws: AuthError.tooManyAttempts(retryAfter: 1)) { try await login("alice@example.com") }
        world.clock.advance(1)
        #expect(try await login("аlice@example.com") == owner)
    }

    @Test(arguments: [
        ("Alice@example.com", "аlice@example.com"), ("оро@почта.example", "ορο@почта.example"),
    ])
    func whenACodeIsRequestedForALookAlike_shouldGoToTheOwner(known: String, typed: String) async throws {
        let owner = try await world.accounts.login.execute(world.emailCode(known)).identity.userId
        try await world.accounts.logout.execute()
        world.clock.advance(60)

        let credential = try await world.emailCode(typed)

        #expect(world.mailbox.messages.map(\.address) == [known, known])
        #expect(try await world.accounts.login.execute(credential).identity.userId == owner)
        #expect(try await world.accounts.identities.execute(in: world.session()).map(\.email) == [known])
    }

    @Test func whenACodeIsRequestedForALookAlikeOfNobody_shouldGetTheSameAnswer() async throws {
        _ = try await register("alice@example.com")

        let known = try await world.accounts.requestOTP.execute(
            OTPRequest(provider: .emailOTP, address: "аlice@example.com"))
        let unknown = try await world.accounts.requestOTP.execute(
            OTPRequest(provider: .emailOTP, address: "аnna@example.com"))

        #expect(known.expiresAt == unknown.expiresAt && known.resendAt == unknown.resendAt)
        #expect(world.mailbox.messages.map(\.address) == ["alice@example.com", "anna@example.com"])
    }

    @Test func whenALookAlikeIsLinked_shouldBeRefusedLikeTheAddressItself() async throws {
        _ = try await register("alice@example.com")
        _ = try await world.accounts.register.execute(email: "eve@example.com", password: AccountWorld.password)

        for address in ["alice@example.com", "аlice@example.com"] {
            let error = await #expect(throws: AuthError.self) {
                try await world.accounts.link.execute(
                    .emailPassword(email: address, password: AccountWorld.password), in: world.session())
            }
            guard case .credentialAlreadyInUse = error else {
                Issue.record("\(address): \(String(describing: error))")
                continue
            }
        }
        #expect(try await world.accounts.identities.execute(in: world.session()).map(\.email) == ["eve@example.com"])
    }

    @Test func whenAProviderVouchesForALookAlike_shouldNotCountForTheAddress() async throws {
        let owner = try await register("alice@example.com")
        world.google.setIdentity(for: "eve", email: "аlice@example.com")

        let eve = try await world.accounts.login.execute(.google(.browser)).identity.userId
        let keys = Set(try await world.identities.identities(of: eve).compactMap(\.matchingEmailKey))

        #expect(eve != owner)
        let invitation = Invitation(
            id: "1", householdId: "1", email: "alice@example.com", createdBy: owner, createdAt: world.clock.now())
        #expect(!keys.isEmpty && !invitation.isFor(keys))
        try await world.accounts.logout.execute()
        #expect(try await login("alice@example.com") == owner)
        #expect(try await login("аlice@example.com") == owner)
    }

    @Test func whenAnEarlierVersionStoredALookAlike_shouldStillBeItsOwnersAccount() async throws {
        let old = try await register("old@example.com")
        try storeAsBefore("асе@example.com")
        let other = try await register("ace@example.com")

        #expect(try await login("асе@example.com") == old)
        #expect(try await login("ace@example.com") == other)
    }

    @Test func whenAnEarlierVersionStoredCapitals_shouldFindThemInAnyCase() async throws {
        let old = try await register("old@example.com")
        try storeAsBefore("Иван@Почта.example")

        #expect(try await login("Иван@Почта.example") == old)
        #expect(try await login("иван@почта.example") == old)
        await #expect(throws: AuthError.emailAlreadyRegistered) { try await register("иван@почта.example") }
    }

    /// Gives the only identity this address, with the key that earlier versions made of it.
    private func storeAsBefore(_ address: String) throws {
        try world.sql("UPDATE identity SET email = ?1, emailKey = ?1, subject = ?1", [address])
    }

    /// Registers, signs out again, and returns the user's id.
    @discardableResult
    private func register(_ address: String) async throws -> String {
        let made = try await world.accounts.register.execute(email: address, password: AccountWorld.password)
        try await world.accounts.logout.execute()
        return made.identity.userId
    }

    /// Signs in and out again; returns the user's id, or nil for wrong credentials.
    private func login(_ address: String, password: String = AccountWorld.password) async throws -> String? {
        do {
            let result = try await world.accounts.login.execute(.emailPassword(email: address, password: password))
            try await world.accounts.logout.execute()
            return result.identity.userId
        } catch AuthError.invalidCredentials {
            return nil
        }
    }
}
