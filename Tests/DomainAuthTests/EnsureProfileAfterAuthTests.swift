import FoundationEssentials
import KeepItFreshAuthentication
import KeepItFreshDomain
import Testing

@Suite struct EnsureProfileAfterAuthTests {
    @Test func whenProfileExists_shouldReturnItAndCreateNone() async throws {
        let existing = UserProfile(userId: "u1", displayName: "Ada", createdAt: Date(timeIntervalSince1970: 5))
        let profiles = MockProfiles(existing)
        let events = EventRecorder()

        let profile = try await EnsureProfileAfterAuth(profiles: profiles) { events.record($0) }.execute("u1")

        #expect(profile == existing)
        #expect(await profiles.creations == 0)
        #expect(events.events == [.profileLoaded])
    }

    @Test func whenProfileIsMissing_shouldCreateItOnce() async throws {
        let profiles = MockProfiles()
        let events = EventRecorder()
        let ensure = EnsureProfileAfterAuth(profiles: profiles) { events.record($0) }

        let made = try await ensure.execute("u1", seed: ["displayName": "Ada"])
        let again = try await ensure.execute("u1")

        #expect(made.displayName == "Ada")
        #expect(again == made)
        #expect(await profiles.creations == 1)
        #expect(events.events == [.profileCreated, .profileLoaded])
    }

    @Test func whenCreatedTwiceInMemory_shouldKeepTheFirstProfile() async throws {
        let adapter = InMemoryProfileAdapter()

        let first = try await adapter.createProfile(userId: "u1", seed: ["email": "a@b.example"])
        let second = try await adapter.createProfile(userId: "u1", seed: nil)

        #expect(first == second)
        #expect(first.email == "a@b.example")
    }
}
