import Foundation
import Testing

/// An invitation that goes by mail, from the owner's command to the other's first item.
@Suite struct MailedInvitationTests {
    private static let ada = "ada@b.example"
    private let kif: KifScanProcess
    private let outbox: String

    init() throws {
        kif = try KifScanProcess()
        outbox = kif.path("outbox")
    }

    /// The codes that were sent, oldest first.
    private func sent() throws -> [[String: String]] {
        try String(contentsOfFile: outbox, encoding: .utf8).split(separator: "\n").map { line in
            try JSONDecoder().decode([String: String].self, from: Data(line.utf8))
        }
    }

    private func environment(of user: String) -> [String: String] {
        ["KIF_MAIL": "outbox:\(outbox)", "KIF_DATABASE": kif.path("shared.sqlite"), "XDG_STATE_HOME": kif.path(user)]
    }

    private func signIn(_ address: String, as user: String) async throws {
        let environment = environment(of: user)
        let asked = try await kif.run("login", "email-code", address, "--request", "--json", environment: environment)
        let challenge = try #require(asked.objects().first?["challengeId"] as? String)
        let code = try #require(try sent().last?["code"])
        try await kif.run(
            "login", "email-code", address, "--challenge", challenge, "--code-stdin", input: code,
            environment: environment)
    }

    @Test func whenTheAddressOnlyLooksLikeAnother_shouldGoToNobodyNew() async throws {
        try await signIn("owner@b.example", as: "owner")
        let owner = environment(of: "owner")

        let invited = try await kif.run("household", "invite", "--mail", "аdа@b.example", environment: owner)
        let mixed = try await kif.run("household", "invite", "--mail", "вob@b.example", environment: owner)

        #expect(invited.status == 0)
        #expect(try sent().last?["to"] == Self.ada)
        #expect(mixed.status == 64 && mixed.errorLines.count == 1)
        #expect(try sent().count == 2)
    }

    @Test func whenSent_shouldAdmitOnlyTheOwnerOfTheAddress() async throws {
        try await signIn("owner@b.example", as: "owner")
        let owner = environment(of: "owner")
        let invited = try await kif.run("household", "invite", "--mail", Self.ada, environment: owner)
        let mail = try #require(try sent().last)
        let code = try #require(mail["code"])
        try await signIn("eve@b.example", as: "eve")
        try await signIn(Self.ada, as: "ada")

        let stranger = try await kif.run("household", "join", input: code, environment: environment(of: "eve"))
        let joined = try await kif.run("household", "join", input: code, environment: environment(of: "ada"))
        let members = try await kif.run("household", "members", "--json", environment: owner)

        #expect(mail["to"] == Self.ada)
        #expect(invited.output.isEmpty && !invited.error.contains(code))
        #expect(stranger.status == 77)
        #expect(joined.status == 0)
        #expect(try members.objects().count == 2)
    }
}
