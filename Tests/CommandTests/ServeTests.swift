import Foundation
import KIFTestSupport
import Testing

/// `kif-scan serve`, from outside: by scripts that talk to it as devices do, and in a browser.
@Suite struct ServeTests {
    private let kif: KifScanProcess

    init() throws { kif = try KifScanProcess() }

    @Test(arguments: [
        "start", "walk", "turns", "barcode", "races", "matrix", "origins", "nonsense", "limits", "outside", "faults",
        "disk",
        "kill",
    ])
    func shouldDoAsItPromises(check: String) async throws {
        try await #expect(
            kif.passes("serve.py", [KifScanProcess.testImages.path, check] + (check == "kill" ? ["3"] : [])))
    }

    @Test(.needs("/usr/sbin/nginx", "/usr/bin/faketime"), arguments: ["proxy", "clock", "reminders", "two"])
    func shouldWorkBehindAProxyAndAtAnyTime(check: String)
        async throws
    {
        try await #expect(kif.passes("serve_proxy.py", [KifScanProcess.testImages.path, check]))
    }

    @Test(.needs(Peer.folder + "/schemathesis")) func shouldAnswerAsTheDescriptionSays() async throws {
        try await #expect(kif.passes("serve_schema.py", ["20"]))
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
            kif.passes(
                "page.py", [address, String(code), KifScanProcess.testImage("milk-carton.jpg")], isOfProgram: false))
        server.terminate()
        try await server.waitForEnd()
        #expect(server.terminationStatus == 0)
    }

    @Test func whenAUnitIsPrinted_shouldHaveTheSameOptions() async throws {
        let unit = try await kif.run("serve", "--lan", "--public-url", "https://kitchen.example", "--print-unit").output

        #expect(unit.contains(" serve --port=8642 --lan --public-url=https://kitchen.example"))
        #expect(unit.contains("kif-scan-serve.service"))
    }
}
