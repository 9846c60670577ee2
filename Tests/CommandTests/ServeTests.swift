import Foundation
import KIFTestSupport
import Testing

/// `kif-scan serve`, from outside: by scripts that talk to it as devices do, and in a browser.
@Suite struct ServeTests {
    private let kif: KifScanProcess

    init() throws { kif = try KifScanProcess() }

    @Test(arguments: [
        "start", "starts", "walk", "descriptors", "full", "gone", "turns", "barcode", "races", "matrix", "origins",
        "nonsense",
        "limits", "outside", "faults",
        "disk",
        "kill",
    ])
    func shouldDoAsItPromises(check: String) async throws {
        try await #expect(
            kif.passes("serve.py", [KifScanProcess.testImages.path, check] + (check == "kill" ? ["3"] : [])))
    }

    @Test(.needs("/usr/sbin/nginx", "/usr/bin/faketime"), arguments: ["proxy", "clock", "reminders", "eight", "two"])
    func shouldWorkBehindAProxyAndAtAnyTime(check: String) async throws {
        try await #expect(kif.passes("serve_proxy.py", [KifScanProcess.testImages.path, check]))
    }

    @Test(.needs("/usr/sbin/nginx"), arguments: ["read", "killed", "two", "lies", "away", "strangers"])
    func whenOtherMachinesReadPhotos_shouldLoseNoneAndBelieveLittle(check: String) async throws {
        try await #expect(kif.passes("workers.py", [KifScanProcess.testImages.path, check]))
    }

    @Test(
        .needs("/usr/lib/postgresql"),
        arguments: [
            ["walk"], ["starts", "3"], ["restored", "1"], ["removal"], ["copies"], ["crashes", "1"],
            ["failover", "1", "12"],
        ])
    func shouldShareRowsWithOtherServers(check: [String]) async throws {
        try await #expect(kif.passes("serve_postgres.py", [KifScanProcess.testImages.path] + check))
    }

    @Test(.needs(Peer.folder + "/schemathesis")) func shouldAnswerAsTheDescriptionSays() async throws {
        try await #expect(kif.passes("serve_schema.py", ["20"]))
    }

    @Test(
        .needs("/usr/bin/chromium", Peer.folder + "/playwright"),
        arguments: ["walk", "live", "names", "questions", "item", "faults", "keyboard", "size", "waiting"])
    func shouldBeUsableOnAPhone(check: String) async throws {
        try await #expect(kif.passes("page.py", [KifScanProcess.testImages.path, check]))
    }

    @Test(.needs("/usr/bin/chromium", Peer.folder + "/playwright"), arguments: ["en", "de"])
    func shouldShowScreensWithoutFault(language: String) async throws {
        try await #expect(kif.passes("page_screens.py", [KifScanProcess.testImages.path, language]))
    }

    @Test(
        .needs("/usr/bin/chromium", "/usr/sbin/nginx", Peer.folder + "/playwright"),
        arguments: ["secure", "plain", "away"])
    func shouldGoOnWithoutANetwork(check: String) async throws {
        try await #expect(kif.passes("page_offline.py", [KifScanProcess.testImages.path, check]))
    }

    @Test(
        .needs("/usr/bin/chromium", Peer.folder + "/playwright"), arguments: ["answers", "sizes", "gone", "page"])
    func whenSomethingElseAnswers_shouldKeepWhatWaits(check: String) async throws {
        try await #expect(kif.passes("page_proxy.py", [KifScanProcess.testImages.path, check]))
    }

    @Test(.needs("/usr/bin/firefox-esr", Peer.folder + "/playwright")) func shouldWorkInFirefox() async throws {
        try await #expect(kif.passes("page_firefox.py", [KifScanProcess.testImages.path]))
    }

    @Test func whenAUnitIsPrinted_shouldHaveTheSameOptions() async throws {
        let unit = try await kif.run(
            "serve", "--lan", "--public-url", "https://kitchen.example", "--jobs", "0", "--print-unit"
        )
        .output

        #expect(unit.contains(" serve --port=8642 --lan --public-url=https://kitchen.example --jobs=0"))
        #expect(unit.contains("kif-scan-serve.service"))
    }
}
