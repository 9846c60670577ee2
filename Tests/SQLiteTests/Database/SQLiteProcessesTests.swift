import Foundation
import KIFTestSupport
import KeepItFreshAuthentication
import KeepItFreshDomain
import KeepItFreshLabels
import Testing

@testable import KeepItFreshSQLite

@Suite(.inTemporaryFolder, .timeLimit(.minutes(10))) struct SQLiteProcessesTests {
    @Test func whenTwoProcessesSaveAtFirstUse_shouldMakeOneHouseholdAndItemWithTheRightSum() async throws {
        let path = try InTemporaryFolder.file()

        let processes = try ["a", "b"].map { try StoreProcess($0, path: path, count: 25) }
        var statuses: [Int32] = []
        for process in processes { statuses.append(try await process.finish()) }

        let (items, home) = try await open(path)
        #expect(statuses == [0, 0])
        #expect(home.count == 1)
        #expect(try await items.items(in: try #require(home.first)).map(\.quantity) == [50])
    }

    @Test(arguments: [["04006381333931", "2027-03-12"], ["04006381333931"]])
    func case33_whenTwoProcessesSaveOneProductAndDate_shouldMakeOneItemWithTheRightSum(product: [String]) async throws {
        let path = try InTemporaryFolder.file()

        let processes = try ["a", "b"].map { try StoreProcess($0, path: path, count: 25, product: product) }
        var statuses: [Int32] = []
        for process in processes { statuses.append(try await process.finish()) }

        let (items, home) = try await open(path)
        let saved = try await items.items(in: try #require(home.first))
        #expect(statuses == [0, 0])
        #expect(saved.map(\.quantity) == [50])
        #expect(saved.first?.gtin?.digits == product.first)
        #expect(saved.first?.expiryDate?.description == product.dropFirst().first)
    }

    @Test func case37_whenAStreamWaits_shouldPollAtLeastEveryTwoSeconds() {
        #expect(SQLiteDatabase.pollPause * 4 <= .seconds(2))
    }

    @Test func case37_whenAnotherProcessSaves_shouldDeliverTheChange() async throws {
        let path = try InTemporaryFolder.file()
        #expect(try await StoreProcess("a", path: path, count: 1).finish() == 0)
        let (items, home) = try await open(path)
        var stream = items.observeItems(in: try #require(home.first)).makeAsyncIterator()
        let first = try await stream.next()

        let other = try StoreProcess("b", path: path, count: 1)
        let second = try await stream.next()

        #expect(try await other.finish() == 0)
        #expect(first?.map(\.quantity) == [1])
        #expect(second?.map(\.quantity) == [2])
    }

    @Test func whenAProcessIsKilledAndRunAgain_shouldNeitherLoseNorDuplicateItems() async throws {
        let path = try InTemporaryFolder.file()
        #expect(try await StoreProcess("a", path: path, count: 1).finish() == 0)
        let (items, home) = try await open(path)
        let household = try #require(home.first)

        for reached in [5, 10, 15] {
            let killed = try StoreProcess("a", path: path, count: 10_000)
            _ = try await items.observeItems(in: household).firstElement { ($0.first?.quantity ?? 0) >= reached }
            killed.kill()
            #expect(try await killed.finish() == SIGKILL)
        }
        let quantity = try #require(try await items.items(in: household).first).quantity
        #expect(try await items.items(ofPhoto: "a-\(quantity - 1)", in: household)?.count == 1)
        #expect(try await items.items(ofPhoto: "a-\(quantity)", in: household) == nil)
        #expect(try await StoreProcess("a", path: path, count: quantity + 5).finish() == 0)

        #expect(try await items.items(in: household).map(\.quantity) == [quantity + 5])
    }

    private func open(_ path: String) async throws -> (items: SQLiteItemRepository, households: [String]) {
        let database = try SQLiteDatabase(path: path)
        let identities = SQLiteIdentityStore(database, clock: SystemClock())
        let userId = try await identities.resolveAccount(for: .guest, guest: nil, choice: .ask).userId
        let memberships = try await SQLiteHouseholdRepository(database, actingAs: userId).memberships(of: userId)
        let items = SQLiteItemRepository(database, actingAs: userId, today: StoreKind.today)
        return (items, memberships.map(\.householdId))
    }
}

extension SQLiteProcessesTests {
    /// Another process that writes to a database: the target `KIFStoreWriter`.
    struct StoreProcess {
        private let process = Process()

        /// Starts the process. It saves `count` photos of packs of one batch, or of the product and date given, in the
        /// guest's household "Home".
        init(_ writer: String, path: String, count: Int, product: [String] = []) throws {
            let runner = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
            let program = URL(fileURLWithPath: runner).deletingLastPathComponent().appendingPathComponent(
                "KIFStoreWriter")
            process.executableURL = program
            process.arguments = [path, writer, "\(count)"] + product
            try process.start()
        }

        /// Kills the process at once.
        func kill() {
            Foundation.kill(process.processIdentifier, SIGKILL)
        }

        /// Waits for the process's end and returns its exit status.
        func finish() async throws -> Int32 {
            try await process.waitForEnd()
            return process.terminationStatus
        }
    }
}
