import Foundation
package import KeepItFreshDomain
import KeepItFreshPlatform

/// Makes, sends and checks one-time codes. Codes are made here, where they are checked: a code that the client made
/// itself would verify nothing.
package struct OneTimeCodes: Sendable {
    private static let digits = 6
    private static let idLength = 16

    private let store: any OTPStoreProviding
    private let clock: any ClockProviding
    private let random: any RandomProviding

    package init(store: any OTPStoreProviding, clock: any ClockProviding, random: any RandomProviding) {
        self.store = store
        self.clock = clock
        self.random = random
    }

    /// Sends a code to `address`, in a language. The code can be redeemed for the address with the same `key`.
    func send(
        to address: String, key: String, provider: AuthProviderType, by delivery: any OTPDeliveryProviding,
        wording: Wording = .english
    ) async throws -> OTPRequestResult {
        // Hexadecimal: it is given as an option's value, which cannot begin with a dash.
        let id = random.bytes(Self.idLength).hexadecimal
        let code = makeCode()
        let now = clock.now()
        let challenge = OTPChallenge(
            id: id, provider: provider, addressKey: key, mac: try await mac(id, code), createdAt: now)
        try await store.issue(challenge)
        do {
            let message = OTPMessage(
                address: address, code: code, minutes: Int(OTPChallenge.lifetime / 60), wording: wording)
            try await delivery.deliver(message)
        } catch {
            try await store.withdraw(challengeId: id)
            throw AuthError.unavailable
        }
        return OTPRequestResult(
            challengeId: id, expiresAt: now.addingTimeInterval(OTPChallenge.lifetime),
            resendAt: now.addingTimeInterval(OTPChallenge.resendDelay))
    }

    /// Redeems a code, which works once. Throws `AuthError.otpInvalid` for one that is not right, whatever is wrong
    /// with it.
    func redeem(_ code: String, challengeId: String, key: String, provider: AuthProviderType) async throws {
        let isRight = try await store.redeem(
            challengeId: challengeId, provider: provider, addressKey: key, mac: mac(challengeId, code),
            at: clock.now())
        guard isRight else { throw AuthError.otpInvalid }
    }

    private func mac(_ id: String, _ code: String) async throws -> [UInt8] {
        Digest.hmacSHA256(Array((id + code).utf8), key: try await store.serverKey())
    }

    /// Makes six digits, each equally likely.
    private func makeCode() -> String {
        var code = ""
        while code.count < Self.digits {
            // 250 is the largest multiple of ten in a byte: larger values would make some digits likelier.
            for byte in random.bytes(Self.digits) where byte < 250 && code.count < Self.digits {
                code += String(byte % 10)
            }
        }
        return code
    }
}
