package import FoundationEssentials

/// Stores the codes that were sent, and counts the attempts to use them.
package protocol OTPStoreProviding: Sendable {
    /// The key with which codes are authenticated; the first call creates it.
    func serverKey() async throws -> [UInt8]

    /// Stores a challenge and ends earlier ones for the same address. Throws `AuthError.tooManyAttempts` when the last
    /// one is too recent, or when there were too many in a day.
    func issue(_ challenge: OTPChallenge) async throws

    /// Deletes a challenge whose code could not be delivered.
    func withdraw(challengeId: String) async throws

    /// Counts the attempt, then compares the authentication code in constant time; a correct one uses the challenge up.
    /// False for a wrong code or another address, and for a challenge that is used up, too old or tried too often.
    func redeem(
        challengeId: String, provider: AuthProviderType, addressKey: String, mac: [UInt8], at now: Date
    ) async throws -> Bool
}
