import Foundation
import KIFTestSupport
import KeepItFreshDomain
import KeepItFreshLabels
import Testing

@Suite(.inTemporaryFolder, .timeLimit(.minutes(10))) struct ReminderContractTests {
    private let today = StoreKind.today()

    private func open(_ kind: StoreKind) async throws -> (TestStore, String) {
        let store = try await kind.make()
        let home = try await store.households("ann").ensureHousehold(named: "Home").id
        try await store.addMember("bob", home)
        return (store, home)
    }

    @Test(arguments: StoreKind.allCases)
    func whenNoThresholdsAreSet_shouldReturnTheUsualOnes(kind: StoreKind) async throws {
        let (store, home) = try await open(kind)

        #expect(try await store.reminders("bob").thresholds(in: home) == .standard)
    }

    @Test(arguments: StoreKind.allCases)
    func whenAnOwnerSetsThresholds_shouldApplyToAllUntilReset(kind: StoreKind) async throws {
        let (store, home) = try await open(kind)
        let never = try #require(ReminderThresholds(useBy: [5, 1], bestBefore: []))

        try await store.reminders("ann").setThresholds(never, in: home)
        #expect(try await store.reminders("bob").thresholds(in: home) == never)
        try await store.reminders("ann").setThresholds(nil, in: home)
        #expect(try await store.reminders("bob").thresholds(in: home) == .standard)
    }

    @Test(arguments: StoreKind.allCases)
    func whenTheClockWasAYearAhead_shouldBeSentAgainWhenItIsDue(kind: StoreKind) async throws {
        let (store, home) = try await open(kind)
        _ = try await store.items("ann").upsertItem(.sample(expires: "2027-04-10"), in: home)
        let ann = store.reminders("ann")
        let later = try #require(today.adding(days: 365))
        let early = try await ann.claim(for: .mail, today: later, in: home)
        try await ann.markDelivered(early.map(\.due.mark), for: .mail, in: home)

        let now = try await ann.claim(for: .mail, today: today, in: home)
        let due = try await ann.claim(for: .mail, today: try #require(CivilDate("2027-04-10")), in: home)

        #expect(early.count == 1 && now.isEmpty && due.count == 1)
    }

    @Test(arguments: StoreKind.allCases)
    func whenWorkWaits_shouldBeClaimedOnceADayByEachChannelUntilDelivered(kind: StoreKind) async throws {
        let (store, home) = try await open(kind)
        let ann = store.reminders("ann")
        let tomorrow = try #require(today.adding(days: 1))

        let first = try #require(try await ann.claimWaiting(for: .mail, today: today, in: home))
        let again = try #require(try await ann.claimWaiting(for: .mail, today: today, in: home))
        _ = try await ann.claim(for: .mail, today: today, in: home)
        try await ann.markDelivered([first.mark], for: .mail, in: home)

        #expect(again.notice == first.notice)
        #expect(try await ann.claimWaiting(for: .mail, today: today, in: home) == nil)
        #expect(try await ann.claimWaiting(for: .desktop, today: today, in: home) != nil)
        #expect(try await store.reminders("bob").claimWaiting(for: .mail, today: today, in: home) != nil)
        #expect(try await ann.claimWaiting(for: .mail, today: tomorrow, in: home) != nil)
    }

    @Test(arguments: StoreKind.allCases)
    func whenNotAnOwnerOrNotAMember_shouldRefuse(kind: StoreKind) async throws {
        let (store, home) = try await open(kind)

        await #expect(throws: HouseholdError.ownerOnly) {
            try await store.reminders("bob").setThresholds(.standard, in: home)
        }
        let eve = store.reminders("eve")
        await #expect(throws: DataError.permission) { try await eve.thresholds(in: home) }
        await #expect(throws: DataError.permission) { try await eve.setThresholds(nil, in: home) }
        await #expect(throws: DataError.permission) {
            _ = try await eve.claim(for: .mail, today: today, in: home)
        }
        await #expect(throws: DataError.permission) { try await eve.markDelivered([], for: .mail, in: home) }
    }

    @Test(arguments: StoreKind.allCases)
    func whenClaimedAndSent_shouldBeSentOnceToEachMemberByEachChannel(kind: StoreKind) async throws {
        let (store, home) = try await open(kind)
        _ = try await store.items("ann").upsertItem(.sample(), in: home)
        let ann = store.reminders("ann")

        let claimed = try await ann.claim(for: .mail, today: today, in: home)
        let again = try await ann.claim(for: .mail, today: today, in: home)
        try await ann.markDelivered(claimed.map(\.due.mark), for: .mail, in: home)

        #expect(claimed.map(\.due.daysBefore) == [7])
        #expect(claimed.map(\.isRepeated) == [false] && again.map(\.isRepeated) == [true])
        #expect(claimed.map(\.notice) == again.map(\.notice))
        #expect(try await ann.claim(for: .mail, today: today, in: home).isEmpty)
        #expect(try await ann.claim(for: .desktop, today: today, in: home).count == 1)
        #expect(try await store.reminders("bob").claim(for: .mail, today: today, in: home).count == 1)
    }

    @Test(arguments: StoreKind.allCases)
    func whenTheDateChangesMeanwhile_shouldDropTheClaimAndRemindOfTheNewDate(kind: StoreKind) async throws {
        let (store, home) = try await open(kind)
        let id = try await store.items("ann").upsertItem(.sample(), in: home)
        let ann = store.reminders("ann")
        let before = try await ann.claim(for: .mail, today: today, in: home)

        let fix = ItemFix(.expiry) { $0.expiryDate = CivilDate("2027-03-14") }
        _ = try await store.items("ann").edit(id, .fix(fix), on: today, in: home)
        let after = try await ann.claim(for: .mail, today: today, in: home)

        #expect(before.map(\.due.lastDay.description) == ["2027-03-12"])
        #expect(after.map(\.due.lastDay.description) == ["2027-03-14"])
        #expect(after.map(\.isRepeated) == [false])
    }

    @Test(arguments: StoreKind.allCases)
    func whenADeletionIsUndone_shouldNotRemindAgain(kind: StoreKind) async throws {
        let (store, home) = try await open(kind)
        let id = try await store.items("ann").upsertItem(.sample(), in: home)
        let ann = store.reminders("ann")
        try await ann.markDelivered(
            try await ann.claim(for: .mail, today: today, in: home).map(\.due.mark), for: .mail, in: home)

        try await store.items("ann").deleteItem(id, in: home)
        #expect(try await ann.claim(for: .mail, today: today, in: home).isEmpty)
        _ = try await store.items("ann").undo(in: home)

        #expect(try await ann.claim(for: .mail, today: today, in: home).isEmpty)
    }
}
