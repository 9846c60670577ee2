import Foundation
import GRDB
import HTTPTypes
import KeepItFreshDomain
import KeepItFreshLabels
import Synchronization
import Testing

@testable import KeepItFresh
@testable import KeepItFreshSQLite
@testable import KeepItFreshServer

/// Changes that devices ask for.
@Suite struct ChangeRouteTests {
    private static let change = "6f1c7a5e-0000-4000-8000-000000000001"
    private static let item = "6f1c7a5e-0000-4000-8000-0000000000aa"

    private func server() async throws -> (ServerInProcess, path: String) {
        let server = try await ServerInProcess()
        return (server, "/v1/households/\(server.household)/changes")
    }

    /// A change with further fields.
    private func change(_ fields: String, id: String = UUID().uuidString.lowercased()) -> String {
        #"[{"id": "\#(id)", "day": "2026-11-26", \#(fields)}]"#
    }

    @Test func whenAChangeIsSentTwice_shouldMakeItOnce() async throws {
        let (server, path) = try await server()
        defer { try? server.remove() }
        let add = change(#""do": "add", "item": "\#(Self.item)", "name": "Milk", "packs": 3"#, id: Self.change)
        let eat = change(#""do": "eat", "item": "\#(Self.item)", "amount": "1/3""#)
        let fix = change(#""do": "fix", "item": "\#(Self.item)", "expiry": "27.3.2027""#)

        for request in [add, eat, fix] {
            let first = try await server.answer(.post, path, request)
            let second = try await server.answer(.post, path, request)
            #expect(first.status == 200 && first.text.contains("\"number\":"), "\(first.text)")
            #expect(first.text == second.text)
        }

        let list = try await server.answer(.get, "/v1/households/\(server.household)/items")
        #expect(list.text.contains(#""stock":2667"#) && list.text.contains(#""expiryDate":"2027-03-27""#))
        let journal = try await server.answer(.get, "/v1/households/\(server.household)/journal")
        #expect(journal.text.matches(of: /"action":/).count == 3)
    }

    @Test(arguments: [
        ("6 pieces", "2", #""amount":333,"amountExact":"2 pieces""#, #""leftExact":"4 pieces""#),
        ("", "2", #""amount":2000,"amountExact":"2""#, #""left":null"#),
        ("1,5 l", "0,5 l", #""amount":333,"amountExact":"1/2 l""#, #""leftExact":"1 l""#),
        ("500 g", "1/3", #""amount":333,"amountExact":"1/3""#, #""leftExact":"2/3""#),
    ])
    func whenAnAmountIsEaten_shouldSayWhatWasUnderstood(
        unit: String, amount: String, taken: String, left: String
    ) async throws {
        let (server, path) = try await server()
        defer { try? server.remove() }
        let content = unit.isEmpty ? "" : #", "unit": "\#(unit)""#
        let add = change(#""do": "add", "item": "\#(Self.item)", "name": "X", "packs": 3\#(content)"#)
        _ = try await server.answer(.post, path, add)

        let eat = change(#""do": "eat", "item": "\#(Self.item)", "amount": "\#(amount)""#)
        let answer = try await server.answer(.post, path, eat)

        #expect(answer.text.contains(taken) && answer.text.contains(left), "\(answer.text)")
    }

    @Test(arguments: ["5 dozen", "1/0", "-1/3", "1e9 kg", "999999999999/7"])
    func whenAnAmountIsNone_shouldBeABadRequest(amount: String) async throws {
        let (server, path) = try await server()
        defer { try? server.remove() }
        let eat = change(#""do": "eat", "item": "\#(Self.item)", "amount": "\#(amount)""#)

        #expect(try await server.answer(.post, path, eat).status == 400)
    }

    @Test func whenTheRestOfAPackIsEaten_shouldKnowTheSecondRequestAgain() async throws {
        let (server, path) = try await server()
        defer { try? server.remove() }
        let add = change(#""do": "add", "item": "\#(Self.item)", "name": "Milk", "packs": 2"#)
        _ = try await server.answer(.post, path, add)
        _ = try await server.answer(.post, path, change(#""do": "eat", "item": "\#(Self.item)", "amount": "1/4""#))

        let rest = change(#""do": "eat", "item": "\#(Self.item)""#)
        let first = try await server.answer(.post, path, rest)
        let second = try await server.answer(.post, path, rest)

        #expect(first.text.contains(#""amount":750"#) && first.text == second.text, "\(first.text)")
    }

    @Test(arguments: [
        (#""do": "eat", "item": "x", "days": 3"#, 400), (#""do": "eat""#, 400), (#""do": "dance", "item": "x""#, 400),
        (#""do": "add", "name": "\u0000""#, 400), (#""do": "add", "name": " ""#, 400),
        (#""do": "fix", "item": "x", "expiry": "30.2.2027""#, 422), (#""do": "add", "name": "Milk", "packs": 0"#, 422),
        (#""do": "fix", "item": "x", "clear": ["left"]"#, 400), (#""do": "undo", "change": "last""#, 400),
        (#""do": "open", "item": "x", "days": 1e400"#, 400), (#""do": "open", "item": "x", "days": 1.5"#, 400),
    ])
    func whenAChangeIsNoneAtAll_shouldDoNothing(fields: String, status: Int) async throws {
        let (server, path) = try await server()
        defer { try? server.remove() }
        let good = change(#""do": "add", "name": "Milk""#)

        let answer = try await server.answer(.post, path, "\(good.dropLast()),\(change(fields).dropFirst())")

        #expect(answer.status == status, "\(answer.text)")
        #expect(try await server.answer(.get, "/v1/households/\(server.household)/items").text.contains("\"items\":[]"))
    }

    @Test func whenAnotherDeviceChangedTheSame_shouldSayWhoAndWhat() async throws {
        let (server, path) = try await server()
        defer { try? server.remove() }
        let add = change(#""do": "add", "item": "\#(Self.item)", "name": "Milk", "expiry": "2027-03-12""#)
        let added = try await server.answer(.post, path, add)
        let number = try #require(added.text.firstMatch(of: /"number":(\d+)/)?.1)
        let inventory = try await server.process.signIn().openInventory(household: nil)
        let fix = ItemFix(.expiry) { $0.expiryDate = .init(year: 2027, month: 3, day: 27) }
        _ = try await inventory.edit(Self.item, .fix(fix))

        let late = change(#""do": "fix", "item": "\#(Self.item)", "expiry": "2027-03-13", "seen": \#(number)"#)
        let refused = try await server.answer(.post, path, late)
        let other = change(#""do": "fix", "item": "\#(Self.item)", "name": "Oat Drink", "seen": \#(number)"#)

        #expect(refused.text.contains(#""code":"changedSince""#) && refused.text.contains(#""aspect":"expiry""#))
        #expect(refused.text.contains(#""theirs":"2027-03-27","yours":"2027-03-13""#), "\(refused.text)")
        #expect(try await server.answer(.post, path, other).text.contains(#""name":"Oat Drink""#))
    }

    @Test(arguments: [100, 100_000]) func whenThereAreManyItems_shouldEatWithFewStatements(count: Int) async throws {
        let (server, path) = try await server()
        defer { try? server.remove() }
        let inventory = try await server.process.signIn().openInventory(household: nil)
        let imported = (0..<count).map {
            Item(id: "item-\($0)", name: "Item \($0)", quantity: 2, addedDate: .distantPast)
        }
        _ = try await inventory.repository.importItems(
            ItemSource(imported), replacing: false, isDryRun: false, on: .today(), in: server.household)
        // The tables are looked up once.
        _ = try await server.answer(.post, path, change(#""do": "eat", "item": "item-76""#))
        let statements = Mutex<[String]>([])
        let note: @Sendable (Database.TraceEvent) -> Void = { event in statements.withLock { $0.append("\(event)") } }
        try await server.process.database.pool.writeWithoutTransaction { $0.trace(note) }
        try await server.process.database.pool.read { $0.trace(note) }

        let answer = try await server.answer(.post, path, change(#""do": "eat", "item": "item-77""#))

        // A comment is what a trigger does.
        let all = statements.withLock { $0 }.filter { !$0.hasPrefix("--") }
        #expect(answer.text.contains(#""stock":1000"#), "\(answer.text)")
        #expect(all.count > 10 && all.count <= 36, "\(all.count): \(all.joined(separator: "\n"))")
        // Each commit of changes is written to the disk once.
        #expect(all.count { $0.hasPrefix("BEGIN IMMEDIATE") } == 1)
    }
}
