import Foundation
import KIFTestSupport
import KeepItFreshDomain
import Synchronization
import Testing

@testable import KeepItFreshPostgres

@Suite(.enabled(if: PostgresTestDatabase.isAvailable))
struct PostgresFailoverTests {
    @Test func whenPrimaryFails_shouldKeepEachChangeThatWasDoneAndGoOn() async throws {
        let folder = try TemporaryFolder()
        defer { try? folder.remove() }
        let peer = try Peer("/usr/bin/python3", [Peer.script("postgres_failover.py"), folder.path])
        let address = try await peer.firstLine()
        let servers = try (0..<2).map { _ in
            PostgresRows(try PostgresSettings(dsn: address, passwordFile: folder.file("passwords")))
        }
        try await servers[0].check()
        try await Self.reached("the household is there") { try await Household.fill(servers[0]) }
        let outcomes = Outcomes()

        let devices = (0..<8).map { number in
            Task {
                var count = 0
                while !Task.isCancelled {
                    count += 1
                    let name = "item \(number) \(count)"
                    let isDone = (try? await Household.store(name, over: servers[number % 2])) != nil
                    outcomes.add(name, isDone)
                    if !isDone { try? await Task.sleep(for: .milliseconds(20)) }
                }
            }
        }
        try await eventually("some are done") { outcomes.done.count >= 50 }
        _ = FileManager.default.createFile(atPath: folder.file("fail"), contents: nil)
        try await eventually("the standby is the primary") {
            FileManager.default.fileExists(atPath: folder.file("failed"))
        }
        let before = outcomes.done.count
        try await eventually("changes go on") { outcomes.done.count >= before + 50 }
        for device in devices { device.cancel() }
        for device in devices { await device.value }

        var kept: [SharedRow] = []
        let number = try await Self.reached("the rows are read") {
            kept = []
            return try servers[0].readNews(of: Household.scope, after: 1, for: Household.member) { kept += $0 }
        }
        let names = Set(kept.map(\.key))
        #expect(outcomes.done.filter { !names.contains(Household.item($0).key) }.isEmpty)
        #expect(number == Int64(kept.count) + 1)
        withExtendedLifetime(peer) {}
    }

    /// Asks again while the server cannot be reached: beside many other tests it may take longer than a change waits.
    private static func reached<Value>(_ what: String, _ body: () async throws -> Value) async throws -> Value {
        var value: Value?
        try await eventually(what) {
            do { value = try await body() } catch DataError.network {}
            return value != nil
        }
        return try #require(value)
    }

    /// Which changes were done, as far as their makers know.
    private final class Outcomes: Sendable {
        private let state = Mutex<[String]>([])

        var done: [String] { state.withLock { $0 } }

        func add(_ name: String, _ isDone: Bool) {
            if isDone { state.withLock { $0.append(name) } }
        }
    }
}
