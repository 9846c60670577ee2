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
        let user = try #require(try await run("whoami", "--json").objects().first)
        let userId = try #require(user["userId"] as? String)
        let home = try #require(try await run("household", "list", "--json").objects().first?["id"] as? String)
        let database = try SQLiteDatabase(path: path(".local/share/kif/kif.sqlite"))
        let items = SQLiteItemRepository(database, actingAs: userId, today: { CivilDate(clampedDayNumber: 20_000) })
        for name in names {
            let item = Item(name: name, expiryDate: CivilDate(date), expiryKind: .useBy, addedDate: Date())
            _ = try await items.upsertItem(item, in: home)
        }
        return home
    }

    /// Puts photos of these names into the inbox, whose files are not there. Without a session a guest is signed in.
    func keep(_ photos: [(name: String, subject: PhotoSubject)]) async throws {
        _ = try await run("list")
        let user = try #require(try await run("whoami", "--json").objects().first)
        let home = try #require(try await run("household", "list", "--json").objects().first?["id"] as? String)
        let database = try SQLiteDatabase(path: path(".local/share/kif/kif.sqlite"))
        let items = SQLiteItemRepository(
            database, actingAs: try #require(user["userId"] as? String), today: { CivilDate(clampedDayNumber: 20_000) })
        for (name, subject) in photos {
            let photo = InboxPhoto(
                contentHash: name, name: path(name + ".jpg"), subject: subject, confidence: 0.9, savedAt: Date())
            try await items.keep(photo, in: home)
        }
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
