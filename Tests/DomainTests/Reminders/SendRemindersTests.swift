import Foundation
import KeepItFreshInMemory
import KeepItFreshLabels
import Testing

@testable import KeepItFreshDomain

@Suite struct SendRemindersTests {
    private struct FreeLock: SendingLockProviding {
        func withLock<Value: Sendable>(_ operation: () async throws -> Value) async throws -> Value {
            try await operation()
        }
    }

    private let today = CivilDate(clampedDayNumber: 20_000)
    private let items: InMemoryItemRepository
    private let reminders: InMemoryReminderRepository
    private let context: HouseholdContext

    init() async throws {
        let database = InMemoryDatabase()
        let day = today
        items = InMemoryItemRepository(database, actingAs: "ann", today: { day })
        reminders = InMemoryReminderRepository(database, actingAs: "ann")
        let home = try await InMemoryHouseholdRepository(database, actingAs: "ann", now: { Date() }).ensureHousehold(
            named: "Home")
        context = HouseholdContext(userId: "ann", householdId: home.id, householdName: "Home", role: .owner)
    }

    private func add(_ name: String, daysLeft: Int) async throws -> String {
        let item = Item(
            name: name, expiryDate: today.adding(days: daysLeft), expiryKind: .useBy,
            addedDate: Date(timeIntervalSince1970: 0))
        return try await items.upsertItem(item, in: context.householdId)
    }

    private func send(
        by channels: RecordingChannel..., as digest: ReminderDigest = .each, waiting: Int = 0, daysOn: Int = 0
    ) async throws -> [ReminderDelivery] {
        let day = today.adding(days: daysOn) ?? today
        return try await SendReminders(reminders: reminders, lock: FreeLock())
            .execute(context, waiting: WaitingWork(toCheck: waiting, inInbox: 0), today: day, as: digest, by: channels)
        {
            throw DataError.unknown("no channel here shows the stock")
        }
    }

    @Test func whenSentTwice_shouldDeliverOnceByEachChannel() async throws {
        _ = try await add("Milk", daysLeft: 1)
        _ = try await add("Eggs", daysLeft: 2)
        let mail = RecordingChannel(.mail)
        let desktop = RecordingChannel(.desktop)

        let first = try await send(by: mail)
        let second = try await send(by: mail, desktop)

        #expect(first.map(\.sent) == [2])
        #expect(second.map(\.sent) == [0, 2])
        #expect(mail.delivered.map { $0.reminders.count } == [2])
        #expect(mail.delivered[0].reminders.map(\.due.item.name) == ["Milk", "Eggs"])
    }

    @Test func whenWorkWaits_shouldSaySoOnceADay() async throws {
        _ = try await add("Milk", daysLeft: 1)
        let mail = RecordingChannel(.mail, failing: [nil, .unreachable])

        let first = try await send(by: mail, waiting: 3)
        let second = try await send(by: mail, waiting: 3)
        let third = try await send(by: mail, waiting: 3)
        let tomorrow = try await send(by: mail, waiting: 2, daysOn: 3)

        #expect(first == [ReminderDelivery(channel: .mail, sent: 1, waiting: 1, error: .unreachable)])
        #expect(second.map(\.sent) == [1] && third.map(\.sent) == [0] && tomorrow.map(\.sent) == [2])
        #expect(mail.delivered.map { $0.waiting?.toCheck } == [nil, 3, 3, nil, 2])
        #expect(mail.delivered[1].key == mail.delivered[2].key)
    }

    @Test func whenSentDaily_shouldBeOneMessageOfAllByEachChannel() async throws {
        for name in ["Milk", "Eggs", "Ham"] { _ = try await add(name, daysLeft: 1) }
        let web = RecordingChannel(.webhook, oneByOne: true)

        let first = try await send(by: web, as: .daily, waiting: 2)
        let second = try await send(by: web, as: .daily, waiting: 2)
        _ = try await add("Fish", daysLeft: 0)
        let third = try await send(by: web, as: .daily, waiting: 3)
        let tomorrow = try await send(by: web, as: .daily, waiting: 3, daysOn: 1)

        let sent = (first + second + third + tomorrow).map(\.sent)
        #expect(sent == [4, 0, 1, 4])
        #expect(web.delivered.map { $0.reminders.count } == [3, 1, 3])
        #expect(web.delivered.map { $0.waiting?.toCheck } == [2, nil, 3] && Set(web.delivered.map(\.key)).count == 3)
        #expect(web.delivered.allSatisfy { $0.isDigest })
    }

    @Test func whenADigestGotNoAnswer_shouldHaveTheSameKeyUntilThereIsMore() async throws {
        _ = try await add("Milk", daysLeft: 1)
        let mail = RecordingChannel(.mail, failing: [.unreachable, .unreachable, .unreachable])

        for _ in 0..<2 { _ = try await send(by: mail, as: .daily, waiting: 1) }
        _ = try await add("Eggs", daysLeft: 2)
        for _ in 0..<2 { _ = try await send(by: mail, as: .daily, waiting: 1) }

        let keys = mail.delivered.map(\.key)
        #expect(keys[0] == keys[1] && keys[1] != keys[2] && keys[2] == keys[3])
        #expect(mail.delivered.map { $0.reminders.count } == [1, 1, 2, 2])
    }

