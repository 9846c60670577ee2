import Foundation
import HTTPTypes
import KIFTestSupport
import KeepItFresh
import KeepItFreshDomain
import KeepItFreshLabels
import Testing

@testable import KeepItFreshServer

/// Products of before, typed dates, and thresholds of reminders.
@Suite struct ProductRouteTests {
    private static let milk = GTIN("4006381333931")

    private func server(with items: [Item] = []) async throws -> (ServerInProcess, Inventory, path: String) {
        let server = try await ServerInProcess()
        let inventory = try await server.process.signIn().openInventory(household: nil)
        _ = try await inventory.repository.importItems(
            ItemSource(items), replacing: false, isDryRun: false, on: .today(), in: server.household)
        return (server, inventory, "/v1/households/\(server.household)")
    }

    /// A pack that was added so many days ago, and kept so long.
    private func pack(
        _ name: String, _ id: String, brand: String? = nil, gtin: GTIN? = nil, addedBefore days: Int,
        keeping span: Int?,
        place: String? = nil
    ) -> Item {
        let added = Date().addingTimeInterval(TimeInterval(-days * 86_400))
        let expiry = span.map { CivilDate(clampedDayNumber: added.civilDay.dayNumber + $0) }
        var item = Item(
            id: id, name: name, brand: brand, gtin: gtin, quantity: 1, expiryDate: expiry,
            expiryKind: expiry.map { _ in .useBy }, addedDate: added)
        item.place = place
        return item
    }

