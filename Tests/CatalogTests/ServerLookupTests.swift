import Foundation
import KeepItFreshDomain
import KeepItFreshSQLite
import TestSupport
import Testing

@testable import KeepItFreshCatalog

@Suite(.timeLimit(.minutes(2))) struct ServerLookupTests {
    private let folder: TemporaryFolder
    private let server: LocalServer
    private let answers: SQLiteLookupAnswers

    init() throws {
        folder = try TemporaryFolder()
        server = try LocalServer("catalog_server.py", log: folder.file("requests"))
        answers = SQLiteLookupAnswers(try SQLiteDatabase(path: folder.file("kif.sqlite")))
    }

    @Test func whenItKnowsTheProduct_shouldTellAndAskOnce() async throws {
        let lookup = try makeLookup()

        let found = await lookup.product(of: try gtin("4006381333931"))
        let again = try await makeLookup().product(of: try gtin("4006381333931"))

        #expect(found?.product.name == "Oat Drink \"Barista\"")
        #expect(found?.product.brand == "Hafer & Co" && found?.product.quantity == "1 l")
        #expect(found?.product.category == "Oat based drinks")
        #expect(found?.source == .server(String(server.address.dropFirst("http://".count))))
        #expect(again == found)
        #expect(server.requests.count == 1)
        #expect(server.requests.first?.hasPrefix("/api/v2/product/4006381333931.json?fields=code,product_name") == true)
    }

    @Test(arguments: ["4006381333948", "4006381334006"])
    func whenItDoesNotKnow_shouldRememberThat(code: String) async throws {
        let lookup = try makeLookup()

        #expect(await lookup.product(of: try gtin(code)) == nil)
        #expect(await lookup.product(of: try gtin(code)) == nil)
        #expect(server.requests.count == 1)
    }

    @Test func whenAnAnswerIsOld_shouldAskAgain() async throws {
        let start = Date()
        _ = try await makeLookup(now: { start }).product(of: try gtin("4006381333948"))
        _ = try await makeLookup(now: { start + 6 * 86_400 }).product(of: try gtin("4006381333948"))
        _ = try await makeLookup(now: { start + 8 * 86_400 }).product(of: try gtin("4006381333948"))

        #expect(server.requests.count == 2)
    }

    @Test(arguments: ["4006381333955", "4006381333962", "4006381333979", "4006381333986", "4006381333993"])
    func whenItFails_shouldLeaveItAloneForAWhile(code: String) async throws {
        let start = Date()
        let clock = ManualTime(start)
        let lookup = try makeLookup(now: { clock.now })

        #expect(await lookup.product(of: try gtin(code)) == nil)
        #expect(await lookup.product(of: try gtin("4006381333931")) == nil)
        clock.set(start + 120)
        #expect(await lookup.product(of: try gtin("4006381333931")) != nil)

        #expect(server.requests.count == 2)
    }

    @Test func whenNobodyListens_shouldKnowNothing() async throws {
        let lookup = ServerLookup(try #require(CatalogServer("http://127.0.0.1:1")), answers: answers)

        #expect(await lookup.product(of: try gtin("4006381333931")) == nil)
    }

    @Test func whenAskedOften_shouldAskNoMoreThanAllowed() async throws {
        let start = Date()
        for index in 0..<25 {
            _ = try await makeLookup(now: { start }).product(of: try gtin(DumpSample.number(index)))
        }

        #expect(server.requests.count == 10)
        _ = try await makeLookup(now: { start + 61 }).product(of: try gtin(DumpSample.number(30)))
        #expect(server.requests.count == 11)
    }

    @Test func whenSeveralAskAtOnce_shouldAskTheServerOnce() async throws {
        let lookup = try makeLookup()
        let number = try gtin("4006381333931")

        let found = await withTaskGroup { group in
            for _ in 0..<8 { group.addTask { await lookup.product(of: number) } }
            return await group.reduce(into: 0) { $0 += $1 == nil ? 0 : 1 }
        }

        #expect(found == 8)
        #expect(server.requests.count == 1)
    }

    @Test func whenTheAnswerIsHostile_shouldKeepWhatCanBeShown() async throws {
        let found = try await makeLookup().product(of: try gtin("4006381334013"))

        #expect(found?.product.name.unicodeScalars.contains("\u{1B}") == false)
        #expect(found?.product.name.contains("\n") == false)
        #expect(found?.product.brand == nil)
    }

    @Test func whenANumberIsOfOneShop_shouldAskNobody() async throws {
        let lookup = LookUpProduct([try makeLookup()])

        #expect(await lookup.product(of: try gtin("2001234567893")) == nil)
        #expect(server.requests.isEmpty)
    }

    @Test(arguments: [
        "http://example.org", "ftp://127.0.0.1", "https://a:b@example.org", "https://example.org/?x", "", "example.org",
        "https://",
    ])
    func whenTheAddressIsUnsafe_shouldRefuseIt(text: String) {
        #expect(CatalogServer(text) == nil)
    }

    private func makeLookup(now: @escaping @Sendable () -> Date = { Date() }) throws -> ServerLookup {
        ServerLookup(try #require(CatalogServer(server.address)), answers: answers, timeout: 1, now: now)
    }

    private func gtin(_ text: String) throws -> GTIN { try #require(GTIN(text)) }
}
