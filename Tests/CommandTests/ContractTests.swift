import Foundation
import Testing

/// The output that other programs rely on.
@Suite struct ContractTests {
    private let kif: KifScanProcess

    init() throws { kif = try KifScanProcess() }

    @Test func whenAPhotoIsScanned_shouldWriteTheContractsObject() async throws {
        let scan = try await kif.run("--json", "--today", "2026-11-20", KifScanProcess.testImage("rice-cakes.jpg"))

        let photo = try #require(try scan.objects().first)
        let fields: Set = [
            "file", "status", "barcodes", "product", "expiryDate", "expiryPrecision", "expiryKind", "dates",
            "productionDate", "lot", "needsReview", "item", "milliseconds", "error",
        ]
        #expect(fields.isSubset(of: photo.keys))
        #expect(photo["file"] as? String == KifScanProcess.testImage("rice-cakes.jpg"))
        #expect(photo["status"] as? String == "saved")
        #expect(photo["expiryDate"] as? String == "2027-03-12")
        #expect(photo["expiryPrecision"] as? String == "day")
        #expect(photo["expiryKind"] as? String == "bestBefore")
        #expect(photo["milliseconds"] is Int)
        #expect(photo["error"] is NSNull)
        expectBarcode(in: photo)
        expectDate(in: photo)
        expectItem(in: photo)
    }

    private func expectBarcode(in photo: [String: Any]) {
        let code = (photo["barcodes"] as? [[String: Any]])?.first
        #expect(code?["symbology"] as? String == "EAN-13")
        #expect((code?["text"] as? String).map { "0" + $0 } == code?["gtin"] as? String)
        #expect((code?["box"] as? [[Int]])?.count == 4)
    }

    private func expectDate(in photo: [String: Any]) {
        let date = (photo["dates"] as? [[String: Any]])?.first
        #expect(date?["kind"] as? String == "bestBefore")
        #expect(date?["date"] as? String == "2027-03-12")
        #expect(date?["precision"] as? String == "day")
        #expect((date?["text"] as? String)?.isEmpty == false)
        #expect(date?["source"] as? String == "label")
        #expect((date?["confidence"] as? Double).map { (0...1).contains($0) } == true)
        #expect((date?["box"] as? [[Int]])?.allSatisfy { $0.count == 2 } == true)
        #expect(date?["ambiguous"] as? Bool == false)
        let readers = Set(date?["readers"] as? [String] ?? [])
        #expect(!readers.isEmpty && readers.isSubset(of: ["document", "dateCode", "sceneText"]))
    }

    private func expectItem(in photo: [String: Any]) {
        let item = photo["item"] as? [String: Any]
        #expect((item?["id"] as? String)?.isEmpty == false)
        #expect(item?["status"] as? String == "fresh")
        #expect(item?["household"] as? String == "Home")
        #expect(item?["change"] as? String == "created")
    }

    @Test func whenItemsAreListed_shouldWriteTheContractsObject() async throws {
        try await kif.run("--today", "2026-11-20", KifScanProcess.testImage("rice-cakes.jpg"))

        let list = try await kif.run("list", "--json", "--today", "2026-11-20")

        let item = try #require(try list.objects().first)
        let fields: Set = [
            "id", "name", "brand", "gtin", "quantity", "unit", "expiryDate", "expiryPrecision", "expiryKind", "status",
            "lot", "addedDate", "notes", "needsReview", "missing", "packs", "household",
            "deadline", "place", "left", "opened", "openedDays", "frozen", "frozenDaysLeft", "thawed", "frozenDays",
            "proposedDate", "proposedBy",
        ]
        #expect(Set(item.keys) == fields)
        #expect(item["expiryDate"] as? String == "2027-03-12")
        #expect(item["quantity"] as? Int == 1)
        #expect(list.status == 0)
    }

    @Test func whenAskedWhoIsSignedIn_shouldWriteTheContractsObject() async throws {
        #expect(try await kif.run("whoami", "--json").status == 77)
        try await kif.run("login", "guest")

        let whoami = try await kif.run("whoami", "--json")

        let account = try #require(try whoami.objects().first)
        #expect(
            Set(account.keys) == ["userId", "isGuest", "authMethod", "displayName", "email", "household", "role"])
        #expect(account["isGuest"] as? Bool == true)
        #expect(account["household"] as? String == "Home")
        #expect(account["role"] as? String == "owner")
    }

    @Test func whenTextIsParsed_shouldWriteTheContractsObject() async throws {
        let parse = try await kif.run("parse", "--json", "--today", "2026-11-20", "MHD 12.03.2027")

        let text = try #require(try parse.objects().first)
        let fields: Set = [
            "id", "expiryDate", "expiryPrecision", "kind", "productionDate", "packedDate", "sellBy", "lot", "ambiguous",
            "alternatives", "yearInferred", "needsReview", "dates",
        ]
        #expect(Set(text.keys) == fields)
        #expect(text["expiryDate"] as? String == "2027-03-12")
        #expect(text["kind"] as? String == "bestBefore")
        #expect(text["lot"] is NSNull)
    }

    @Test func whenJSONLinesAreParsed_shouldAnswerEachInOrder() async throws {
        let input = """
            {"id": "a", "text": "BEST BEFORE 12 MAR 2027", "today": "2026-11-20", "unknown": [1]}
            {"id": 7, "text": "no date here"}
            not json
            {"id": "c", "text": "USE BY 05/06/2027", "locale": "en-US"}
            """

        let parse = try await kif.run("parse", "--json-lines", input: input)

        let answers = try parse.objects()
        #expect(answers.count == 4)
        #expect(answers[0]["id"] as? String == "a")
        #expect(answers[0]["expiryDate"] as? String == "2027-03-12")
        #expect(answers[1]["id"] as? Int == 7)
        #expect(answers[1]["expiryDate"] is NSNull)
        #expect(answers[2]["error"] is String)
        #expect(answers[3]["expiryDate"] as? String == "2027-05-06")
        #expect(parse.status == 65)
        #expect(parse.errorLines.count == 1)
    }

    @Test func whenBarcodesAreParsed_shouldKeepWhatIsRightBesideAnError() async throws {
        let input = """
            {"id": "a", "input": "]C10104006381333931\\u001d10L12\\u001d15270312", "today": "2026-11-20"}
            {"id": "b", "input": "4006381333932", "symbology": "EAN-13"}
            """

        let parse = try await kif.run("parse", "--barcode", "--json-lines", input: input)

        let answers = try parse.objects()
        #expect(answers.first?["gtin"] as? String == "04006381333931")
        #expect(answers.first?["bestBefore"] as? String == "2027-03-12")
        #expect(answers.first?["lot"] as? String == "L12")
        #expect(answers.last?["error"] as? String == "checkDigit")
        #expect(parse.status == 0)
    }
}
