import Foundation
import KIFTestSupport
import KeepItFresh
import KeepItFreshAuthentication
import KeepItFreshDomain
import KeepItFreshPresentation
import KeepItFreshSQLite
import Synchronization
import Testing

/// One process for several people, each with a session of their own.
@MainActor @Suite struct SignInTests {
    private let folder: TemporaryFolder
    private let root: CompositionRoot

    init() throws {
        folder = try TemporaryFolder()
        root = try CompositionRoot(database: folder.file("kif.sqlite"))
    }

    @Test func whenTwoPeopleUseOneProcess_shouldSeeTheirOwnItemsOnly() async throws {
        defer { try? folder.remove() }
        let ada = try root.signIn(sessions("ada"))
        let bob = try root.signIn(sessions("bob"))
        let credential = (email: "bob@b.example", password: "correct horse battery")

        let adas = try await ada.openInventory()
        _ = try await bob.accounts.register.execute(email: credential.email, password: credential.password)
        let bobs = try await bob.openInventory()
        _ = try await adas.repository.upsertItem(Item(name: "Milk", addedDate: Date()), in: adas.context.householdId)
        _ = try await bobs.repository.upsertItem(Item(name: "Rice", addedDate: Date()), in: bobs.context.householdId)

        #expect(adas.context.userId != bobs.context.userId)
        #expect(try await adas.items().map(\.name) == ["Milk"])
        #expect(try await bobs.items().map(\.name) == ["Rice"])
        #expect(try await root.person(bobs.context.userId).inventory().items().map(\.name) == ["Rice"])
        #expect(ada.appState.identity?.isGuest == true && bob.appState.identity?.isGuest == false)
    }

    @Test func whenOnePersonSignsOut_shouldLeaveTheOtherSignedIn() async throws {
        defer { try? folder.remove() }
        let ada = try root.signIn(sessions("ada"))
        let bob = try root.signIn(sessions("bob"))
        _ = try await ada.accounts.register.execute(email: "ada@b.example", password: "correct horse battery")
        _ = try await bob.accounts.register.execute(email: "bob@b.example", password: "correct horse battery")

        try await ada.accounts.deleteAccount.execute(in: ada.session())

        await #expect(throws: AuthError.notSignedIn) { try await ada.session() }
        #expect(try await bob.accounts.identities.execute(in: bob.session()).map(\.email) == ["bob@b.example"])
        #expect(try await root.signIn(sessions("bob")).person() != nil)
        #expect(try await root.signIn(sessions("ada")).person() == nil)
    }

    @Test func whenACommandRuns_shouldReadTheSessionOnce() async throws {
        defer { try? folder.remove() }
        _ = try await root.signIn(sessions("ada")).openInventory()
        let counted = try CountedSessions(sessions("ada"))

        let signIn = root.signIn(counted)
        _ = try await signIn.openInventory()
        _ = try await signIn.person()?.households.list.execute(userId: signIn.session().identity.userId)
        _ = try await signIn.accounts.identities.execute(in: signIn.session())

        #expect(counted.reads.withLock { $0 } == 1)
    }

    @Test func whenTheSessionChanges_shouldKnowTheNewOne() async throws {
        defer { try? folder.remove() }
        let signIn = try root.signIn(sessions("ada"))
        let guest = try await signIn.openInventory().context.userId

        _ = try await signIn.accounts.register.execute(email: "ada@b.example", password: "correct horse battery")
        let account = try await signIn.session().identity
        try await signIn.accounts.logout.execute()

        #expect(account.userId == guest && !account.isGuest)
        await #expect(throws: AuthError.notSignedIn) { try await signIn.session() }
    }

    /// The sessions of a person, in a file.
    private func sessions(_ name: String) throws -> LocalSessions {
        LocalSessions(
            file: SessionFile(path: folder.file("\(name)/session")),
            store: SQLiteSessionStore(try SQLiteDatabase(path: folder.file("kif.sqlite"))), clock: SystemClock(),
            random: SystemRandom())
    }

    /// Counts how often the session is read.
    private final class CountedSessions: SessionProviding {
        let reads = Mutex(0)
        private let sessions: LocalSessions

        init(_ sessions: LocalSessions) { self.sessions = sessions }

        var ended: Identity? { get async { await sessions.ended } }

        func current() async throws -> Session? {
            reads.withLock { $0 += 1 }
            return try await sessions.current()
        }

        func remembered() async -> Identity? { await sessions.remembered() }
        func observe() async -> AsyncStream<Session?> { await sessions.observe() }
        func begin(_ identity: Identity) async throws -> Session { try await sessions.begin(identity) }
        func end() async throws { try await sessions.end() }
        func endOthers() async throws { try await sessions.endOthers() }
    }
}
