import Foundation
import KIFTestSupport
import Testing

/// Whole sessions as people type them: in each language, on a narrow terminal, and as the README shows them.
@Suite struct LanguageTests {
    private let kif: KifScanProcess

    init() throws { kif = try KifScanProcess() }

    @Test(.needs(Peer.python), arguments: ["de", "es", "fr"])
    func whenALanguageIsSet_shouldSayNothingInEnglish(language: String) async throws {
        try await #expect(kif.passes("languages.py", [KifScanProcess.testImages.path, language]))
    }

    @Test(.needs(Peer.python)) func whenATerminalIsNarrow_shouldBreakNoWord() async throws {
        try await #expect(kif.passes("languages.py", [KifScanProcess.testImages.path, "de", "60"]))
    }

    @Test(.needs(Peer.python, "/usr/bin/faketime"), arguments: ["2026-11-27", "2029-02-28"])
    func whenTheTourOfTheReadmeIsTypedTwice_shouldWorkOnAnyDay(day: String) async throws {
        try await #expect(kif.passes("tour.py", [day]))
    }
}
