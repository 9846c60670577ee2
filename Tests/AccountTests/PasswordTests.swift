import Foundation
import KeepItFreshAuthentication
import KeepItFreshDomain
import KeepItFreshSQLite
import Testing

/// Acceptance cases 2, 8 and 9.
@Suite struct PasswordTests {
    private let world: AccountWorld

    init() throws { world = try AccountWorld() }

    @Test func case02_rightPassword_shouldSignIn() async throws {
        let made = try await register()
        try await world.accounts.logout.execute()

        let result = try await login()

        #expect(result.identity.userId == made.identity.userId)
        #expect(!result.isNewUser && !result.identity.isGuest && result.identity.authMethod == .email)
    }

    @Test func case02_wrongPasswordAndUnknownUser_shouldFailTheSame() async throws {
        _ = try await register()
        try await world.accounts.logout.execute()
        let before = world.hasher.verifications

        await #expect(throws: AuthError.invalidCredentials) { try await login(password: "wrong horse battery") }
        let forWrong = world.hasher.verifications
        await #expect(throws: AuthError.invalidCredentials) { try await login(email: "nobody@b.example") }

        #expect(forWrong - before == 1)
        #expect(world.hasher.verifications - forWrong == 1)
    }

    @Test func case02_decoyHash_shouldCostAsMuchAsCurrentHashes() throws {
        let hasher = Argon2idHasher()
        let hash = try hasher.hash(AccountWorld.password)
        let cost = try #require(hash.split(separator: "$").dropFirst(2).first)

        #expect(cost == "m=19456,t=2,p=1")
        #expect(!hasher.verify("", hash: nil))
    }

    @Test func case02_guessing_shouldTakeLongerUpToALimit() async throws {
        _ = try await register()
        try await world.accounts.logout.execute()
        for _ in 0..<5 {
            await #expect(throws: AuthError.invalidCredentials) { try await login(password: "wrong horse battery") }
        }

        await #expect(throws: AuthError.tooManyAttempts(retryAfter: 1)) { try await login() }
        world.clock.advance(1)
        await #expect(throws: AuthError.invalidCredentials) { try await login(password: "wrong horse battery") }
        await #expect(throws: AuthError.tooManyAttempts(retryAfter: 2)) { try await login() }
        for _ in 0..<20 {
            world.clock.advance(900)
            await #expect(throws: AuthError.invalidCredentials) { try await login(password: "wrong horse battery") }
        }
        await #expect(throws: AuthError.tooManyAttempts(retryAfter: 900)) { try await login() }
        world.clock.advance(900)

        #expect(try await !login().identity.isGuest)
    }

    @Test func case02_simultaneousGuesses_shouldNotGetMoreAttempts() async throws {
        _ = try await register()
        try await world.accounts.logout.execute()
        let before = world.hasher.verifications
        let world = world

        await withTaskGroup(of: Void.self) { group in
            for index in 0..<40 {
                group.addTask {
                    let credential = LoginCredential.emailPassword(email: "a@b.example", password: "guess \(index)")
                    _ = try? await world.accounts.login.execute(credential)
                }
            }
        }

        #expect(world.hasher.verifications - before == 5)
    }

