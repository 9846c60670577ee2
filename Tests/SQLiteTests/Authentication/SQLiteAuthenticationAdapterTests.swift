import Foundation
import KeepItFreshDomain
import KeepItFreshSQLite
import Testing

@Suite(.inTemporaryFolder) struct SQLiteAuthenticationAdapterTests {
    @Test func whenNobodyEverSignedIn_shouldHaveNoIdentity() async throws {
        let adapter = SQLiteAuthenticationAdapter(try SQLiteDatabase(path: InTemporaryFolder.file()))

        #expect(await adapter.currentIdentity() == nil)
        #expect(adapter.availableProviders().map(\.id) == ["guest"])
    }

    @Test func whenGuestLogsIn_shouldBeTheSameUserAtTheNextLaunch() async throws {
        let identity = try await Self.launch { try await $0.authenticate(providerId: "guest", context: nil) }

        let later = try await Self.launch { await $0.currentIdentity() }

        #expect(identity.isGuest && identity.authMethod == .guest)
        #expect(later == identity)
    }

    @Test func whenManyLaunchesSignInAtOnce_shouldBeOneUser() async throws {
        let path = try InTemporaryFolder.file()

        let ids = try await withThrowingTaskGroup { group in
            for _ in 0..<8 {
                group.addTask {
                    let adapter = SQLiteAuthenticationAdapter(try SQLiteDatabase(path: path))
                    return try await adapter.authenticate(providerId: "guest", context: nil).userId
                }
            }
            return try await group.reduce(into: Set<String>()) { $0.insert($1) }
        }

        #expect(ids.count == 1)
    }

    @Test func whenLoggedOut_shouldForgetTheSessionAndKeepTheGuest() async throws {
        let adapter = SQLiteAuthenticationAdapter(try SQLiteDatabase(path: InTemporaryFolder.file()))
        let first = try await adapter.authenticate(providerId: "guest", context: nil)

        try await adapter.logout()

        #expect(await adapter.currentIdentity() == nil)
        #expect(try await adapter.authenticate(providerId: "guest", context: nil).userId == first.userId)
    }

    @Test(arguments: ["email", "google", "apple", "", "Guest"])
    func whenTheProviderIsAnother_shouldBeUnavailable(providerId: String) async throws {
        let adapter = SQLiteAuthenticationAdapter(try SQLiteDatabase(path: InTemporaryFolder.file()))

        await #expect(throws: AuthError.unavailable) {
            try await adapter.authenticate(providerId: providerId, context: nil)
        }
        #expect(await adapter.currentIdentity() == nil)
    }

    private static func launch<Value>(
        _ work: (SQLiteAuthenticationAdapter) async throws -> Value
    ) async throws -> Value {
        try await work(SQLiteAuthenticationAdapter(try SQLiteDatabase(path: InTemporaryFolder.file())))
    }
}
