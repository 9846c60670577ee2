import Foundation
import GRDB
import Testing

/// `kif-scan list` on terminals, and what tells items without a name apart.
@Suite struct ListScreenTests {
    private let kif: KifScanProcess
    private let day = ["--today", "2026-11-20"]

    init() throws { kif = try KifScanProcess() }

    private func run(_ arguments: String...) async throws -> KifScanProcess.Outcome { try await run(arguments) }

    private func run(_ arguments: [String]) async throws -> KifScanProcess.Outcome {
        try await kif.run(arguments + day, input: Data())
    }

    /// Imports items as `name,brand,expiryDate,gtin`.
    private func stock(_ lines: [String]) async throws {
        let file = kif.path("stock.csv")
        try (["name,brand,expiryDate,gtin"] + lines.map { $0.count { $0 == "," } == 2 ? $0 + "," : $0 }).joined(
            separator: "\n"
        ).write(
            toFile: file, atomically: true, encoding: .utf8)
        #expect(try await run("import-items", file, "--quiet").status == 0)
    }

    /// 60 expired items, 14 of them long ago, 10 that expire soon, 20 fresh ones and 30 without a date.
    private func large() async throws {
        var lines = (0..<14).map { "Old \($0),,2026-0\($0 % 9 + 1)-10" }
        lines += (0..<46).map { "Gone \($0),,2026-11-\($0 % 9 + 11)" }.map {
            $0.replacingOccurrences(of: "2026-11-20", with: "2026-11-19")
        }
        lines += (0..<10).map { "Soon \($0),,2026-11-2\($0 % 3)" }
        lines += (0..<20).map { "Fresh \($0),,2027-03-\($0 + 10)" } + (0..<30).map { "Undated \($0),," }
        try await stock(lines)
    }

    @Test func whenThereAreManyItems_shouldShowSomeOfEachGroupOnAScreen() async throws {
        try await large()

        let screen = try await kif.screens(80, 24, "list --today 2026-11-20")[0]

        for text in [
            "Expired (60)", "Expiring soon (10)", "Fresh (20)", "No date (30)", "Gone ", "Soon ", "Fresh 0", "Undated ",
            "14 older ones: kif-scan list --expired\n", "more: kif-scan list --status expiringSoon\n",
            "more: kif-scan list --status fresh\n", "more: kif-scan list --status noDate\n",
        ] {
            #expect(screen.contains(text), "\(text) in:\n\(screen)")
        }
        #expect(screen.contains("ended 0") && !screen.contains("Old "))
        let old = try await run("list", "--expired", "--json").objects()
        #expect(old.count == 60)
    }

    @Test func whenTheTerminalIsTiny_shouldShowHowManyThereAre() async throws {
        try await large()
        try await stock(["\u{1B}[2J\u{202E}Hostile\u{7},,2026-11-20"])

        let screen = try await kif.screens(20, 5, "list --today 2026-11-20")[0]

        for text in ["Expiring soon (11)", "Fresh (20)", "No date (30)", "ended 0"] {
            #expect(screen.contains(text), "\(text) in:\n\(screen)")
        }
    }

    @Test func whenItHasNoName_shouldBeFoundByItsBrandAndWhatWasRead() async throws {
        try await HomeTemplate.riceCakes.value.copy(to: kif.folder)
        let database = try DatabaseQueue(path: kif.path(".local/share/kif/kif.sqlite"))
        try await database.write {
            try $0.execute(sql: "UPDATE item SET name = NULL, brand = NULL, searchText = char(31)")
        }
        try await stock([",Alpro,2027-01-01,4006381333931"])

        let list = try await run("list").output
        let items = try await run("list", "--json").objects()

        let read = try #require(list.split(separator: "\"").dropFirst().first.map(String.init), "\(list)")
        #expect(list.contains("Alpro") && items.allSatisfy { $0["name"] is NSNull })
        for command in [["list", "--search", read], ["search", read]] {
            #expect(try await run(command + ["--json"]).objects().count == 1)
        }
        #expect(try await run("move", read, "Cellar").status == 0)
        #expect(try await run("delete", read).status == 64)
        #expect(try await run("eat", "alpro").status == 0)
        #expect(try await run("fix", read, "--name", "Cakes").status == 0)
        #expect(try await run("list", "--json").objects().map { $0["name"] as? String } == ["Cakes"])
    }

    @Test func whenSeveralHaveTheName_shouldTakeTheOneThatFits() async throws {
        try await stock(["Milk,,2026-11-30", "Milk,,2026-12-10"])

        #expect(try await run("freeze", "Milk").status == 64)
        let id = try #require(try await run("list", "--json").objects().first?["id"] as? String)
        #expect(try await run("freeze", id).status == 0)
        #expect(try await run("thaw", "milk").status == 0)
        #expect(try await run("eat", "milk").status == 64)
    }
}
