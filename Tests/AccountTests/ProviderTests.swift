import Foundation
import KIFTestSupport
import KeepItFreshAuthentication
import KeepItFreshDomain
import Synchronization
import Testing

/// Acceptance cases 17 and 18, against glewlwyd, an independent OpenID provider.
@Suite(.serialized, .timeLimit(.minutes(10))) struct ProviderTests {
    private static let python = "/usr/bin/python3"

    @Test func case17_browserWithPKCE_shouldSignIn() async throws {
        let provider = try await Provider()
        let strategy = provider.strategy { prompt in
            guard case .openAddress(let address) = prompt else { return }
            try await Peer.run(Self.python, [Peer.script("glewlwyd.py"), "visit", provider.folder.path, address])
        }

        let proof = try await strategy.verify(.google(.browser))

        #expect(proof.identity.issuer == provider.issuer && !proof.identity.subject.isEmpty)
        #expect(proof.identity.email == "ada@peer.example")
        #expect(proof.displayName == "Ada")
        let token = try #require(proof.refreshToken)
        try await strategy.revoke(refreshToken: token)
    }

    @Test func case18_device_shouldSignInAsTheSameUser() async throws {
        let provider = try await Provider()
        let browser = provider.strategy { prompt in
            guard case .openAddress(let address) = prompt else { return }
            try await Peer.run(Self.python, [Peer.script("glewlwyd.py"), "visit", provider.folder.path, address])
        }
        let device = provider.strategy { prompt in
            guard case .enterCode(let code, _) = prompt else { return }
            try await Peer.run(Self.python, [Peer.script("glewlwyd.py"), "device", provider.folder.path, code])
        }

        let first = try await browser.verify(.google(.browser))
        let second = try await device.verify(.google(.device))

        #expect(first.identity.subject == second.identity.subject)
        #expect(first.identity.issuer == second.identity.issuer)
    }

    @Test func case19_unexpectedIssuer_shouldBeUnavailable() async throws {
        let provider = try await Provider()
        let settings = OpenIDSettings(issuer: provider.issuer + "/", clientId: "kif")
        let strategy = OpenIDAuthStrategy.google(
            settings, prompt: Prompt { _ in }, clock: SystemClock(), random: SystemRandom())

        await #expect(throws: AuthError.unavailable) { try await strategy.verify(.google(.device)) }
    }

    @Test func whenTheProviderIsDown_shouldBeANetworkError() async throws {
        let settings = OpenIDSettings(issuer: "http://127.0.0.1:1", clientId: "kif")
        let strategy = OpenIDAuthStrategy.google(
            settings, prompt: Prompt { _ in }, clock: SystemClock(), random: SystemRandom())

        await #expect(throws: AuthError.network) { try await strategy.verify(.google(.browser)) }
    }

    @Test func whenAppleHasNoHostedCallback_shouldBeUnavailableAndSayWhy() async throws {
        let settings = OpenIDSettings(issuer: OpenIDSettings.appleIssuer, clientId: "kif")
        let strategy = OpenIDAuthStrategy.apple(
            settings, prompt: Prompt { _ in }, clock: SystemClock(), random: SystemRandom())

        #expect(strategy.info.unavailableReason == .needsHostedCallback)
        await #expect(throws: AuthError.unavailable) { try await strategy.verify(.apple(.browser)) }
    }

    /// glewlwyd with a user and a client.
    private final class Provider: Sendable {
        let folder: TemporaryFolder
        let issuer: String
        private let peer: Peer

        init() async throws {
            folder = try TemporaryFolder()
            peer = try Peer(ProviderTests.python, [Peer.script("glewlwyd.py"), "serve", folder.path])
            issuer = try await peer.firstLine()
            try Data("peer-secret\n".utf8).write(to: URL(fileURLWithPath: folder.file("secret")))
        }

        deinit { try? folder.remove() }

        func strategy(_ person: @escaping @Sendable (LoginCredential.Prompt) async throws -> Void) -> OpenIDAuthStrategy
        {
            .google(
                OpenIDSettings(issuer: issuer, clientId: "kif", clientSecretFile: folder.file("secret")),
                prompt: Prompt(person: person), clock: SystemClock(), random: SystemRandom())
        }
    }

    /// Has a simulated person follow the prompt, while the strategy waits.
    private struct Prompt: SignInPromptProviding {
        let person: @Sendable (LoginCredential.Prompt) async throws -> Void

        func show(_ prompt: LoginCredential.Prompt) async {
            let person = person
            Task { try? await person(prompt) }
        }
    }
}
