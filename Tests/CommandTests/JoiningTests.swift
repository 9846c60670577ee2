import Foundation
import Testing

/// `kif-scan join` and `kif-scan part`.
@Suite struct JoiningTests {
    private let kif: KifScanProcess

    init() throws { kif = try KifScanProcess() }

    @Test func whenItemsAreJoined_shouldSayHowManyPacksAndFindThemByBothIds() async throws {
        try await start()

        let joined = try await kif.run("join", "aa", "bb")

        #expect(joined.status == 0 && joined.lines.count == 1, "\(joined)")
        #expect(
            joined.output.hasPrefix("joined Milk, Whole Milk; 3 packs; in cellar; best before 2030-01-01"), "\(joined)")
        let shown = try #require(try await kif.run("show", Self.first, "--json").objects().first)
        #expect(shown["id"] as? String == Self.second && shown["packs"] as? Int == 3)
        #expect(shown["notes"] as? String == "from Ben; from Ann" && shown["place"] as? String == "cellar")
        #expect(try await kif.run("why", "aa00").output.contains("joined Milk, Whole Milk"))
        #expect(try await kif.run("history").output.contains("joined Milk, Whole Milk"))
        let undone = try await kif.run("undo")
        #expect(undone.output.contains("Milk is back"), "\(undone)")
        #expect(try await kif.run("list", "--json").objects().count == 2)
    }

    @Test func whenAPhotoIsTakenOut_shouldMakeTwoItemsAndTakeThatBack() async throws {
        let photos = ["rice-cakes.jpg", "minced-beef.jpg"]
        for photo in photos {
            _ = try await kif.run("--quiet", KifScanProcess.testImage(photo), "--today", "2026-11-20")
        }
        let apart = try await values()
        let ids = try await kif.run("list", "--json", "--all").objects().compactMap { $0["id"] as? String }
        _ = try await kif.run("join", ids[0], ids[1], "--packs", "2")
        let together = try await values()

        let unknown = try await kif.run("part", ids[1], "milk.jpg")
        let json = try #require(try await kif.run("part", ids[1], photos[0], "--json").objects().first)

        #expect(unknown.status == 64 && unknown.errorLines.count == 1, "\(unknown)")
        #expect(photos.allSatisfy { unknown.error.contains($0) }, "\(unknown)")
        #expect(json["action"] as? String == "parted" && (json["items"] as? [Any])?.count == 2)
        #expect(try await values() == apart)
        #expect(try await kif.run("part", ids[1], "1").error.contains("it is the only photo of the item"))
        _ = try await kif.run("undo")
        #expect(try await values() == together)
        let several = try await kif.run("part", ids[1], "2", "--packs", "2")
        #expect(several.status == 64 && several.error.contains("only 1 pack of"), "\(several)")
    }

    private static let first = "aa000000-0000-4000-8000-000000000001"
    private static let second = "bb000000-0000-4000-8000-000000000002"

    private func start() async throws {
        let items = [
            #"{"id":"\#(Self.first)","name":"Milk","quantity":2,"place":"cellar","notes":"from Ann"}"#,
            #"{"id":"\#(Self.second)","name":"Whole Milk","expiryDate":"2030-01-01","expiryKind":"bestBefore","#
                + #""notes":"from Ben"}"#,
        ]
        _ = try await kif.run("import-items", "-", input: items.map { "\($0)\n" }.joined())
    }

    /// The items' values without ids and times.
    private func values() async throws -> Set<String> {
        let items = try await kif.run("list", "--json", "--all", "--today", "2026-11-20").objects()
        return Set(
            items.map { item in
                item.filter { !["id", "addedDate"].contains($0.key) }.map { "\($0.key)=\($0.value)" }.sorted().joined(
                    separator: " ")
            })
    }
}
