import FoundationEssentials
import KeepItFreshDomain

/// Stores profiles and counts how many it created.
actor MockProfiles: ProfilePort {
    private var profiles: [String: UserProfile] = [:]
    private(set) var creations = 0

    init(_ profiles: UserProfile...) {
        for profile in profiles { self.profiles[profile.userId] = profile }
    }

    func getProfile(userId: String) async throws -> UserProfile? { profiles[userId] }

    func createProfile(userId: String, seed: [String: String]?) async throws -> UserProfile {
        creations += 1
        let profile = UserProfile(
            userId: userId, displayName: seed?["displayName"], createdAt: Date(timeIntervalSince1970: 0))
        profiles[userId] = profile
        return profile
    }
}
