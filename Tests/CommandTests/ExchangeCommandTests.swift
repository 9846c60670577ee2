import Foundation
import Testing

/// Exporting and importing items.
@Suite struct ExchangeCommandTests {
    private let kif: KifScanProcess

    init() throws { kif = try KifScanProcess() }

    @Test(arguments: ["csv", "jsonl"])
    func whenExportedAndImportedElsewhere_shouldBeTheSame(format: String) async throws {
        try await kif.run(
            "--quiet", KifScanProcess.testImage("rice-cakes.jpg"), KifScanProcess.testImage("minced-beef.jpg"))
        let id = try #require(try await kif.run("list", "--json").objects().first?["id"] as? String)
        try await kif.run("fix", id, "--notes", "=1+1, \"x\"\nnext")
        try await kif.run("export", "all.\(format)")
        let original = try await kif.run("list", "--all", "--json").objects()

        let created = try await kif.run("import-items", "all.\(format)", "--database", "other.sqlite", "--json")
        let again = try await kif.run("import-items", "all.\(format)", "--database", "other.sqlite", "--json")
        let exported = try await kif.run("export", "--format", format, "--database", "other.sqlite")

        #expect(try created.objects().first?["created"] as? Int == 2)
        #expect(try again.objects().first?["unchanged"] as? Int == 2)
        #expect(exported.output == (try String(contentsOfFile: kif.path("all.\(format)"), encoding: .utf8)))
        let moved = try await kif.run("list", "--all", "--json", "--database", "other.sqlite").objects()
        #expect(NSArray(array: moved) == NSArray(array: original))
        let mode = try FileManager.default.attributesOfItem(atPath: kif.path("all.\(format)"))[.posixPermissions]
        #expect((mode as? NSNumber)?.intValue == 0o600)
    }

