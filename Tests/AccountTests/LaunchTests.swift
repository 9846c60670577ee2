import Foundation
import KIFTestSupport
import KeepItFreshDomain
import KeepItFreshPresentation
import KeepItFreshSQLite
import Testing

@testable import KeepItFreshAuthentication

/// Acceptance cases 1, 3 to 7 and 39.
@MainActor @Suite struct LaunchTests {
    private let world: AccountWorld

    init() throws { world = try AccountWorld() }

    @Test func case01_guestLogin_shouldBeAGuestWhoNeedsAHousehold() async throws {
        let step = try await coordinator().loginThenHandoff(providerId: "guest")

        let identity = try #require(await world.coordinator.currentIdentity())
        #expect(identity.isGuest && identity.authMethod == .guest)
        guard case .startHouseholdFlow(identity.userId, let profile) = step else {
            Issue.record("\(step)")
            return
        }
        #expect(profile.userId == identity.userId)
    }

    @Test func case01_guestsAtOnce_shouldBeOneGuest() async throws {
        let world = world

        let ids = try await withThrowingTaskGroup { group in
            for _ in 0..<8 {
                group.addTask { try await world.accounts.login.execute(.anonymous).identity.userId }
            }
            var ids: Set<String> = []
            for try await id in group { ids.insert(id) }
            return ids
        }

        #expect(ids.count == 1)
    }

    @Test func case01_guestWhoSignedOut_shouldBeTheSameGuestAgain() async throws {
        let first = try await world.accounts.login.execute(.anonymous)
        try await world.accounts.logout.execute()
        let none = await world.coordinator.currentIdentity()

        let second = try await world.accounts.login.execute(.anonymous)

        #expect(none == nil)
        #expect(second.identity == first.identity)
        #expect(first.isNewUser && !second.isNewUser)
    }

    @Test func case03_accessDenied_shouldBeCancelled() {
        let query = OpenIDClient.CallbackQuery("error=access_denied&state=s")

        #expect(throws: AuthError.cancelled) { try query.code(state: "s", issuer: "x") }
    }

    @Test func case04_manyProfilesAtOnce_shouldBeOne() async throws {
        let userId = try await world.accounts.login.execute(.anonymous).identity.userId
        let ensure = EnsureProfileAfterAuth(profiles: SQLiteProfileAdapter(world.database))

        let profiles = try await withThrowingTaskGroup { group in
            for _ in 0..<20 { group.addTask { try await ensure.execute(userId) } }
            var profiles: [UserProfile] = []
            for try await profile in group { profiles.append(profile) }
            return profiles
        }

        #expect(profiles.count == 20 && Set(profiles.map(\.createdAt)).count == 1)
        #expect(try world.sql("SELECT count(*) FROM profile") == 1)
    }

    @Test func case05_bootstrap_shouldDistinguishSignedOutKnownAndNewUsers() async throws {
        #expect(try await coordinator().bootstrap() == .needsLogin)

        let userId = try await world.accounts.login.execute(.anonymous).identity.userId
        let made = try await coordinator().bootstrap()
        let found = try await coordinator().bootstrap()

        guard case .startHouseholdFlow(userId, _) = made else {
            Issue.record("\(made)")
            return
        }
        #expect(found == made)
    }

    @Test func case06_offlineBootstrap_shouldContinueAsTheUserOfTheSessionFile() async throws {
        let identity = try await world.accounts.login.execute(.anonymous).identity
        let sessions = LocalSessions(
            file: SessionFile(path: world.sessionPath), store: UnreachableSessionStore(), clock: world.clock,
            random: SystemRandom())
        let offline = AuthenticationCoordinator(
            strategies: [], identities: world.identities, sessions: sessions, clock: world.clock)
        let profiles = SQLiteProfileAdapter(world.database)

        let step = try await BootstrapOnLaunch(
            authentication: offline, ensureProfile: EnsureProfileAfterAuth(profiles: profiles)
        ).execute()

        guard case .startHouseholdFlow(identity.userId, _) = step else {
            Issue.record("\(step)")
            return
        }
        #expect(FileManager.default.fileExists(atPath: world.sessionPath))
    }

    @Test func case06_revokedSession_shouldNeedLoginAndLeaveNoFile() async throws {
        _ = try await world.accounts.login.execute(.anonymous)
        try world.sql("DELETE FROM session")

        let step = try await coordinator().bootstrap()

        #expect(step == .needsLogin)
        #expect(!FileManager.default.fileExists(atPath: world.sessionPath))
        #expect(await world.sessions.ended?.isGuest == true)
    }

    @Test(arguments: [(14.0, true), (14.1, false)])
    func case06_sessionUnused_shouldEndAfterFourteenDays(days: Double, isAlive: Bool) async throws {
        _ = try await world.accounts.login.execute(.anonymous)
        world.clock.advance(days * 86_400)

        #expect((try await world.sessions.current() != nil) == isAlive)
    }

    @Test func case06_sessionInUse_shouldEndAfterThirtyDays() async throws {
        _ = try await world.accounts.login.execute(.anonymous)
        for _ in 0..<3 {
            world.clock.advance(9.9 * 86_400)
            #expect(try await world.sessions.current() != nil)
        }
        world.clock.advance(0.4 * 86_400)

        #expect(try await world.sessions.current() == nil)
    }

