import Foundation
import GRDB
import KIFTestSupport
import KeepItFreshDomain
import KeepItFreshLabels
import Synchronization
import Testing

@testable import KeepItFreshSQLite

@Suite(.inTemporaryFolder, .timeLimit(.minutes(10))) struct SQLiteStreamTests {
    @Test func whenAnotherConnectionWrites_shouldDeliverTheChange() async throws {
        let path = try InTemporaryFolder.file()
        let reader = SQLiteHouseholdRepository(try SQLiteDatabase(path: path), actingAs: "ann")
        let writer = SQLiteHouseholdRepository(try SQLiteDatabase(path: path), actingAs: "ann")
        var stream = reader.observeHouseholds(for: "ann").makeAsyncIterator()
        let first = try await stream.next()

        _ = try await writer.ensureHousehold(named: "Home")

        #expect(first == [])
        #expect(try await stream.next()?.map(\.name) == ["Home"])
    }

    @Test func whenTheDayEnds_shouldDeliverWhatExpiresSoonNow() async throws {
        let database = try SQLiteDatabase(path: InTemporaryFolder.file())
        let home = try await SQLiteHouseholdRepository(database, actingAs: "ann").ensureHousehold(named: "Home").id
        let clock = TestClock(CivilDate(year: 2027, month: 3, day: 8)!)
        let items = SQLiteItemRepository(database, actingAs: "ann", today: { clock.today })
        _ = try await items.upsertItem(.sample(expires: "2027-03-12"), in: home)
        var stream = items.observeItemsExpiringSoon(in: home, within: 3).makeAsyncIterator()
        let first = try await stream.next()

        clock.set(CivilDate(year: 2027, month: 3, day: 9)!)

        #expect(first == [])
        #expect(try await stream.next()?.map(\.name) == ["Oat Drink"])
    }

    @Test func whenNothingChanges_shouldFetchOnlyOnce() async throws {
        let database = try SQLiteDatabase(path: InTemporaryFolder.file())
        let fetches = Counter()
        let stream = database.stream { _ in fetches.increment() }
        var iterator = stream.makeAsyncIterator()
        _ = try await iterator.next()

        try await Task.sleep(for: .milliseconds(600))

        #expect(fetches.value == 1)
    }

    @Test func whenTheStreamIsDropped_shouldReleaseTheDatabase() async throws {
        var database: SQLiteDatabase? = try SQLiteDatabase(path: InTemporaryFolder.file())
        weak let released = database
        var stream = database?.stream { _ in 1 }
        let first = try await stream?.firstElement { _ in true }

        stream = nil
        database = nil
        try await eventually("the database is released") { released == nil }

        #expect(first == 1)
    }
}

extension SQLiteStreamTests {
    /// Counts across threads.
    final class Counter: Sendable {
        private let count = Mutex(0)

        var value: Int { count.withLock { $0 } }

        /// Adds one and returns the sum.
        func increment() -> Int {
            count.withLock {
                $0 += 1
                return $0
            }
        }
    }

    /// A clock that returns the day it was set to.
    final class TestClock: Sendable {
        private let day: Mutex<CivilDate>

        init(_ day: CivilDate) {
            self.day = Mutex(day)
        }

        var today: CivilDate { day.withLock { $0 } }

        func set(_ newDay: CivilDate) {
            day.withLock { $0 = newDay }
        }
    }
}
