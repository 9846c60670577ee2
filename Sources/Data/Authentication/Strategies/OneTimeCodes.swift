import Foundation
public import KeepItFreshDomain

/// Codes that are sent and checked once. They are made here: who checks a code of its own making proves nothing.
public struct OneTimeCodes: Sendable {
    private static let digits = 6
    private static let idLength = 16

    private let store: any OTPStoreProviding
    private let clock: any ClockProviding
    private let random: any RandomProviding

    /// Codes that `store` keeps.
    public init(store: any OTPStoreProviding, clock: any ClockProviding, random: any RandomProviding) {
        self.store = store
        self.clock = clock
        self.random = random
    }

    /// Sends a code to `address`, which is compared by `key`.
    func send(
        to address: String, key: String, provider: AuthProviderType, by delivery: any OTPDeliveryProviding
    ) async throws -> OTPRequestResult {
        // Hexadecimal: it is given as an option's value, which cannot begin with a dash.
        let id = random.bytes(Self.idLength).map { String(format: "%02x", $0) }.joined()
        let code = makeCode()
        let now = clock.now()
        let challenge = OTPChallenge(
            id: id, provider: provider, addressKey: key, mac: try await mac(id, code), createdAt: now)
        try await store.issue(challenge)
        do {
            let message = OTPMessage(address: address, code: code, minutes: Int(OTPChallenge.lifetime / 60))
            try await delivery.deliver(message)
        } catch {
            try await store.withdraw(challengeId: id)
            throw AuthError.unavailable
        }
        return OTPRequestResult(
            challengeId: id, expiresAt: now.addingTimeInterval(OTPChallenge.lifetime),
            resendAt: now.addingTimeInterval(OTPChallenge.resendDelay))
    }

    /// Uses a code up. Throws `AuthError.otpInvalid` for any that is not right, whatever is wrong with it.
    func redeem(_ code: String, challengeId: String, key: String, provider: AuthProviderType) async throws {
        let isRight = try await store.redeem(
            challengeId: challengeId, provider: provider, addressKey: key, mac: mac(challengeId, code),
            at: clock.now())
        guard isRight else { throw AuthError.otpInvalid }
    }

    private func mac(_ id: String, _ code: String) async throws -> [UInt8] {
        Sodium.hmacSHA256(Array((id + code).utf8), key: try await store.serverKey())
    }

    /// Six digits, each as likely as any other.
    private func makeCode() -> String {
        var code = ""
        while code.count < Self.digits {
            // 250 is the largest multiple of ten in a byte: what is above would make some digits likelier.
            for byte in random.bytes(Self.digits) where byte < 250 && code.count < Self.digits {
                code += String(byte % 10)
            }
        }
        return code
    }
}