    @Test(arguments: [
        ("short", AuthError.WeakPasswordReason.tooShort(minimum: 15)), ("fourteen bytes", .tooShort(minimum: 15)),
        (String(repeating: "ä b", count: 342), .tooLong(maximum: 1024)),
        ("passwordpassword", .common), ("P4ssw0rd!P4ssw0rd!", .common), ("qwertyuiopasdfghjkl", .common),
        ("123456789012345", .common), ("aaaaaaaaaaaaaaaa", .common), ("iloveyou-iloveyou", .common),
        ("Sommer2026Winter2027", .common), ("xkcdxkcdxkcdxkcd", .common), ("1q2w3e4r5t6y7u8i", .common),
        ("elizabethelizabeth", .common), ("drowssapdrowssap", .common), ("manchesterunited", .common),
        ("motdepasse-motdepasse", .common), ("112233445566778899", .common),
        ("keepitfresh-kif-2026", .namesUserOrProduct), ("wieslawa.wieslawa1", .namesUserOrProduct),
    ])
    func case08_weakPassword_shouldBeRefused(password: String, reason: AuthError.WeakPasswordReason) async {
        await #expect(throws: AuthError.weakPassword(reason)) {
            try await world.accounts.register.execute(email: "wieslawa@b.example", password: password)
        }
    }

    @Test(arguments: [
        "correct horse battery", "zwölf Boxkämpfer jagen Viktor", "vfr7&zKpq=29xwLm", "我的密码很长而且难猜",
    ])
    func case08_goodPassword_shouldBeAccepted(password: String) async throws {
        #expect(try await world.accounts.register.execute(email: "a@b.example", password: password).isNewUser)
    }

    @Test func case08_sixtyFourLetters_shouldBeAcceptedInAnyComposition() async throws {
        let letters = "åäöéüçñõøïßλжяшы日本語の長い合言葉です"
        let composed = String(
            (0..<64).map { letters[letters.index(letters.startIndex, offsetBy: $0 * 7 % letters.count)] })
        _ = try await register(password: composed.precomposedStringWithCanonicalMapping)
        try await world.accounts.logout.execute()

        let decomposed = composed.decomposedStringWithCanonicalMapping
        #expect(decomposed.utf8.count != composed.precomposedStringWithCanonicalMapping.utf8.count)
        #expect(try await login(password: decomposed).identity.authMethod == .email)
    }

    @Test func case09_oldHash_shouldBeRenewedAtLogin() async throws {
        let old = try Argon2idHasher(passes: 1, memory: 1 << 20).hash(AccountWorld.password)
        let world = try AccountWorld(hasher: Argon2idHasher())
        _ = try await world.accounts.register.execute(email: "a@b.example", password: AccountWorld.password)
        try await world.identities.setPassword(hash: old, ofEmail: "a@b.example")
        let credential = LoginCredential.emailPassword(email: "a@b.example", password: AccountWorld.password)

        _ = try await world.accounts.login.execute(credential)

        let new = try #require(try await world.identities.password(ofEmail: "a@b.example")?.hash)
        #expect(old.contains("m=1024,t=1,p=1") && new.hasPrefix("$argon2id$v=19$m=19456,t=2,p=1$"))
        #expect(try await !world.accounts.login.execute(credential).isNewUser)
    }

    @Test func whenThePasswordIsChanged_shouldEndOtherSessionsAndRefuseTheOldPassword() async throws {
        let made = try await register()
        _ = try await world.store.begin(made.identity, device: nil, digest: [1, 2, 3], at: world.clock.now())

        try await world.accounts.changePassword.execute("another horse entirely", in: world.session())

        #expect(try await world.store.find(digest: [1, 2, 3], at: world.clock.now()) == nil)
        #expect(try await world.sessions.current() != nil)
        await #expect(throws: AuthError.invalidCredentials) { try await login() }
        #expect(try await login(password: "another horse entirely").identity == made.identity)
    }

    @Test func whenAnAddressIsRegisteredTwice_shouldRefuseTheSecond() async throws {
        _ = try await register()
        try await world.accounts.logout.execute()

        await #expect(throws: AuthError.emailAlreadyRegistered) {
            try await register(email: "A@B.example", password: "some other brown horse")
        }
    }

    private func register(
        email: String = "a@b.example", password: String = AccountWorld.password
    ) async throws -> AuthenticationResult {
        try await world.accounts.register.execute(email: email, password: password)
    }

    private func login(
        email: String = "a@b.example", password: String = AccountWorld.password
    ) async throws -> AuthenticationResult {
        try await world.accounts.login.execute(.emailPassword(email: email, password: password))
    }
}
