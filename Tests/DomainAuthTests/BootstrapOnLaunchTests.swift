import FoundationEssentials
import KeepItFreshDomain
import Testing

@Suite struct BootstrapOnLaunchTests {
    @Test func whenThereIsNoSession_shouldNeedLogin() async throws {
        let profiles = MockProfiles()

        let step = try await bootstrap(current: nil, profiles: profiles).execute()

        #expect(step == .needsLogin)
        #expect(await profiles.creations == 0)
    }

    @Test func whenSignedInWithAProfile_shouldStartTheHouseholdFlow() async throws {
        let profile = UserProfile(userId: "u1", displayName: "Ada", createdAt: Date(timeIntervalSince1970: 5))
        let profiles = MockProfiles(profile)
        let identity = Identity(userId: "u1", authMethod: .guest, isGuest: true)

        let step = try await bootstrap(current: identity, profiles: profiles).execute()

        #expect(step == .startHouseholdFlow(userId: "u1", profile: profile))
        #expect(await profiles.creations == 0)
    }

    @Test func whenSignedInWithoutAProfile_shouldCreateItAndStartTheHouseholdFlow() async throws {
        let profiles = MockProfiles()
        let identity = Identity(userId: "u1", authMethod: .guest, isGuest: true)

        let step = try await bootstrap(current: identity, profiles: profiles).execute()

        let profile = try #require(try await profiles.getProfile(userId: "u1"))
        #expect(step == .startHouseholdFlow(userId: "u1", profile: profile))
        #expect(await profiles.creations == 1)
    }

    private func bootstrap(current: Identity?, profiles: MockProfiles) -> BootstrapOnLaunch {
        BootstrapOnLaunch(
            authentication: MockAuthentication(current: current),
            ensureProfile: EnsureProfileAfterAuth(profiles: profiles))
    }
}
