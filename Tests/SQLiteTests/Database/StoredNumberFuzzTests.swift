import Foundation
import GRDB
import KIFTestSupport
import KeepItFreshDomain
import KeepItFreshLabels
import Testing

@testable import KeepItFreshSQLite

/// Numbers in the file that no command stores: each call must return something or throw.
@Suite(.inTemporaryFolder) struct StoredNumberFuzzTests {
    private static let columns = [
        ("purchase", "quantity"), ("item", "leftover"), ("item", "openedDays"), ("item", "frozenDaysLeft"),
        ("item", "frozenDays"),
        ("item", "expiryDay"), ("journal", "amount"), ("reminder", "daysBefore"), ("lookupQuestion", "askedAt"),
        ("lookupAnswer", "answeredAt"),
    ]

    @Test func whenAStoredNumberIsImpossible_shouldReturnOrThrow() async throws {
        let database = try SQLiteDatabase(path: InTemporaryFolder.file())
        let home = try await SQLiteHouseholdRepository(database, actingAs: "ann").ensureHousehold(named: "Home").id
        let today = StoreKind.today()
        let items = SQLiteItemRepository(database, actingAs: "ann", today: { today })
        let reminders = SQLiteReminderRepository(database, actingAs: "ann")
        let answers = SQLiteLookupAnswers(database)
        let gtin = try #require(GTIN("4006381333931"))

        try await FuzzBudget.run { seed, random in
            var item = Item.sample(expires: "2027-03-12")
            item.quantity = 3
            let id = try await items.upsertItem(item, in: home)
            _ = try? await items.edit(id, .eat(.thousandths(500)), on: today, in: home)
            let claimed = try await reminders.claim(for: .mail, today: today, in: home)
            try await reminders.markDelivered(claimed.map(\.due.mark), for: .mail, in: home)
            try await answers.store(.unknown, of: gtin, from: "s", at: Date())
            _ = try await answers.reserveRequest(to: "s", limit: 9, at: Date())
            let (table, column) = EdgeNumbers.pick(Self.columns, using: &random)
            let numbers = (0..<2).map { _ in EdgeNumbers.integer(using: &random) }
            try await database.write { database in
                try database.execute(sql: "UPDATE item SET openedOn = '2027-03-01', frozenOn = '2027-03-01'")
                try database.execute(
                    sql: "UPDATE OR REPLACE \(table) SET \(column) = iif(rowid % 2, ?, ?)",
                    arguments: StatementArguments(numbers))
            }

            _ = try? await items.items(in: home).map(\.stock)
            _ = try? await items.edit(id, .thaw(packs: nil), on: today, in: home)
            _ = try? await items.edit(id, .eat(.thousandths(1000)), on: today, in: home)
            _ = try? await items.save([item], ofPhotos: [StoredPhoto(contentHash: "\(seed)", name: "a")], in: home)
            _ = try? await items.undo(in: home)
            let entries = (try? await items.journal(in: home, since: nil, of: nil, limit: numbers[0])) ?? []
            #expect(UseReport(month: today, entries: entries).eaten >= 0, "seed \(seed)")
            _ = try? await reminders.claim(for: .mail, today: today, in: home)
            _ = try? await answers.answer(of: gtin, from: "s", at: Date())
            _ = try? await answers.reserveRequest(to: "s", limit: numbers[1], at: Date())
            for within in numbers {
                var soon = items.observeItemsExpiringSoon(in: home, within: within).makeAsyncIterator()
                _ = try? await soon.next()
            }
            try await database.write { try $0.execute(sql: "DELETE FROM item; DELETE FROM journal;") }
        }
    }

    /// Clocks far from now, and of any time between.
    @Test func whenTheClockIsWrong_shouldLimitWrongCodesAndNotAcceptInvitationsOfTheFuture() async throws {
        try await FuzzBudget.run { seed, random in
            let database = try SQLiteDatabase(path: InTemporaryFolder.file("\(seed).sqlite"))
            let clock = InvitationContractTests.Clock()
            let now: @Sendable () -> Date = { clock.now }
            let ann = SQLiteHouseholdRepository(database, actingAs: "ann", now: now)
            let bob = SQLiteHouseholdRepository(database, actingAs: "bob", now: now)
            let home = try await ann.ensureHousehold(named: "Home").id
            for _ in 0..<6 {
                clock.set(EdgeNumbers.pick(EdgeNumbers.times, using: &random))
                _ = try? await ann.createInvitation(to: home, for: nil)
                do {
                    _ = try await bob.redeemInvitation(.random())
                } catch HouseholdError.tooManyTries(let seconds) {
                    #expect((1...900).contains(seconds), "seed \(seed)")
                } catch {}
                guard let open = try? await ann.invitations(to: home) else { continue }
                #expect(open.allSatisfy { $0.isValid(at: clock.now) }, "seed \(seed)")
            }
        }
    }
}
