import Foundation
import KIFTestSupport
import KeepItFreshDomain
import KeepItFreshLabels
import KeepItFreshSQLite
import Synchronization
import Testing

@testable import KeepItFreshCatalog

@Suite(.timeLimit(.minutes(10))) struct ServerLookupTests {
    private let folder: TemporaryFolder
    private let server: LocalServer
    private let answers: SQLiteLookupAnswers

    init() async throws {
        folder = try TemporaryFolder()
        server = try await LocalServer("catalog_server.py", log: folder.file("requests"))
        answers = SQLiteLookupAnswers(try SQLiteDatabase(path: folder.file("kif.sqlite")))
    }

    @Test func whenTheServerKnowsTheProduct_shouldReturnItAndAskOnce() async throws {
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
    func whenTheServerDoesNotKnowTheProduct_shouldStoreThat(code: String) async throws {
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
    func whenTheServerFails_shouldPauseRequests(code: String) async throws {
        let start = Date()
        let clock = ManualTime(start)
        let neverAnswers = "4006381333955"
        let lookup = try makeLookup(timeout: code == neverAnswers ? 2 : 20, now: { clock.now })

        #expect(await lookup.product(of: try gtin(code)) == nil)
        #expect(await lookup.product(of: try gtin("4006381333931")) == nil)
        clock.set(start + 120)
        #expect(await lookup.product(of: try gtin("4006381333931")) != nil)

        #expect(server.requests.count == 2)
    }

    @Test func whenTheClockWasAYearAhead_shouldWaitNoLongerThanTheRule() async throws {
        let start = Date()
        let clock = ManualTime(start + 365 * 86_400)
        let lookup = try makeLookup(now: { clock.now })
        #expect(await lookup.product(of: try gtin("4006381333986")) == nil)
        for index in 0..<12 {
            _ = try await makeLookup(now: { clock.now }).product(of: try gtin(DumpSample.number(index)))
        }
        let before = server.requests.count
        clock.set(start)

        #expect(await lookup.product(of: try gtin("4006381333931")) == nil)
        #expect(try await makeLookup(now: { clock.now }).product(of: try gtin("4006381333931")) == nil)
        #expect(server.requests.count == before)
        clock.set(start + 60)
        #expect(await lookup.product(of: try gtin("4006381333931")) != nil)
    }

    @Test func whenTheClockWasAYearAhead_shouldNotUseItsAnswers() async throws {
        let start = Date()
        _ = try await makeLookup(now: { start + 365 * 86_400 }).product(of: try gtin("4006381333948"))
        _ = try await makeLookup(now: { start }).product(of: try gtin("4006381333948"))
        #expect(server.requests.count == 2)

        _ = try await makeLookup(now: { start + 60 }).product(of: try gtin("4006381333948"))
        #expect(server.requests.count == 2)
    }

    @Test func whenThereIsNoServer_shouldFindNothing() async throws {
        let lookup = ServerLookup(try #require(ServerLookup.Server("http://127.0.0.1:1")), answers: answers)

        #expect(await lookup.product(of: try gtin("4006381333931")) == nil)
    }

    @Test func whenThereAreManyRequests_shouldStayWithinTheLimit() async throws {
        let start = Date()
        for index in 0..<25 {
            _ = try await makeLookup(now: { start }).product(of: try gtin(DumpSample.number(index)))
        }

        #expect(server.requests.count == 10)
        _ = try await makeLookup(now: { start + 61 }).product(of: try gtin(DumpSample.number(30)))
        #expect(server.requests.count == 11)
    }

    @Test func whenSeveralAskAtOnce_shouldSendOneRequest() async throws {
        let lookup = try makeLookup()
        let number = try gtin("4006381333931")

        let found = await withTaskGroup { group in
            for _ in 0..<8 { group.addTask { await lookup.product(of: number) } }
            return await group.reduce(into: 0) { $0 += $1 == nil ? 0 : 1 }
        }

        #expect(found == 8)
        #expect(server.requests.count == 1)
    }

    @Test func whenTheStoreIsSlow_shouldStillSendOneRequest() async throws {
        let lookup = ServerLookup(
            try #require(ServerLookup.Server(server.address)), answers: SlowAnswers(answers), timeout: 20)
        let number = try gtin("4006381333931")

        await withTaskGroup { group in
            for _ in 0..<3 { group.addTask { _ = await lookup.product(of: number) } }
        }

        #expect(server.requests.count == 1)
    }

    @Test func whenTheAnswerIsHostile_shouldCleanIt() async throws {
        let found = try await makeLookup().product(of: try gtin("4006381334013"))

        #expect(found?.product.name.unicodeScalars.contains("\u{1B}") == false)
        #expect(found?.product.name.contains("\n") == false)
        #expect(found?.product.brand == nil)
    }

    @Test func whenANumberIsInternalToAShop_shouldSendNoRequest() async throws {
        let lookup = LookUpProduct([try makeLookup()])

        #expect(await lookup.product(of: try gtin("2001234567893")) == nil)
        #expect(server.requests.isEmpty)
    }

    @Test(arguments: [
        "http://example.org", "ftp://127.0.0.1", "https://a:b@example.org", "https://example.org/?x", "", "example.org",
        "https://",
    ])
    func whenTheAddressIsUnsafe_shouldRefuseIt(text: String) {
        #expect(ServerLookup.Server(text) == nil)
    }

    private func makeLookup(
        timeout: Int = 20, now: @escaping @Sendable () -> Date = { Date() }
    ) throws -> ServerLookup {
        ServerLookup(try #require(ServerLookup.Server(server.address)), answers: answers, timeout: timeout, now: now)
    }

    private func gtin(_ text: String) throws -> GTIN { try #require(GTIN(text)) }
}

extension ServerLookupTests {
    /// A store that finds each answer at once and returns it late, each later than the one before.
    private actor SlowAnswers: LookupAnswerProviding {
        private let answers: SQLiteLookupAnswers
        private var count = 0

        init(_ answers: SQLiteLookupAnswers) { self.answers = answers }

        func answer(of gtin: GTIN, from server: String, at now: Date) async throws -> LookupAnswer? {
            let found = try await answers.answer(of: gtin, from: server, at: now)
            count += 1
            try await Task.sleep(for: .milliseconds(1000 * (count - 1)))
            return found
        }

        func store(_ answer: LookupAnswer, of gtin: GTIN, from server: String, at now: Date) async throws {
            try await answers.store(answer, of: gtin, from: server, at: now)
        }

        func reserveRequest(to server: String, limit: Int, at now: Date) async throws -> Bool {
            try await answers.reserveRequest(to: server, limit: limit, at: now)
        }
    }

    /// A clock that changes only when it is set.
    final class ManualTime: Sendable {
        private let time: Mutex<Date>

        init(_ time: Date) { self.time = Mutex(time) }

        var now: Date { time.withLock { $0 } }

        func set(_ time: Date) { self.time.withLock { $0 = time } }
    }
}
