import Foundation
import KeepItFreshAuthentication
import KeepItFreshDomain
import KeepItFreshSQLite
import Testing

@Suite struct SeventhMethodTests {
    @Test func whenAMethodIsRegistered_shouldSignInLinkAndBeOffered() async throws {
        let world = try AccountWorld()
        let guest = try await world.guestWithItem()

        world.coordinator.register(KeyRingAuthStrategy(tokens: ["t": "ada"]))
        let login = LoginWithProvider(login: world.accounts.login)
        let identity = try await login.execute("key-ring", ["token": "t"])

        #expect(identity.userId == guest && identity.authMethod == .other("key-ring"))
        #expect(world.coordinator.availableProviders().map(\.id).contains("key-ring"))
        #expect(try await world.identities.identities(of: guest).map(\.provider) == [KeyRingAuthStrategy.provider])
        await #expect(throws: AuthError.invalidCredentials) { try await login.execute("key-ring", ["token": "x"]) }
    }

    @Test func whenTheDocsShowAMethod_shouldBeTheOneThatIsCompiled() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let docs = try String(
            contentsOf: folder.appendingPathComponent("../../Documentation/engineering/SIGN-IN.md").standardizedFileURL,
            encoding: .utf8)
        let code = try String(contentsOf: folder.appendingPathComponent("KeyRingAuthStrategy.swift"), encoding: .utf8)

        let shown = try #require(
            docs.components(separatedBy: "```swift\n").last?.components(separatedBy: "```").first)

        #expect(shown.hasPrefix("struct ") && code.hasSuffix(shown))
    }
}
