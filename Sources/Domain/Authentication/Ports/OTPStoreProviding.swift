public import FoundationEssentials

/// Keeps the codes that were sent, and counts what was tried.
public protocol OTPStoreProviding: Sendable {
    /// The key that codes are authenticated with, made at the first call.
    func serverKey() async throws -> [UInt8]

    /// Keeps a challenge; the ones before for this address end. Throws `AuthError.tooManyAttempts` where one was asked
    /// for too short a while ago, or too many in a day.
    func issue(_ challenge: OTPChallenge) async throws

    /// Forgets a challenge whose code did not reach anybody.
    func withdraw(challengeId: String) async throws

    /// Uses a challenge up if the code is right: its authentication code is compared in constant time, after the
    /// attempt was counted. False for a wrong code, another address, one attempt too many, too late, or again.
    func redeem(
        challengeId: String, provider: AuthProviderType, addressKey: String, mac: [UInt8], at now: Date
    ) async throws -> Bool
}