    @Test(arguments: [
        "=HYPERLINK(\"http://evil\")", "+cmd|' /C calc'!A0", "-2+3", "@SUM(1)", "\u{1B}]0;x\u{7}=1", "'=1",
    ])
    func case40_whenAnItemIsNamedLikeAFormula_shouldExportItAsText(name: String) async throws {
        let line = try jsonLine(["name": name])
        try write("in.jsonl", line)
        try await kif.run("import-items", "in.jsonl")

        let exported = try await kif.run("export")
        let cell = try #require(exported.output.components(separatedBy: "\r\n").dropFirst().first)
            .drop { $0 != "," }.dropFirst()
        try write("out.csv", exported.output)
        try await kif.run("import-items", "out.csv", "--database", "other.sqlite")

        let first = cell.first == "\"" ? cell.dropFirst().first : cell.first
        #expect(first.map { !"=+-@\t\r".contains($0) } == true)
        #expect(
            try await kif.run("list", "--json", "--database", "other.sqlite").objects().first?["name"] as? String
                == name)
    }

    @Test func whenImported_shouldBeUndoneAsAWhole() async throws {
        try write("in.csv", "name,quantity\nMilk,2\nOats,1\n")
        let foretold = try await kif.run("import-items", "in.csv", "--dry-run")
        #expect(foretold.error.contains("would import: 2 new"))
        #expect(try await kif.run("list", "--json").output.isEmpty)
        try await kif.run("import-items", "in.csv")
        #expect(try await kif.run("list", "--json").objects().count == 2)

        let undone = try await kif.run("undo")

        #expect(undone.output.contains("imported 2 items"))
        #expect(try await kif.run("list", "--all", "--json").output.isEmpty)
    }

    @Test func whenTheFileChanged_shouldUpdateOnlyWhenAsked() async throws {
        try write("in.csv", "name,quantity\nMilk,2\n")
        try await kif.run("import-items", "in.csv")
        let exported = try await kif.run("export").output
        try write("edited.csv", exported.replacingOccurrences(of: "Milk", with: "Goat milk"))

        let kept = try await kif.run("import-items", "edited.csv", "--json").objects().first
        let updated = try await kif.run("import-items", "edited.csv", "--update", "--json").objects().first

        #expect(kept?["unchanged"] as? Int == 1)
        #expect(updated?["updated"] as? Int == 1)
        #expect(try await kif.run("list", "--json").objects().map { $0["name"] as? String } == ["Goat milk"])
    }

    @Test func whenDatesAreInAnotherOrder_shouldAskForIt() async throws {
        try write("in.csv", "name;mhd\nMilk;03.04.2027\n")

        let refused = try await kif.run("import-items", "in.csv")
        let taken = try await kif.run("import-items", "in.csv", "--dates", "day-first")

        #expect(refused.status == 65)
        #expect(refused.error.contains("line 2, mhd: '03.04.2027' is an ambiguous date"))
        #expect(taken.status == 0)
        #expect(try await kif.run("list", "--json").objects().first?["expiryDate"] as? String == "2027-04-03")
    }

    @Test func whenPhotosAreAskedFor_shouldSaveThePartsThatShowTheValues() async throws {
        let photo = kif.path("cakes.jpg")
        try FileManager.default.copyItem(atPath: KifScanProcess.testImage("rice-cakes.jpg"), toPath: photo)
        try await kif.run("--quiet", "cakes.jpg")
        let id = try #require(try await kif.run("list", "--json").objects().first?["id"] as? String)

        let exported = try await kif.run("export", "all.csv", "--photos", "crops")
        try FileManager.default.removeItem(atPath: photo)
        let later = try await kif.run("export", "all.csv", "--photos", "later")

        #expect(exported.status == 0)
        let names = try FileManager.default.contentsOfDirectory(atPath: kif.path("crops"))
        #expect(names.contains("\(id)-gtin.jpg") && names.contains("\(id)-expiryDate.jpg"))
        let crop = try Data(contentsOf: URL(fileURLWithPath: kif.path("crops/\(id)-gtin.jpg")))
        #expect(crop.starts(with: [0xFF, 0xD8]) && crop.count > 500)
        let read = try await kif.run("--json", "--dry-run", "--no-text", "crops/\(id)-gtin.jpg")
        #expect(read.status != 65)
        #expect(later.error.contains("their photos are gone"))
    }

    @Test func whenGrocyIsToTakeIt_shouldWriteRequests() async throws {
        try write("in.csv", "name,gtin,quantity,mhd\nMilk,4006381333931,2,2027-03-12\nBread,,1,\n")
        try await kif.run("import-items", "in.csv")

        let exported = try await kif.run("export", "--format", "grocy")

        let requests = try exported.objects()
        let request = try #require(requests.first { $0["lookup"] == nil })
        let byName = try #require(requests.first { $0["lookup"] != nil })
        #expect(request["path"] as? String == "/stock/products/by-barcode/4006381333931/add")
        #expect((request["body"] as? [String: Any])?["amount"] as? Int == 2)
        #expect(byName["lookup"] as? String == "/objects/products?query%5B%5D=name%3DBread")
        #expect(requests.count == 2 && !exported.error.contains("left out"))
    }

    @Test func whenNotAMember_shouldReachNothing() async throws {
        try write("in.csv", "name\nMilk\n")
        try await kif.run("import-items", "in.csv")

        #expect(try await kif.run("export", "--household", "Neighbours").status == 77)
        #expect(try await kif.run("import-items", "in.csv", "--household", "Neighbours").status == 77)
    }

    @Test(
        arguments: [
            (["import-items", "missing.csv"], 65), (["import-items", "."], 65), (["import-items"], 64),
            (["import-items", "bad.csv"], 65), (["import-items", "bad.csv", "--dates", "sometimes"], 64),
            (["export", "file.txt"], 64), (["export", "--format", "xml"], 64), (["export", "."], 64),
            (["export", "missing/x.csv"], 74), (["export", "x.csv", "--photos", "bad.csv"], 74),
        ] as [([String], Int32)])
    func whenItCannotBeDone_shouldSayWhy(arguments: [String], status: Int32) async throws {
        try write("bad.csv", "name,quantity\nMilk,many\n,1\n\"x\n")

        let refused = try await kif.run(arguments, input: Data())

        #expect(refused.status == status)
        #expect(refused.output.isEmpty)
        #expect(!refused.error.isEmpty)
        #expect(try await kif.run("list", "--json").output.isEmpty)
    }

    private func jsonLine(_ object: [String: Any]) throws -> String {
        String(decoding: try JSONSerialization.data(withJSONObject: object), as: UTF8.self) + "\n"
    }

    private func write(_ name: String, _ text: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: kif.path(name)))
    }
}
