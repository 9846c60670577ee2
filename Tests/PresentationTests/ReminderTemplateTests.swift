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

    @Test(arguments: [
        "{{nmae}}", "{{text", #"{"a": {{text}}}"#, #"{"a": "{{text}}""#, "{ {{text}} }",
        #"{"a":"\{{name}}"}"#, #"{"a":"\\\{{text}}"}"#, #"{"a":"\u{{name}}"}"#,
    ])
    func whenAPlaceholderOrTheJSONIsWrong_shouldBeNil(text: String) {
        #expect(ReminderTemplate(text) == nil)
    }
}
