import Foundation
import KIFTestSupport
import KeepItFreshDomain
import KeepItFreshInMemory
import KeepItFreshLabels
import KeepItFreshPresentation
import KeepItFreshSQLite
import Testing

/// Tests that an inventory is unchanged after it was written to a file and read again.
@Suite struct RoundTripTests {
    private let today = CivilDate(clampedDayNumber: 20_888)

    @Test(arguments: [ItemFile.Format.csv, .jsonl])
    func whenTenThousandItemsAreExportedAndImported_shouldLoseAndRepeatNone(format: ItemFile.Format) async throws {
        let folder = try TemporaryFolder()
        defer { try? folder.remove() }
        let database = try SQLiteDatabase(path: folder.file("kif.sqlite"))
        let households = SQLiteHouseholdRepository(database, actingAs: "ada")
        let repository = SQLiteItemRepository(database, actingAs: "ada", today: { [today] in today })
        var random = RandomItems(seed: 5)
        let items = random.items(10_000)
        let first = try await context(households, "First")
        let second = try await context(households, "Second")
        let original = try ItemFile(Self.written(items, as: format), now: Date())

        let created = try await repository.importItems(
            original.source, replacing: false, isDryRun: false, on: today, in: first.householdId)
        let stored = try await repository.items(in: first.householdId)
        let file = try ItemFile(Self.written(stored, as: format), now: Date())
        let moved = try await repository.importItems(
            file.source, replacing: false, isDryRun: false, on: today, in: second.householdId)
        let again = try await repository.importItems(
            file.source, replacing: false, isDryRun: false, on: today, in: second.householdId)
        let replaced = try await repository.importItems(
            file.source, replacing: true, isDryRun: false, on: today, in: second.householdId)

        let missing = ItemValue.all.filter { value in items.allSatisfy { $0.text(in: value) == nil } }
        #expect(missing.map(\.name) == [])
        #expect(created.allSatisfy { $0 == .created } && created.count == 10_000)
        #expect(Self.firstDifference(stored, items) == nil)
        #expect(moved.allSatisfy { $0 == .created })
        #expect(again.allSatisfy { $0 == .unchanged } && replaced.allSatisfy { $0 == .unchanged })
        let arrived = try await repository.items(in: second.householdId)
        #expect(Self.firstDifference(arrived, items) == nil)
        let areTheSame = Self.written(arrived, as: format) == Self.written(stored, as: format)
        #expect(areTheSame)
    }

    @Test func whenWritten_shouldBeATableAsInRFC4180() async throws {
        var random = RandomItems(seed: 6)
        let bytes = Self.written(random.items(300), as: .csv)

        let rows = try await Self.readByPython(bytes)
        let table = try #require(try JSONSerialization.jsonObject(with: rows) as? [[String]])

        #expect(table.count == 301)
        #expect(table.allSatisfy { $0.count == ItemValue.all.count })
        let signs: Set<Character> = ["=", "+", "-", "@", "\t", "\r", "\n", "\r\n", "＝", "＋", "－", "＠"]
        #expect(table.joined().allSatisfy { cell in cell.first.map { !signs.contains($0) } ?? true })
    }

    @Test func whenJSONLinesAreWritten_shouldContainNoControlCharacter() throws {
        var random = RandomItems(seed: 7)
        let text = String(decoding: Self.written(random.items(300), as: .jsonl), as: UTF8.self)

        let isSafe = text.unicodeScalars.allSatisfy { scalar in
            scalar == "\n" || (scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value) && scalar != "\u{202E}")
        }
        #expect(isSafe)
        #expect(text.split(separator: "\n").count == 300)
    }

    private static func written(_ items: [Item], as format: ItemFile.Format) -> [UInt8] {
        switch format {
        case .csv: Array(([CSVTable.header] + items.map(CSVTable.line)).map { $0 + CSVTable.lineEnd }.joined().utf8)
        default: Array(items.map { $0.exchangeJSON.line + "\n" }.joined().utf8)
        }
    }

    /// The first values, column by column, in which two inventories differ. Times are compared to the millisecond, as
    /// stores keep them.
    private static func firstDifference(_ left: [Item], _ right: [Item]) -> String? {
        guard left.count == right.count else { return "\(left.count) and \(right.count) items" }
        for (one, other) in zip(left.sorted { $0.id < $1.id }, right.sorted { $0.id < $1.id }) {
            for column in ItemValue.all where one.text(in: column) != other.text(in: column) {
                return "\(column): \(one.text(in: column) ?? "nil") and \(other.text(in: column) ?? "nil")"
            }
            var same = one
            same.addedDate = other.addedDate
            if same != other { return "\(one) and \(other)" }
        }
        return nil
    }

    private func context(_ households: SQLiteHouseholdRepository, _ name: String) async throws -> HouseholdContext {
        let id = try await households.createHousehold(Household(name: name, createdAt: Date()))
        return HouseholdContext(userId: "ada", householdId: id, householdName: name, role: .owner)
    }

    /// The table as Python's strict CSV reader reads it, in JSON.
    private static func readByPython(_ input: [UInt8]) async throws -> Data {
        let folder = try TemporaryFolder()
        defer { try? folder.remove() }
        let path = folder.file("in.csv")
        try Data(input).write(to: URL(fileURLWithPath: path))
        let script = """
            import csv, json, sys
            with open(sys.argv[1], newline="", encoding="utf-8") as file:
                json.dump(list(csv.reader(file, strict=True)), sys.stdout)
            """
        return try await Peer.run("/usr/bin/python3", ["-c", script, path])
    }
}