    private func names(_ answer: ServerInProcess.Answer) -> [String] {
        answer.text.matches(of: /"name":"([^"]+)"/).map { String($0.1) }
    }

    @Test func whenTwoLettersAreTyped_shouldNameWhatTheHouseholdHadMostOftenFirst() async throws {
        let (server, inventory, path) = try await server(with: [
            pack("Milk", "a", brand: "Hay Co", gtin: Self.milk, addedBefore: 30, keeping: 7, place: "Fridge"),
            pack("Milk", "b", gtin: Self.milk, addedBefore: 20, keeping: 9, place: "Fridge"),
            pack("Milk", "c", gtin: Self.milk, addedBefore: 10, keeping: nil, place: "Cellar"),
            pack("Mixed Nuts", "d", addedBefore: 5, keeping: 90), pack("Almond Milk", "e", addedBefore: 4, keeping: 9),
            pack("Smile Crisps", "f", addedBefore: 3, keeping: 9),
            pack("Crème Fraîche", "g", addedBefore: 3, keeping: 9),
            pack("Weißbier", "h", brand: "MIRA", addedBefore: 2, keeping: 9),
        ])
        defer { try? server.remove() }
        _ = try await inventory.edit("a", .eat(.all))
        _ = try await inventory.edit("d", .delete)

        let found = try await server.answer(.get, "\(path)/products?q=mi")

        #expect(names(found) == ["Milk", "Weißbier", "Almond Milk", "Mixed Nuts"])
        #expect(
            found.text.contains(
                #"{"name":"Milk","brand":"Hay Co","gtin":"04006381333931","unit":null,"place":"Fridge","#
                    + #""days":9,"kind":"useBy","packs":1}"#), "\(found.text)")
        #expect(found.text.contains(#""days":null"#))
        for (typed, name) in [
            ("CRE", "Crème Fraîche"), ("fraic", "Crème Fraîche"), ("crème", "Crème Fraîche"),
            ("weiss", "Weißbier"), ("weiß", "Weißbier"), ("mil%20al", "Almond Milk"),
        ] {
            let typed = typed.addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed.union(["%"])) ?? ""
            let found = try await server.answer(.get, "\(path)/products?q=\(typed)")
            #expect(names(found) == [name], "\(typed): \(found.text)")
        }
        #expect(names(try await server.answer(.get, "\(path)/products?q=mi&limit=1")) == ["Milk"])
        #expect(names(try await server.answer(.get, "\(path)/products?q=*")).isEmpty)
        #expect(try await server.answer(.get, "\(path)/products").status == 400)
        #expect(try await server.answer(.get, "\(path)/products?q=mi&limit=0").status == 400)
    }

    @Test func whenANumberIsTyped_shouldNameTheProductOfTheHousehold() async throws {
        let (server, inventory, path) = try await server(with: [
            pack("Milk", "a", gtin: Self.milk, addedBefore: 30, keeping: 7)
        ])
        defer { try? server.remove() }
        _ = try await inventory.edit("a", .eat(.all))

        #expect(names(try await server.answer(.get, "\(path)/products/4006381333931")) == ["Milk"])
        #expect(try await server.answer(.get, "\(path)/products/9520123400170").status == 404)
        #expect(try await server.answer(.get, "\(path)/products/4006381333932").status == 404)
    }

    @Test(arguments: [
        ("text=morgen&lang=de", 200, #"{"date":"2026-11-27","kind":null,"words":"Fr 27. Nov."}"#),
        ("text=use%20by%203.12.", 200, #"{"date":"2026-12-03","kind":"useBy","words":"2026-12-03"}"#),
        ("text=03%2F04%2F27&lang=en-GB", 200, #""date":"2027-04-03""#),
        ("text=03%2F04%2F27&lang=en-US", 200, #""date":"2027-03-04""#),
        ("text=03%2F04%2F27", 422, #""code":"ambiguousDate""#),
        ("text=03%2F04%2F27", 422, #""candidates":["2027-04-03","2027-03-04"]"#),
        ("text=soon", 422, #""code":"unknownDate""#), ("lang=de", 400, "badRequest"),
        ("text=x&lang=!", 400, "badRequest"),
    ])
    func whenADateIsTyped_shouldSayWhatItMeans(query: String, status: Int, expected: String) async throws {
        let (server, _, _) = try await server()
        defer { try? server.remove() }

        let answer = try await server.answer(.get, "/v1/date?day=2026-11-26&\(query)")

        #expect(answer.status == status && answer.text.contains(expected), "\(answer.text)")
        #expect(try await server.answer(.get, "/v1/date?text=1.1.2027", headers: [:]).status == 401)
    }

    @Test func whenTheExpiryIsTypedInALanguage_shouldBeUnderstood() async throws {
        let (server, _, path) = try await server()
        defer { try? server.remove() }
        let add = #""do": "add", "name": "Milk", "expiry": "03/04/27""#

        for (lang, date) in [("en-US", "2027-03-04"), ("de", "2027-04-03")] {
            let change =
                #"[{"id": "\#(UUID().uuidString.lowercased())", "day": "2026-11-26", \#(add), "lang": "\#(lang)"}]"#
            let answer = try await server.answer(.post, "\(path)/changes", change)
            #expect(answer.text.contains(#""expiryDate":"\#(date)""#), "\(answer.text)")
        }
    }

    @Test func whenThresholdsAreSet_shouldKeepThem() async throws {
        var options = ServerOptions()
        options.daily.channels = [.mail]
        let server = try await ServerInProcess(options)
        defer { try? server.remove() }
        let path = "/v1/households/\(server.household)/thresholds"

        let before = try await server.answer(.get, path)
        let after = try await server.answer(.put, path, #"{"useBy": [1, 3, 3]}"#)

        #expect(before.text == #"{"useBy":[2,0],"bestBefore":[7,0],"channels":["mail"]}"#)
        #expect(after.text == #"{"useBy":[3,1],"bestBefore":[7,0],"channels":["mail"]}"#)
        #expect(try await server.answer(.get, path).text == after.text)
        for (body, status) in [
            (#"{"useBy": [-1]}"#, 422), (#"{"useBy": "1"}"#, 400), (#"{"useBy": [1.5]}"#, 400), (#"{"mail": []}"#, 400),
        ] {
            #expect(try await server.answer(.put, path, body).status == status)
        }
    }
}
