import Foundation
import KeepItFreshAuthentication
import KeepItFreshDomain
import KeepItFreshSQLite
import Testing

/// Clocks that are set while accounts are used.
@Suite struct ClockTests {
    private static let year: TimeInterval = 365 * 86_400
    private let world: AccountWorld

    init() throws { world = try AccountWorld() }

    @Test func whenTheClockWasAYearAhead_shouldNotLockThePasswordForIt() async throws {
        try await register()
        world.clock.advance(Self.year)
        await #expect(throws: AuthError.invalidCredentials) { try await login("wrong horse battery") }
        world.clock.advance(-Self.year)

        #expect(try await !login().identity.isGuest)
    }

    @Test func whenTheClockWasAYearAheadAfterManyFailures_shouldLockAsLongAsTheRuleFromNow() async throws {
        try await register()
        world.clock.advance(Self.year)
        for _ in 0..<20 {
            _ = try? await login("wrong horse battery")
            world.clock.advance(900)
        }
        world.clock.advance(-Self.year)

        await #expect(throws: AuthError.tooManyAttempts(retryAfter: 900)) { try await login() }
        world.clock.advance(600)
        await #expect(throws: AuthError.tooManyAttempts(retryAfter: 300)) { try await login() }
        world.clock.advance(300)
        #expect(try await !login().identity.isGuest)
    }

    @Test func whenTheClockGoesBackAgainAndAgain_shouldStillCountFailures() async throws {
        try await register()
        for _ in 0..<5 {
            await #expect(throws: AuthError.invalidCredentials) { try await login("wrong horse battery") }
            world.clock.advance(-3600)
        }

        await #expect(throws: AuthError.tooManyAttempts(retryAfter: 1)) { try await login() }
    }

    @Test func whenTheClockWasAYearBehind_shouldForgetFailuresAsAfterADay() async throws {
        try await register()
        for _ in 0..<6 { _ = try? await login("wrong horse battery") }
        world.clock.advance(Self.year)

        #expect(try await !login().identity.isGuest)
    }

    @Test func whenTheClockWasAYearAhead_shouldRefuseItsCodesAndSendANewOneAfterAMinute() async throws {
        world.clock.advance(Self.year)
        let early = try await world.emailCode("a@b.example")
        world.clock.advance(-Self.year)

        await #expect(throws: AuthError.tooManyAttempts(retryAfter: 60)) { try await world.emailCode("a@b.example") }
        world.clock.advance(60)
        await #expect(throws: AuthError.otpInvalid) { try await world.accounts.login.execute(early) }
        let code = try await world.emailCode("a@b.example")
        #expect(try await world.accounts.login.execute(code).isNewUser)
        world.clock.advance(Self.year)
        await #expect(throws: AuthError.otpInvalid) { try await world.accounts.login.execute(early) }
    }

    @Test func whenTheClockWasAYearAheadAtTenCodes_shouldLockForADayFromNow() async throws {
        world.clock.advance(Self.year)
        for _ in 0..<10 {
            _ = try await world.emailCode("a@b.example")
            world.clock.advance(60)
        }
        world.clock.advance(-Self.year)
        await #expect(throws: AuthError.tooManyAttempts(retryAfter: 60)) { try await world.emailCode("a@b.example") }
        world.clock.advance(60)

        await #expect(throws: AuthError.tooManyAttempts(retryAfter: 86_340)) {
            try await world.emailCode("a@b.example")
        }
        world.clock.advance(86_341)
        _ = try await world.emailCode("a@b.example")
    }

    @Test func whenTheClockWasAYearBehind_shouldRefuseItsCodes() async throws {
        let late = try await world.emailCode("a@b.example")
        world.clock.advance(Self.year)

        await #expect(throws: AuthError.otpInvalid) { try await world.accounts.login.execute(late) }
        let code = try await world.emailCode("a@b.example")
        #expect(try await world.accounts.login.execute(code).isNewUser)
    }

    @Test func whenTheClockIsSetBackALittle_shouldStillAcceptTheCodeForFiveMinutes() async throws {
        let code = try await world.emailCode("a@b.example")
        world.clock.advance(-60)
        _ = try? await world.accounts.login.execute(.emailOTP(email: "a@b.example", challengeId: "x", code: "1"))
        world.clock.advance(300)

        #expect(try await world.accounts.login.execute(code).isNewUser)
    }

    @Test func whenTheClockWasAYearAhead_shouldKeepTheSessionForItsUsualTime() async throws {
        world.clock.advance(Self.year)
        try await register()
        world.clock.advance(-Self.year)

        let session = try #require(try await world.sessions.current())
        #expect(!session.isRecent(at: world.clock.now()))
        await #expect(throws: AuthError.self) {
            try await world.accounts.changePassword.execute("another horse entirely", in: world.session())
        }
        world.clock.advance(14 * 86_400 + 1)

        #expect(try await world.sessions.current() == nil)
    }

    @Test func whenTheClockWasAYearAhead_shouldNotLetASessionBeRecentAYearLater() async throws {
        world.clock.advance(Self.year)
        try await register()
        world.clock.advance(-Self.year)
        for _ in 0..<4 {
            _ = try await world.sessions.current()
            world.clock.advance(7 * 86_400)
        }
        #expect(try await world.sessions.current() != nil)

        world.clock.advance(2 * 86_400 + 1)
        #expect(try await world.sessions.current() == nil)
    }

    @Test func whenTheClockWasAYearBehind_shouldEndTheSession() async throws {
        try await register()
        world.clock.advance(Self.year)

        #expect(try await world.sessions.current() == nil)
        #expect(try await !login().identity.isGuest)
    }

    @Test func whenTheClockWasAYearAhead_shouldRefuseItsLinks() async throws {
        _ = try await world.accounts.login.execute(world.emailCode("a@b.example"))
        try await world.accounts.logout.execute()
        world.google.setIdentity(for: "s1", email: "a@b.example")
        world.clock.advance(Self.year)
        let error = await #expect(throws: AuthError.self) {
            try await world.accounts.login.execute(.google(.browser))
        }
        guard case .accountExistsWithDifferentCredential(let link) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        world.clock.advance(-Self.year + 60)
        _ = try await world.accounts.login.execute(world.emailCode("a@b.example"))

        await #expect(throws: AuthError.invalidCredentials) {
            try await world.accounts.link.claim(pendingLinkId: link.id, in: world.session())
        }
    }

    private func register() async throws {
        _ = try await world.accounts.register.execute(email: "a@b.example", password: AccountWorld.password)
    }

    private func login(_ password: String = AccountWorld.password) async throws -> AuthenticationResult {
        try await world.accounts.login.execute(.emailPassword(email: "a@b.example", password: password))
    }
}
