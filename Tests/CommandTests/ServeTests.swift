import Foundation
import KIFTestSupport
import Testing

/// `kif-scan serve`, from outside: by scripts that talk to it as devices do, and in a browser.
@Suite struct ServeTests {
    private let kif: KifScanProcess

    init() throws { kif = try KifScanProcess() }

    @Test(arguments: [
        "start", "walk", "races", "matrix", "origins", "nonsense", "limits", "outside", "faults", "disk", "kill",
    ])
    func shouldDoAsItPromises(check: String) async throws {
        try await #expect(passes("serve.py", [KifScanProcess.testImages.path, check] + (check == "kill" ? ["3"] : [])))
    }

    @Test(.needs("/usr/sbin/nginx", "/usr/bin/faketime"), arguments: ["proxy", "clock", "reminders"])
    func shouldWorkBehindAProxyAndAtAnyTime(check: String)
        async throws
    {
        try await #expect(passes("serve_proxy.py", [KifScanProcess.testImages.path, check]))
    }

    @Test(.needs(Peer.folder + "/schemathesis")) func shouldAnswerAsTheDescriptionSays() async throws {
        try await #expect(passes("serve_schema.py", ["20"]))
    }

    @Test(.needs("/usr/bin/chromium", Peer.folder + "/playwright")) func shouldBeUsableOnAPhone() async throws {
        let server = try kif.prepared(["serve", "--port", "0"])
        let output = Pipe()
        server.standardOutput = output
        try server.start()
        let line = try #require(String(data: output.fileHandleForReading.availableData, encoding: .utf8))
        let address = try #require(line.split(separator: " ").last).trimmingCharacters(in: .newlines)
        let link = try await kif.run("serve", "--code").output.trimmingCharacters(in: .newlines)
        let code = try #require(link.split(separator: "#").last)

        try await #expect(
            passes("page.py", [address, String(code), KifScanProcess.testImage("milk-carton.jpg")], isOfProgram: false))
        server.terminate()
        try await server.waitForEnd()
        #expect(server.terminationStatus == 0)
    }

    @Test func whenAUnitIsPrinted_shouldHaveTheSameOptions() async throws {
        let unit = try await kif.run("serve", "--lan", "--public-url", "https://kitchen.example", "--print-unit").output

        #expect(unit.contains(" serve --port=8642 --lan --public-url=https://kitchen.example"))
        #expect(unit.contains("kif-scan-serve.service"))
    }

    /// Runs a script of `Tests/Peers` to its end; its output is shown if it fails.
    private func passes(_ script: String, _ arguments: [String], isOfProgram: Bool = true) async throws -> Bool {
        let process = try kif.prepared([])
        let program = try #require(process.executableURL).path
        process.executableURL = URL(fileURLWithPath: Peer.python)
        process.arguments = [Peer.script(script)] + (isOfProgram ? [program] : []) + arguments
        let outcome = try await kif.outcome(of: process, within: .seconds(600))
        if outcome.status != 0 { Issue.record("\(script) \(arguments): \(outcome.output)\(outcome.error)") }
        return outcome.status == 0
    }
}

extension Trait where Self == ConditionTrait {
    /// Leaves a test out, and says so in a line, where programs are missing that `Scripts/install-peers` installs.
    fileprivate static func needs(_ programs: String...) -> Self {
        let missing = programs.filter { !FileManager.default.fileExists(atPath: $0) }
        return .enabled(if: missing.isEmpty, "needs \(missing.joined(separator: " and ")): Scripts/install-peers")
    }
}
