package import KeepItFreshDomain
import KeepItFreshLabels

/// The messages by which Home Assistant shows a household: its MQTT discovery finds a device with sensors, and an event
/// for each reminder (https://www.home-assistant.io/integrations/mqtt).
package struct HomeAssistantMessages: Sendable {
    /// The beginning of the topics that Home Assistant looks at for new devices, unless it is set up otherwise.
    package static let usualPrefix = "homeassistant"

    private let prefix: String
    private let context: HouseholdContext
    private let words: ReminderWords

    /// The messages of a household. `prefix` is that of Home Assistant's discovery; reminders are written as `words`
    /// say.
    package init(_ context: HouseholdContext, prefix: String = usualPrefix, words: ReminderWords) {
        self.prefix = prefix
        self.context = context
        self.words = words
    }

    /// What Home Assistant shows of the stock.
    private static let sensors: [(key: String, name: Message, icon: String, isDate: Bool)] = [
        ("expired", Message("Expired"), "mdi:food-off-outline", false),
        ("expiringSoon", Message("Expiring soon"), "mdi:timer-sand", false),
        ("fresh", Message("Fresh"), "mdi:food-apple-outline", false),
        ("noDate", Message("No date"), "mdi:calendar-question", false),
        // Translators: the name of a sensor that counts items.
        ("toCheck", Message("To check"), "mdi:eye-check-outline", false),
        // Translators: the name of a sensor that counts photos.
        ("inbox", Message("In the inbox"), "mdi:inbox-outline", false),
        // Translators: the name of a sensor that counts products of which too little is there.
        ("toBuy", Message("To buy"), "mdi:cart-outline", false),
        // Translators: the name of a sensor with the day on which the next item expires.
        ("nextDay", Message("Next date"), "mdi:calendar-clock", true),
    ]

    /// The state of the stock, and before it what Home Assistant has to know to show it. All of it is retained, so that
    /// it is there after a restart of Home Assistant.
    package func state(_ stock: StockState) -> [PublishedMessage] {
        func list(_ items: [Item]) -> JSONValue {
            .array(
                items.map { item in
                    .object([
                        ("name", .string(item.shownName(in: words.language))),
                        ("lastDay", .date(item.deadline?.lastDay)),
                        ("daysLeft", .number(item.deadline.map { stock.today.days(until: $0.lastDay) })),
                        ("place", .text(item.place)), ("quantity", .integer(item.quantity)),
                    ])
                })
        }
        let state = JSONValue.object(
            ExpiryStatus.allCases.map { ($0.rawValue, .integer(stock.counts[$0] ?? 0)) } + [
                ("toCheck", .integer(stock.waiting.toCheck)), ("inbox", .integer(stock.waiting.inInbox)),
                ("toBuy", .integer(stock.waiting.toBuy.count)), ("shopping", .array(stock.waiting.toBuy.map(\.short))),
                ("nextDay", .date(stock.next.first?.deadline?.lastDay)),
                ("items", list(stock.next)), ("expiredItems", list(stock.expired)),
                ("undatedItems", list(stock.undated)),
            ])
        return discovery + [PublishedMessage(topic: topic("state"), payload: state.line, isRetained: true)]
    }

    /// The event of a message with reminders, or of what waits for a person. It is not retained, or it would happen
    /// again at each restart of Home Assistant.
    package func event(_ notice: ReminderNotice) -> [PublishedMessage] {
        let kind = JSONValue.string(notice.reminders.isEmpty ? Self.waiting : Self.reminder)
        let json = words.message(of: notice).preceded(by: [("event_type", kind)])
        return [PublishedMessage(topic: topic("reminder"), payload: json.line, isRetained: false)]
    }

    private static let reminder = "reminder"
    private static let waiting = "waiting"

    private var discovery: [PublishedMessage] {
        let sensors = Self.sensors.map { sensor in
            var fields: [(String, JSONValue)] = [
                ("name", .string(sensor.name.text(in: words.language))), ("icon", .string(sensor.icon)),
                ("state_topic", .string(topic("state"))),
                ("value_template", .string("{{ value_json.\(sensor.key) }}")),
            ]
            if sensor.isDate {
                fields += [("device_class", .string("date")), ("json_attributes_topic", .string(topic("state")))]
            } else {
                // Translators: after a number of items or photos.
                let unit = words.language.words("items", context: "unit")
                fields += [("state_class", .string("measurement")), ("unit_of_measurement", .string(unit))]
            }
            return configuration("sensor", sensor.key, fields)
        }
        // Translators: the name of an event.
        let name = words.language.words("Reminder")
        let event = configuration(
            "event", Self.reminder,
            [
                ("name", .string(name)), ("icon", .string("mdi:bell-outline")),
                ("state_topic", .string(topic("reminder"))), ("event_types", .texts([Self.reminder, Self.waiting])),
            ])
        return sensors + [event]
    }

    /// What Home Assistant has to know of one of the device's parts.
    private func configuration(
        _ component: String, _ key: String, _ fields: [(String, JSONValue)]
    ) -> PublishedMessage {
        let device = JSONValue.object([
            ("identifiers", .texts([node])),
            ("name", .string("KeepItFresh \(TerminalText.visible(context.householdName))")),
            ("manufacturer", .string("KeepItFresh")),
        ])
        let common: [(String, JSONValue)] = [
            ("unique_id", .string("\(node)_\(key)")), ("device", device),
            ("origin", .object([("name", .string("KeepItFresh"))])),
        ]
        return PublishedMessage(
            topic: "\(prefix)/\(component)/\(node)/\(key)/config", payload: JSONValue.object(fields + common).line,
            isRetained: true)
    }

    /// The household in topics, of the characters that Home Assistant allows there.
    private var node: String {
        "keepitfresh_"
            + context.householdId.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? String($0) : "_" }.joined()
    }

    private func topic(_ name: String) -> String { "keepitfresh/\(node)/\(name)" }
}
