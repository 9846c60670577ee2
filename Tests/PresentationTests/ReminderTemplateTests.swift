import Foundation
import KeepItFreshDomain
import KeepItFreshLabels
import Testing

@testable import KeepItFreshPresentation

@Suite struct ReminderTemplateTests {
    private let today = CivilDate(clampedDayNumber: 20_000)

    private func body(_ template: String, name: String = "Oat Drink", place: String? = nil) throws -> String {
        var item = Item(
            id: "item-1", name: name, expiryDate: today.adding(days: 2), expiryKind: .useBy,
            addedDate: Date(timeIntervalSince1970: 0))
        item.place = place
        let due = try #require(DueReminder(of: item, by: .standard, today: today))
        let reminder = Reminder(due: due, notice: "k", isRepeated: false)
        let notice = ReminderNotice(key: "k", household: "Home", reminders: [reminder], today: today)
        return try #require(ReminderTemplate(template)).body(for: notice, in: ReminderWords(today: today))
    }

    @Test func whenItIsAText_shouldBeFilledUnchanged() throws {
        #expect(
            try body("{{ text }}\n({{place}})", place: "Fridge \"2\"")
                == "Oat Drink: use by 2024-10-06, in 2 days (in Fridge \"2\")\n(Fridge \"2\")")
        #expect(ReminderTemplate("{{text}}!")?.isJSON == false)
    }

    @Test func whenItIsJSON_shouldStayJSONWhateverTheValuesAre() throws {
        let template = #"{"title": "{{title}}", "message": "{{name}} {{place}}", "days": {{daysLeft}}, "priority": 5}"#
        let text = try body(template, name: "a\"},{\\\n\u{1B}[2J\u{202E}")

        let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect(object["message"] as? String == "a\"},{\\\n\u{1B}[2J\u{202E} " && object["days"] as? Int == 2)
        #expect(object["title"] as? String == "KeepItFresh: 1 item to use" && object["priority"] as? Int == 5)
    }

    @Test func whenOnlyWorkWaits_shouldHaveItsLineAndNoItem() throws {
        let notice = ReminderNotice(
            key: "k", household: "Home", reminders: [], waiting: WaitingWork(toCheck: 3, inInbox: 0), today: today)
        let template = try #require(ReminderTemplate(#"["{{text}}", "{{name}}", {{daysLeft}}]"#))

        #expect(
            template.body(for: notice, in: ReminderWords(today: today))
                == #"["3 items to check: kif-scan review", "", 0]"#)
    }

    @Test func whenItIsADigest_shouldHaveTheItemsAsAListAndWhatExpiredLongAgoAsANumber() throws {
        let reminders = try [("Milk", 1), ("Eggs", 2), ("Ham", -20)].map { name, days in
            let item = Item(
                id: name, name: name, expiryDate: today.adding(days: days), expiryKind: .useBy,
                addedDate: Date(timeIntervalSince1970: 0))
            let due = try #require(DueReminder(of: item, by: .standard, today: today))
            return Reminder(due: due, notice: "n", isRepeated: false)
        }
        let notice = ReminderNotice(
            key: "k", household: "Home", reminders: reminders, waiting: WaitingWork(toCheck: 3, inInbox: 0),
            isDigest: true, today: today)
        let words = ReminderWords(today: today)
        let text =
            "Milk: use by 2024-10-05, tomorrow\nEggs: use by 2024-10-06, in 2 days\n"
            + "1 item expired more than two weeks ago: kif-scan list --expired\n3 items to check: kif-scan review"

        let template = try #require(ReminderTemplate("{{title}} {{name}} {{daysLeft}}"))
        #expect(template.body(for: notice, in: words) == "KeepItFresh: 3 items to use Milk, Eggs 0")
        let line = words.message(of: notice).line
        let object = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
        #expect(object["text"] as? String == text && object["title"] as? String == "KeepItFresh: 3 items to use")
        let items = try #require(object["items"] as? [[String: Any]])
        #expect(items.map { $0["name"] as? String } == ["Milk", "Eggs"] && object["expiredEarlier"] as? Int == 1)
        #expect((object["waiting"] as? [String: Any])?["toCheck"] as? Int == 3)
    }

    @Test(arguments: [
        "{{nmae}}", "{{text", #"{"a": {{text}}}"#, #"{"a": "{{text}}""#, "{ {{text}} }",
        #"{"a":"\{{name}}"}"#, #"{"a":"\\\{{text}}"}"#, #"{"a":"\u{{name}}"}"#,
    ])
    func whenAPlaceholderOrTheJSONIsWrong_shouldBeNil(text: String) {
        #expect(ReminderTemplate(text) == nil)
    }
}
