import Foundation
import GRDB
import KIFTestSupport
import KeepItFreshDomain
import KeepItFreshLabels
import KeepItFreshSQLite
import Testing

extension KifScanProcess {
    /// Adds items of these names to the inventory, all with this use-by date, without photos. Needs a session.
    /// Returns the household's id.
    @discardableResult
    func add(_ names: [String], useBy date: String) async throws -> String {
        let (items, home) = try await inventory()
        for name in names {
            let item = Item(name: name, expiryDate: CivilDate(date), expiryKind: .useBy, addedDate: Date())
            _ = try await items.upsertItem(item, in: home)
        }
        return home
    }

    /// Puts photos of these names into the inbox, whose files are not there. Without a session a guest is signed in.
    func keep(_ photos: [(name: String, subject: PhotoSubject)]) async throws {
        let (items, home) = try await inventory()
        for (name, subject) in photos {
            let photo = InboxPhoto(
                contentHash: name, name: path(name + ".jpg"), subject: subject, confidence: 0.9, savedAt: Date())
            try await items.keep(photo, in: home)
        }
    }

    /// Stores photos of these texts and product numbers, whose files are not there, as those of one pack, in doubt
    /// where there are several. Without a session a guest is signed in.
    @discardableResult
    func store(_ photos: [(text: String, number: String?)]) async throws -> Item {
        let (items, home) = try await inventory()
        var together: Item?
        var stored: [StoredPhoto] = []
        for (text, number) in photos {
            let lines = text.split(separator: "\n").enumerated().map { index, text in
                let box = Quad(left: 100, top: 100 + 80 * index, right: 100 + 20 * text.count, bottom: 130 + 80 * index)
                return TextLine(text: "\(text)", confidence: 0.98, box: box, readers: [.document, .dateCode])
            }
            let codes = number.map { [Barcode(symbology: .ean13, text: $0)] } ?? []
            let size = ScannedLabel.Size(width: 1_000, height: 500)
            let label = ScannedLabel(barcodes: codes, lines: lines, size: size)
            let hash = String(text.filter { $0.isLetter || $0.isNumber })
            let photo = ItemPhoto(contentHash: hash, name: path("\(hash).jpg"), savedAt: Date(), label: label)
            let evidence = ItemEvidence([photo], locale: nil)
            let shown = try #require(evidence.item)
            together = together?.completed(by: shown) ?? shown
            var kept = StoredPhoto(contentHash: hash, name: photo.name, shown: evidence.shown[hash] ?? [])
            kept.label = label
            stored.append(kept)
        }
        var item = try #require(together)
        if photos.count > 1 { item.needsReview.append(.possibleMerge) }
        return try #require(try await items.save([item], ofPhotos: stored, in: home).first).item
    }

    /// The store of the inventory, and the household's id. Without a session a guest is signed in.
    private func inventory() async throws -> (SQLiteItemRepository, household: String) {
        _ = try await run("list")
        let user = try #require(try await run("whoami", "--json").objects().first)
        let home = try #require(try await run("household", "list", "--json").objects().first?["id"] as? String)
        let database = try SQLiteDatabase(path: path(".local/share/kif/kif.sqlite"))
        let items = SQLiteItemRepository(
            database, actingAs: try #require(user["userId"] as? String), today: { CivilDate(clampedDayNumber: 20_000) })
        return (items, home)
    }

    /// Makes the database remove all members in the moment in which an item is stored. Needs a session.
    func removeMembersAfterTheFirstItem() throws {
        try DatabaseQueue(path: path(".local/share/kif/kif.sqlite")).write { database in
            try database.execute(
                sql: "CREATE TRIGGER removal AFTER INSERT ON item BEGIN DELETE FROM membership; END")
        }
    }

    /// The number of items in all households, whoever belongs to them.
    func storedItemCount() throws -> Int? {
        try DatabaseQueue(path: path(".local/share/kif/kif.sqlite")).read { database in
            try Int.fetchOne(database, sql: "SELECT count(*) FROM item")
        }
    }

    /// The output of `review` on a terminal with these attributes, where these answers are typed.
    func review(
        _ arguments: String..., attributes: String = "", answers: String, environment: [String: String] = [:]
    ) async throws -> (text: String, status: Int32?) {
        let process = try prepared([], environment: environment.merging(["TERM": "xterm-256color"]) { $1 })
        let program = try #require(process.executableURL?.path)
        process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
        process.arguments = [Peer.script("terminal.py"), attributes, answers, program, "review"] + arguments
        let lines = try await outcome(of: process, within: .seconds(180)).lines
        let digits = Array((lines.first ?? "").utf8)
        let bytes = stride(from: 0, to: digits.count - 1, by: 2).compactMap {
            UInt8(String(decoding: digits[$0...($0 + 1)], as: UTF8.self), radix: 16)
        }
        return (String(decoding: bytes, as: UTF8.self), lines.last.flatMap { Int32($0) })
    }

    /// The screens of a terminal of a size on which a command runs: before any keys, and after each.
    func screens(_ columns: Int, _ rows: Int, _ command: String, keys: [String] = []) async throws -> [String] {
        let process = try prepared([], environment: ["TERM": "xterm-256color"])
        let program = try #require(process.executableURL?.path)
        process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
        process.arguments = [Peer.script("screens.py"), String(columns), String(rows), "\(program) \(command)"] + keys
        let outcome = try await outcome(of: process, within: .seconds(240))
        #expect(outcome.status == 0, "\(outcome.error)")
        return try JSONDecoder().decode([String].self, from: Data(outcome.output.utf8))
    }
}
