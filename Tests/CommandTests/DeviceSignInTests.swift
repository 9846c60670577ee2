import Foundation
import KIFTestSupport
import Testing

/// Signing in with a code, at a provider whose numbers are impossible.
@Suite(.timeLimit(.minutes(10))) struct DeviceSignInTests {
    private let kif: KifScanProcess

    init() throws { kif = try KifScanProcess() }

    /// However long the provider says that its code is valid, and however short its pauses, it is asked until it
    /// refuses.
    @Test(arguments: [
        ("1e300", "1"), ("1e19", "0"), ("99999999999999999999", "-1"), ("9223372036854775807", "-1e308"),
        ("1e308", "0.0001"),
    ])
    func whenTheCodeIsValidForEver_shouldAskUntilItIsRefused(expires: String, interval: String) async throws {
        let (outcome, requests) = try await signIn(expires, interval)

        #expect(outcome.status == 77)
        #expect(outcome.error.contains("ABCD-EFGH"))
        #expect(requests.filter { $0 == "/token" }.count == 2)
    }

    @Test(arguments: [("1", "1e300"), ("0.5", "99999999999999999999"), ("1", "9223372036854775807"), ("1", "1e308")])
    func whenThePauseIsEndless_shouldAskOnceBeforeTheCodeExpires(expires: String, interval: String) async throws {
        let (outcome, requests) = try await signIn(expires, interval)

        #expect(outcome.status == 77)
        #expect(requests.filter { $0 == "/token" }.count == 1)
    }

    @Test(arguments: ["-1", "0", "-1e308", "-9223372036854775808"])
    func whenTheCodeHasExpiredAlready_shouldNotAsk(expires: String) async throws {
        let (outcome, requests) = try await signIn(expires, "1")

        #expect(outcome.status == 77)
        #expect(!requests.contains("/token"))
    }

    @Test(arguments: ["1e999", "NaN", "\"5\"", "null"])
    func whenANumberIsNone_shouldBeUnavailable(number: String) async throws {
        let (outcome, requests) = try await signIn(number, "1")

        #expect(outcome.status == 69)
        #expect(outcome.errorLines.count == 1 && !requests.contains("/token"))
    }

    private func signIn(_ expires: String, _ interval: String) async throws -> (KifScanProcess.Outcome, [String]) {
        let server = try await LocalServer("device_provider.py", log: kif.path("requests"))
        let outcome = try await kif.run(
            "login", "google", "--device",
            environment: ["KIF_GOOGLE_CLIENT_ID": "kif \(expires) \(interval)", "KIF_GOOGLE_ISSUER": server.address])
        return (outcome, server.requests)
    }
}
