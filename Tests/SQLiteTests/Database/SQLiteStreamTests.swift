import Foundation
import GRDB
import KeepItFreshDomain
import TestSupport
import Testing

@testable import KeepItFreshSQLite

@Suite(.inTemporaryFolder, .timeLimit(.minutes(1))) struct SQLiteStreamTests {
    @Test func whenAnotherConnectionWrites_shouldTellIt() async throws {
        let path = try InTemporaryFolder.file()
        let reader = SQLiteHouseholdRepository(try SQLiteDatabase(path: path), actingAs: "ann")
        let writer = SQLiteHouseholdRepository(try SQLiteDatabase(path: path), actingAs: "ann")
        var stream = reader.observeHouseholds(for: "ann").makeAsyncIterator()
        let first = try await stream.next()

        _ = try await writer.ensureHousehold(named: "Home")

        #expect(first == [])
        #expect(try await stream.next()?.map(\.name) == ["Home"])
    }

    @Test func whenTheDayEnds_shouldTellWhatExpiresSoonNow() async throws {
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

    @Test func whenNothingChanges_shouldFetchOnceAlone() async throws {
        let database = try SQLiteDatabase(path: InTemporaryFolder.file())
        let fetches = Counter()
        let stream = database.stream { _ in fetches.increment() }
        var iterator = stream.makeAsyncIterator()
        _ = try await iterator.next()

        try await Task.sleep(for: .milliseconds(600))

        #expect(fetches.value == 1)
    }

    @Test func whenTheStreamIsDropped_shouldLetGoOfTheDatabase() async throws {
        var database: SQLiteDatabase? = try SQLiteDatabase(path: InTemporaryFolder.file())
        weak let released = database
        var stream = database?.stream { _ in 1 }
        let first = try await stream?.firstElement { _ in true }

        stream = nil
        database = nil
        while released != nil { try await Task.sleep(for: .milliseconds(20)) }

        #expect(first == 1)
    }
}
