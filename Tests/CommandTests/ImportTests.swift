import Foundation
import Testing

/// The summary of an import of several photos.
@Suite struct ImportTests {
    private let kif: KifScanProcess
    private let good = KifScanProcess.testImage("rice-cakes.jpg")
    private let cut = KifScanProcess.testImage("truncated.jpg")

    init() throws { kif = try KifScanProcess() }

    @Test func whenAReportIsAskedFor_shouldSummariseThePhotos() async throws {
        try await kif.run("import", "--quiet", "--report", kif.path("done.json"), good, cut, good)

        let data = try Data(contentsOf: URL(fileURLWithPath: kif.path("done.json")))
        let report = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        #expect(report["household"] as? String == "Home")
        #expect(report["photos"] as? Int == 3 && report["done"] as? Int == 3)
        #expect(report["new"] as? Int == 1)
        #expect(report["known"] as? Int == 0 && report["duplicates"] as? Int == 1)
        let unreadable = try #require(report["unreadable"] as? [[String: Any]])
        #expect(unreadable.map { $0["file"] as? String } == [cut])
        #expect(unreadable.map { $0["code"] as? String } == ["unreadableImage"])
    }

    @Test func whenDry_shouldForetellAndNameWhatIsUnreadable() async throws {
        let scan = try await kif.run("--dry-run", good, cut)

        #expect(scan.error.contains("Nothing was stored: 0 duplicates, about 1 pack of 1 product"))
        #expect(scan.error.split(separator: "\n").count { $0.contains("truncated.jpg") } == 1)
        #expect(!FileManager.default.fileExists(atPath: kif.path(".local")))
    }

    @Test func whenTheReportCannotBeWritten_shouldSaySoBeforeItScans() async throws {
        let scan = try await kif.run("--quiet", "--report", kif.path("no/such/folder.json"), good)

        #expect(scan.status == 74)
        #expect(scan.errorLines.count == 1)
        #expect(try await kif.run("list", "--json").lines.isEmpty)
    }

    @Test(arguments: [true, false]) func whenTheMemberIsRemoved_shouldEndWithOneLine(isJSON: Bool) async throws {
        try await kif.run("list")
        try kif.removeMembersAfterTheFirstItem()
        let photos = (0..<4).map { kif.path("\($0).jpg") }
        for (number, path) in photos.enumerated() {
            let photo = try Data(contentsOf: URL(fileURLWithPath: good)) + Data("\(number)".utf8)
            try photo.write(to: URL(fileURLWithPath: path))
        }

        let arguments = ["import", "--jobs", "1", "--group-by", "none", "--report", kif.path("done.json")]
        let scan = try await kif.run(arguments + (isJSON ? ["--json"] : []) + photos, input: Data())

        #expect(scan.status == 77)
        // On a slow machine there are lines with the progress as well.
        let lines = scan.errorLines.filter { !$0.contains(" of 4 photos") }
        #expect(lines.count == 1 && lines.first?.contains("1.jpg: you are not a member") == true)
        #expect(scan.lines.first?.contains("0.jpg") == true)
        #expect(scan.lines.dropFirst().allSatisfy { $0.contains("\"notAMember\"") })
        #expect(scan.lines.count == (isJSON ? 2 : 1))
        let report = try Data(contentsOf: URL(fileURLWithPath: kif.path("done.json")))
        let object = try #require(try JSONSerialization.jsonObject(with: report) as? [String: Any])
        #expect(object["done"] as? Int == 2 && object["new"] as? Int == 1)
        #expect(try kif.storedItemCount() == 1)
    }

    @Test func whenTheRuleIsUnknown_shouldSayHowItIsRight() async throws {
        let scan = try await kif.run("--group-by", "colour", good)

        #expect(scan.status == 64)
        #expect(scan.error.contains("auto"))
    }
}