    @Test func case07_events_shouldComeOncePerOperation() async throws {
        let manager = AuthManager(accounts: world.accounts, sessions: world.sessions, log: world.log)

        _ = try await manager.signIn(.anonymous)
        try await manager.signOut()
        await #expect(throws: AuthError.invalidCredentials) {
            try await manager.signIn(.emailPassword(email: "a@b.example", password: AccountWorld.password))
        }
        _ = try await manager.register(email: "a@b.example", password: AccountWorld.password)
        try await manager.deleteAccount()

        #expect(
            world.log.events == [
                .signInStart, .signInSuccess, .signOutStart, .signOutSuccess, .signInStart, .signInFail, .signInStart,
                .signInSuccess, .deleteAccountStart, .deleteAccountSuccess,
            ])
        #expect(!world.log.text.contains("a@b.example") && !world.log.text.contains(AccountWorld.password))
    }

    @Test func case07_listener_shouldFollowTheSession() async throws {
        let manager = AuthManager(accounts: world.accounts, sessions: world.sessions, log: world.log)
        let states = await manager.authStates()
        var seen: [Bool] = []

        _ = try await world.accounts.login.execute(.anonymous)
        try await world.accounts.logout.execute()
        for await state in states.prefix(3) { seen.append(state != nil) }

        #expect(seen == [false, true, false])
    }

    @Test func case39_sessionFile_shouldBeReadableByItsOwnerOnlyAfterEveryChange() async throws {
        umask(0)
        defer { umask(0o022) }
        var modes: [Int?] = []

        _ = try await world.accounts.login.execute(.anonymous)
        modes.append(mode)
        _ = try await world.accounts.register.execute(email: "a@b.example", password: AccountWorld.password)
        modes.append(mode)
        try await world.accounts.reauthenticate.execute(
            .emailPassword(email: "a@b.example", password: AccountWorld.password), in: world.session())
        modes.append(mode)

        #expect(modes == [0o600, 0o600, 0o600])
        #expect(try FileManager.default.contentsOfDirectory(atPath: world.folder.file("state/kif")) == ["session"])
    }

    @Test(arguments: [0o644, 0o640, 0o604])
    func case39_sessionFileThatOthersCanRead_shouldBeRefused(mode: Int) async throws {
        _ = try await world.accounts.login.execute(.anonymous)
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: world.sessionPath)

        await #expect(throws: DataError.self) { try await world.sessions.current() }
        await #expect(throws: DataError.self) { try await world.accounts.login.execute(.anonymous) }
    }

    @Test func case39_sessionFileThatIsALink_shouldBeRefused() async throws {
        _ = try await world.accounts.login.execute(.anonymous)
        try FileManager.default.moveItem(atPath: world.sessionPath, toPath: world.folder.file("elsewhere"))
        try FileManager.default.createSymbolicLink(
            atPath: world.sessionPath, withDestinationPath: world.folder.file("elsewhere"))

        await #expect(throws: DataError.self) { try await world.sessions.current() }
    }

    @Test func case39_sessionToken_shouldBeNewAtEachLoginAndStoredNowhereElse() async throws {
        _ = try await world.accounts.login.execute(.anonymous)
        let first = try Data(contentsOf: URL(fileURLWithPath: world.sessionPath))
        _ = try await world.accounts.login.execute(.anonymous)
        let stored = try JSONDecoder().decode(
            LocalSessions.StoredSession.self, from: Data(contentsOf: URL(fileURLWithPath: world.sessionPath)))

        #expect(try JSONDecoder().decode(LocalSessions.StoredSession.self, from: first).token != stored.token)
        #expect(try world.sql("SELECT count(*) FROM session") == 1)
        #expect(try world.tables(holding: stored.token).isEmpty)
    }

    private var mode: Int? {
        let attributes = try? FileManager.default.attributesOfItem(atPath: world.sessionPath)
        return (attributes?[.posixPermissions] as? NSNumber)?.intValue
    }

    private func coordinator() -> AuthCoordinator {
        let ensureProfile = EnsureProfileAfterAuth(profiles: SQLiteProfileAdapter(world.database))
        return AuthCoordinator(
            authentication: world.coordinator, login: LoginWithProvider(login: world.accounts.login),
            ensureProfile: ensureProfile,
            bootstrap: BootstrapOnLaunch(authentication: world.coordinator, ensureProfile: ensureProfile),
            logout: world.accounts.logout, state: AppState())
    }
}

extension LaunchTests {
    /// A session store that cannot be reached.
    struct UnreachableSessionStore: SessionStoreProviding {
        func begin(
            _ identity: Identity, device: String?, digest: [UInt8], at now: Date
        ) async throws -> Session {
            throw DataError.network
        }

        func find(digest: [UInt8], at now: Date) async throws -> Session? { throw DataError.network }

        func end(digest: [UInt8]) async throws { throw DataError.network }

        func end(id: String, of userId: String) async throws { throw DataError.network }

        func sessions(of userId: String, at now: Date) async throws -> [Session.Summary] { throw DataError.network }

        func endAll(of userId: String, except digest: [UInt8]) async throws { throw DataError.network }
    }
}
