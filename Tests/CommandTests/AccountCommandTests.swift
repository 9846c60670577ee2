import Foundation
import KIFTestSupport
import Testing

/// The account commands, as scripts and people use them.
@Suite struct AccountCommandTests {
    private static let password = "correct horse battery"
    private static let impossible: [([String], Int32)] = [
        (["register", "nonsense", "--password-stdin"], 64), (["register", "a@b.example", "--password-stdin"], 64),
        (["login", "carrier-pigeon"], 64), (["login", "email", "--password-stdin"], 64), (["login", "google"], 69),
        (["login", "apple"], 69), (["login", "email-code", "a@b.example"], 69), (["account", "methods"], 77),
        (["account", "password", "--password-stdin"], 77), (["account", "delete", "--yes"], 77),
        (["login", "email", "a@b.example", "--merge", "--switch"], 64), (["account", "link"], 64),
        (["login", "email", "a@b.example", "--password-fd", "1"], 64),
    ]
    private let kif: KifScanProcess

    init() throws { kif = try KifScanProcess() }

    @Test func whenAGuestRegisters_shouldKeepUserIdAndItems() async throws {
        try await kif.run(KifScanProcess.testImage("rice-cakes.jpg"))
        let guest = try #require(await kif.run("whoami", "--json").objects().first)

        let registered = try await kif.run(
            "register", "ada@b.example", "--password-stdin", "--json", input: Self.password + "\n")

        let account = try #require(registered.objects().first)
        #expect(registered.status == 0)
        #expect(account["userId"] as? String == guest["userId"] as? String)
        #expect(account["isGuest"] as? Bool == false && account["authMethod"] as? String == "email")
        #expect(account["email"] as? String == "ada@b.example" && account["isNewUser"] as? Bool == true)
        #expect(try await kif.run("list", "--json").objects().count == 1)
    }

    @Test func whenSignedOut_shouldSignInAgainToTheSameAccount() async throws {
        try await register()
        let before = try await kif.run("whoami", "--json").output
        let out = try await kif.run("logout")
        let signedOut = try await kif.run("whoami")

        let wrong = try await login("wrong horse battery")
        let right = try await login(Self.password)

        #expect(out.status == 0 && signedOut.status == 77)
        #expect(wrong.status == 77 && wrong.errorLines.count == 1 && wrong.output.isEmpty)
        #expect(right.status == 0)
        #expect(try await kif.run("whoami", "--json").output == before)
    }

    @Test func whenAnAddressLooksLikeAKnownOne_shouldAnswerTheSame() async throws {
        try await register()
        try await kif.run("logout")

        var outcomes: [KifScanProcess.Outcome] = []
        for address in ["ada@b.example", "аdа@b.example"] {
            outcomes.append(
                try await kif.run("register", address, "--password-stdin", input: Self.password + "\n"))
        }

        #expect(outcomes.map(\.status) == [77, 77])
        #expect(Set(outcomes.map(\.error)).count == 1)
    }

    @Test func whenLinking_shouldNameOnlyWhatLinkHas() async throws {
        try await register()
        try await kif.run("logout")
        try await kif.run("register", "eve@b.example", "--password-stdin", input: Self.password + "\n")

        let taken = try await kif.run(
            "account", "link", "email", "ada@b.example", "--password-stdin", input: Self.password + "\n")
        let unknown = try await kif.run("account", "link", "pigeon")
        let help = try await kif.run("account", "link", "--help")

        #expect(taken.status == 77 && taken.errorLines.count == 1)
        #expect(taken.error.contains("another account"))
        #expect(!taken.error.contains("--merge") && !taken.error.contains("--switch"))
        #expect(unknown.status == 64 && unknown.error.contains("there are: email"))
        #expect(help.output.contains("What to link") && !help.output.contains("guest, email"))
    }

    @Test func whenTheWrongPasswordIsTriedTooOften_shouldSayWhenToTryAgain() async throws {
        try await register()
        try await kif.run("logout")
        for _ in 0..<5 { _ = try await login("wrong horse battery") }
        // On a slow machine the second that the sixth attempt has to wait may be over already; then the seventh has to
        // wait two, and so on, twice as long each time.
        var last = try await login("wrong horse battery")
        for _ in 0..<7 where last.status != 75 { last = try await login("wrong horse battery") }

        #expect(last.status == 75 && last.error.contains("try again in"))
    }

