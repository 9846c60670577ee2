import Foundation
import Testing

/// What an import of several photos says at its end.
@Suite struct ImportTests {
    private let kif: KifScanProcess
    private let good = KifScanProcess.testImage("rice-cakes.jpg")
    private let cut = KifScanProcess.testImage("truncated.jpg")

    init() throws { kif = try KifScanProcess() }

    @Test func whenAReportIsAsked_shouldWriteWhatBecameOfThePhotos() throws {
        try kif.run("import", "--quiet", "--report", kif.path("done.json"), good, cut, good)

        let data = try Data(contentsOf: URL(fileURLWithPath: kif.path("done.json")))
        let report = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        #expect(report["household"] as? String == "Home")
        #expect(report["photos"] as? Int == 3 && report["done"] as? Int == 3)
        #expect(report["new"] as? Int == 1)
        #expect(report["known"] as? Int == 1 && report["duplicates"] as? Int == 1)
        let unreadable = try #require(report["unreadable"] as? [[String: Any]])
        #expect(unreadable.map { $0["file"] as? String } == [cut])
        #expect(unreadable.map { $0["code"] as? String } == ["unreadableImage"])
    }

    @Test func whenDry_shouldForetellAndNameWhatIsUnreadable() throws {
        let scan = try kif.run("--dry-run", good, cut)

        #expect(scan.error.contains("nothing stored: 0 duplicates, about 1 packs of 1 products"))
        #expect(scan.error.contains("unreadable:"))
        #expect(!FileManager.default.fileExists(atPath: kif.path(".local")))
    }

    @Test func whenTheReportCannotBeWritten_shouldSaySoBeforeItScans() throws {
        let scan = try kif.run("--quiet", "--report", kif.path("no/such/folder.json"), good)

        #expect(scan.status == 74)
        #expect(scan.errorLines.count == 1)
        #expect(try kif.run("list", "--json").lines.isEmpty)
    }

    @Test func whenTheRuleIsUnknown_shouldSayHowItIsRight() throws {
        let scan = try kif.run("--group-by", "colour", good)

        #expect(scan.status == 64)
        #expect(scan.error.contains("auto"))
    }
}