    @Test func whenSentWeekly_shouldLookAWeekAheadOnceAWeek() async throws {
        // 20,000 days after 1970-01-01 it is a Friday.
        _ = try await add("Milk", daysLeft: 6)
        _ = try await add("Rice", daysLeft: 12)
        let mail = RecordingChannel(.mail)

        var sent: [Int] = []
        for day in 0...10 { sent.append(try await send(by: mail, as: .weekly, daysOn: day)[0].sent) }

        // Of the next week when something gets due within seven days, and of the one after.
        #expect(sent == [1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1])
        #expect(mail.delivered.map { $0.reminders.map(\.due.item.name) } == [["Milk"], ["Rice"], ["Rice"]])
    }

    @Test(arguments: ReminderDigest.allCases, [true, false])
    func whenMuchExpiredLongAgo_shouldBeANumber(digest: ReminderDigest, isOneByOne: Bool) async throws {
        for age in [3, 14, 15, 30, 400] { _ = try await add("Item \(age)", daysLeft: -age) }
        let channel = RecordingChannel(.webhook, oneByOne: isOneByOne)

        _ = try await send(by: channel, as: digest)

        let listed = channel.delivered.flatMap(\.listed).map(\.due.item.name)
        #expect(Set(listed) == ["Item 3", "Item 14"])
        #expect(channel.delivered.map(\.expiredEarlier).filter { $0 > 0 } == [3])
        #expect(channel.delivered.count == (digest == .each && isOneByOne ? 3 : 1))
    }

    @Test func whenThereIsNoAnswer_shouldRepeatUnderTheSameKeyAndSaySo() async throws {
        _ = try await add("Milk", daysLeft: 1)
        let mail = RecordingChannel(.mail, failing: [.unreachable])

        let first = try await send(by: mail)
        _ = try await add("Eggs", daysLeft: 2)
        let second = try await send(by: mail)

        #expect(first == [ReminderDelivery(channel: .mail, sent: 0, waiting: 1, error: .unreachable)])
        #expect(second.map(\.sent) == [2])
        let keys = mail.delivered.map(\.key)
        #expect(keys.count == 3 && keys[0] == keys[1] && keys[1] != keys[2])
        #expect(mail.delivered.map(\.isRepeated) == [false, true, false])
    }

    @Test func whenOneIsRefused_shouldSendTheOthersAndRetryIt() async throws {
        for name in ["Milk", "Eggs", "Ham"] { _ = try await add(name, daysLeft: 1) }
        let web = RecordingChannel(.webhook, oneByOne: true, failing: [nil, .refused, nil])

        let first = try await send(by: web)
        let second = try await send(by: web)

        #expect(first == [ReminderDelivery(channel: .webhook, sent: 2, waiting: 1, error: .refused)])
        #expect(second.map(\.sent) == [1])
        #expect(web.delivered[1].key == web.delivered[3].key)
        #expect(Set(web.delivered.map(\.key)).count == 3)
    }

    @Test func whenUnreachable_shouldNotTryTheOthers() async throws {
        for name in ["Milk", "Eggs", "Ham"] { _ = try await add(name, daysLeft: 1) }
        let web = RecordingChannel(.webhook, oneByOne: true, failing: [.unreachable])

        let first = try await send(by: web)

        #expect(first.map(\.waiting) == [3])
        #expect(web.delivered.count == 1)
    }

    @Test func whenEatenFrozenOrCorrectedMeanwhile_shouldNotRemind() async throws {
        let eaten = try await add("Milk", daysLeft: 1)
        let frozen = try await add("Ham", daysLeft: 1)
        let corrected = try await add("Eggs", daysLeft: 1)
        let mail = RecordingChannel(.mail, failing: [.unreachable])
        _ = try await send(by: mail)

        _ = try await items.edit(eaten, .eat(PackAmount.all), on: today, in: context.householdId)
        _ = try await items.edit(frozen, .freeze(packs: nil), on: today, in: context.householdId)
        let fix = ItemFix(.expiry) { $0.expiryDate = today.adding(days: 40) }
        _ = try await items.edit(corrected, .fix(fix), on: today, in: context.householdId)
        let later = try await send(by: mail)
        let due = try await send(by: mail, daysOn: 40)

        #expect(later.map(\.sent) == [0])
        #expect(due.map(\.sent) == [1])
        #expect(mail.delivered.last?.reminders.map(\.due.item.name) == ["Eggs"])
        #expect(mail.delivered.last?.isRepeated == false)
    }

    @Test func whenAThresholdIsCrossedAfterAnother_shouldRemindOfBoth() async throws {
        _ = try await add("Milk", daysLeft: 2)
        let mail = RecordingChannel(.mail)

        for day in 0...4 { _ = try await send(by: mail, daysOn: day) }

        #expect(mail.delivered.map { $0.reminders[0].due.daysBefore } == [2, 0])
        #expect(mail.delivered.map(\.today) == [today, today.adding(days: 2)])
    }

    @Test func whenOneKindOfThresholdIsSet_shouldKeepTheOther() async throws {
        let set = SetReminderThresholds(reminders: reminders)

        let changed = try await set.execute(context, useBy: [5], bestBefore: nil)

        #expect(changed.days(of: .useBy) == [5])
        #expect(changed.days(of: .bestBefore) == [7, 0])
        await #expect(throws: ReminderError.invalidThresholds) {
            _ = try await set.execute(context, useBy: [400], bestBefore: nil)
        }
    }
}