    @Test(arguments: impossible)
    func whenAskedForWhatCannotBe_shouldSayWhyInOneLine(arguments: [String], status: Int32) async throws {
        let outcome = try await kif.run(arguments, input: Data("short\n".utf8))

        #expect(outcome.status == status)
        #expect(outcome.output.isEmpty && !outcome.error.isEmpty)
        if status != 64 { #expect(outcome.errorLines.count == 1) }
    }

    @Test func whenASecretSettingIsWrong_shouldNameItButNotItsValue() async throws {
        let outcome = try await kif.run(
            "login", "email-code", "a@b.example",
            environment: ["KIF_MAIL": "smtp://user:s3cret@b.example", "KIF_MAIL_FROM": "kif@b.example"])

        #expect(outcome.status == 64)
        #expect(outcome.error.contains("KIF_MAIL") && !outcome.error.contains("s3cret"))
    }

    @Test func whenAppleIsSetUp_shouldSayWhyItIsNotOffered() async throws {
        let outcome = try await kif.run("login", "apple", environment: ["KIF_APPLE_CLIENT_ID": "kif"])

        #expect(outcome.status == 69 && outcome.error.contains("public https address"))
    }

    @Test func whenACodeIsAskedFor_shouldSignInWithTheOneThatWasSent() async throws {
        let outbox = ["KIF_MAIL": "outbox:\(kif.path("outbox"))"]
        let sent = try await kif.run("login", "email-code", "ada@b.example", "--request", "--json", environment: outbox)
        let id = try #require(sent.objects().first?["challengeId"] as? String)
        let line = try Data(contentsOf: URL(fileURLWithPath: kif.path("outbox")))
        let code = try #require((try JSONSerialization.jsonObject(with: line) as? [String: String])?["code"])

        let early = try await kif.run("login", "email-code", "ada@b.example", "--request", environment: outbox)
        let signedIn = try await kif.run(
            "login", "email-code", "ada@b.example", "--challenge", id, "--code-stdin", "--json", input: code + "\n",
            environment: outbox)
        let again = try await kif.run(
            "login", "email-code", "ada@b.example", "--challenge", id, "--code-stdin", input: code,
            environment: outbox)

        #expect(early.status == 75 && early.error.contains("try again in"))
        #expect(signedIn.status == 0)
        #expect(try signedIn.objects().first?["email"] as? String == "ada@b.example")
        #expect(again.status == 77)
    }

    @Test func whenAGuestWithItemsSignsIn_shouldAskAndMerge() async throws {
        try await register()
        try await kif.run("logout")
        try await kif.run(KifScanProcess.testImage("rice-cakes.jpg"))

        let asked = try await login(Self.password)
        let stillGuest = try await kif.run("whoami", "--json").objects().first?["isGuest"] as? Bool
        let merged = try await login(Self.password, "--merge")

        #expect(asked.status == 77 && asked.error.contains("--merge") && asked.error.contains("--switch"))
        #expect(stillGuest == true)
        #expect(merged.status == 0)
        #expect(try await kif.run("list", "--json", "--household", "Home (guest)").objects().count == 1)
    }

    @Test func whenAnAccountIsDeleted_shouldEndTheSession() async throws {
        try await register()

        let unasked = try await kif.run("account", "delete")
        let deleted = try await kif.run("account", "delete", "--yes")

        #expect(unasked.status == 64)
        #expect(deleted.status == 0)
        #expect(try await kif.run("whoami").status == 77)
        #expect(try await login(Self.password).status == 77)
    }

    @Test func whenTheSessionOfAnAccountIsOver_shouldNotGoOnAsAGuest() async throws {
        try await register()
        try await kif.run("account", "password", "--password-stdin", input: "another horse entirely\n")
        let session = kif.path(".local/state/kif/session")
        let text = try String(contentsOfFile: session, encoding: .utf8)
        let token = try #require(text.range(of: #"(?<="token":")[^"]+"#, options: .regularExpression))
        try text.replacingCharacters(in: token, with: "stale").write(toFile: session, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: session)

        let refused = try await kif.run("list")
        let guest = try await kif.run("list")

        #expect(refused.status == 77 && refused.error.contains("kif-scan login"))
        #expect(guest.status == 0 && guest.error.contains("guest"))
    }

    @Test func whenVerbose_shouldPrintNoSecretAndNoAddress() async throws {
        let outbox = ["KIF_MAIL": "outbox:\(kif.path("outbox"))"]
        let sent = try await kif.run(
            "login", "email-code", "ada@b.example", "--request", "--verbose", environment: outbox)
        let code = try String(contentsOfFile: kif.path("outbox"), encoding: .utf8)
        let registered = try await kif.run(
            "register", "eve@b.example", "--password-stdin", "--verbose", input: Self.password)
        let token = try String(contentsOfFile: kif.path(".local/state/kif/session"), encoding: .utf8)

        let events = registered.errorLines.filter { $0.contains("uth_") }
        #expect(events.contains { $0.contains("Auth_SignIn_Success") })
        #expect(events.allSatisfy { !$0.contains("eve@") && !$0.contains(Self.password) })
        #expect(!registered.error.contains(Self.password))
        #expect(!sent.error.contains(code.filter(\.isNumber)))
        #expect(!registered.error.contains(token) && !registered.output.contains(token))
    }

    @Test func whenASecretComesByAnotherDescriptor_shouldBeReadFromThere() async throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        try Data((Self.password + "\nrest").utf8).write(to: URL(fileURLWithPath: kif.path("secret")))
        let kifScan = try #require(try kif.prepared([]).executableURL?.path)
        process.arguments = ["-c", "exec '\(kifScan)' register ada@b.example --quiet --password-fd 3 3< secret"]
        process.currentDirectoryURL = kif.folder
        process.environment = ["HOME": kif.folder.path, "PATH": "/usr/bin:/bin"]

        try await process.runToEnd()

        #expect(process.terminationStatus == 0)
        #expect(try await login(Self.password).status == 0)
    }

    @Test func case39_sessionFile_shouldBeTheOwnersAlone() async throws {
        try await register()

        let path = kif.path(".local/state/kif/session")
        let file = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? NSNumber
        let folder = try FileManager.default.attributesOfItem(atPath: kif.path(".local/state/kif"))[.posixPermissions]
        #expect(file?.intValue == 0o600 && (folder as? NSNumber)?.intValue == 0o700)

        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
        let refused = try await kif.run("list")
        #expect(refused.status == 74 && refused.error.contains("chmod 600"))
    }

    private func register() async throws {
        #expect(try await kif.run("register", "ada@b.example", "--password-stdin", input: Self.password).status == 0)
    }

    private func login(_ password: String, _ options: String...) async throws -> KifScanProcess.Outcome {
        let arguments = ["login", "email", "Ada@b.example", "--password-stdin"] + options
        return try await kif.run(arguments, input: Data(password.utf8))
    }
}
