import Foundation
import KIFTestSupport
import KeepItFreshAuthentication
import KeepItFreshDomain
import KeepItFreshLabels
import KeepItFreshPresentation
import KeepItFreshReminders
import Testing

/// Reminders and the state of the stock are published to mosquitto, and read back with its own client.
@Suite(.serialized, .timeLimit(.minutes(10))) struct PublishedReminderTests {
    private static let hostile = "Milk\n\"},{\u{1B}[2J\u{202E}süß"
    private let folder: TemporaryFolder
    private let context = HouseholdContext(
        userId: "ann", householdId: "a/b#+c", householdName: "Home", role: .owner)

    init() throws {
        folder = try TemporaryFolder()
    }

    private func channel(_ broker: any PublishingProviding) -> PublishedReminderChannel {
        let words = ReminderWords(today: CivilDate(clampedDayNumber: 20_000))
        let messages = HomeAssistantMessages(context, words: words)
        return PublishedReminderChannel(by: broker) {
            messages.state($0)
        } event: {
            messages.event($0)
        }
    }

    private func stock(_ name: String, expired: Int = 0) throws -> StockState {
        let item = try #require(ReminderNotice.sample(name: name).reminders.first?.due.item)
        return StockState(
            context: context, today: CivilDate(clampedDayNumber: 20_000),
            counts: [.expired: expired, .expiringSoon: 1, .fresh: 7, .noDate: 5], next: [item], expired: [item, item],
            waiting: WaitingWork(
                toCheck: 3, inInbox: 2,
                toBuy: [
                    StockMinimum(
                        subject: HouseholdRule.Subject(kind: .product, name: "Milk"), minimum: 2, packs: 1)
                ]))
    }

    /// The messages that the broker keeps, by topic.
    private func retained(at port: String) async throws -> [String: String] {
        // A format with the topic, a tab and the payload; -W ends it with status 27.
        let script = "mosquitto_sub -p \"$1\" -t '#' --retained-only -F '%t\t%p' -W 2 || [ $? = 27 ]"
        let data = try await Peer.run("/bin/sh", ["-c", script, "sh", port])
        let lines = String(decoding: data, as: UTF8.self).split(separator: "\n").map { $0.split(separator: "\t") }
        return Dictionary(lines.map { (String($0[0]), String($0[1])) }) { $1 }
    }

    private func object(_ text: String?) throws -> [String: Any] {
        let text = try #require(text)
        return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    @Test func whenTheStockIsPublished_shouldBeKeptAsADeviceWithSensors() async throws {
        let peer = try Peer("/usr/bin/python3", [Peer.script("mqtt_broker.py"), folder.path])
        let port = try await peer.firstLine()
        let broker = try #require(MQTTDelivery(broker: "mqtt://localhost:\(port)", user: nil, passwordFile: nil))

        try await channel(broker).show(stock(Self.hostile))
        try await channel(broker).show(stock(Self.hostile, expired: 4))

        let messages = try await retained(at: port)
        let state = try object(messages["keepitfresh/keepitfresh_a_b__c/state"])
        #expect(state["expired"] as? Int == 4 && state["fresh"] as? Int == 7 && state["noDate"] as? Int == 5)
        #expect(state["toCheck"] as? Int == 3 && state["toBuy"] as? Int == 1)
        #expect((state["shopping"] as? [[String: Any]])?.first?["name"] as? String == "Milk")
        #expect(state["nextDay"] as? String == "2024-10-06")
        #expect((state["expiredItems"] as? [Any])?.count == 2 && (state["undatedItems"] as? [Any])?.isEmpty == true)
        let items = try #require(state["items"] as? [[String: Any]])
        #expect(items[0]["daysLeft"] as? Int == 2 && (items[0]["name"] as? String)?.contains("süß") == true)
        let configurations = messages.filter { $0.key.hasPrefix("homeassistant/") && $0.key.hasSuffix("/config") }
        #expect(configurations.count == 9 && messages.count == 10)
        var ids: Set<String> = []
        for (topic, text) in configurations {
            let levels = topic.split(separator: "/")
            #expect(levels.count == 5 && ["sensor", "event"].contains(levels[1]))
            let configuration = try object(text)
            ids.insert(try #require(configuration["unique_id"] as? String))
            let stateTopic = try #require(configuration["state_topic"] as? String)
            #expect(messages[stateTopic] != nil || levels[1] == "event")
            let device = try #require(configuration["device"] as? [String: Any])
            #expect(device["identifiers"] as? [String] == ["keepitfresh_a_b__c"])
            if let template = configuration["value_template"] as? String {
                let name = template.replacing("{{ value_json.", with: "").replacing(" }}", with: "")
                #expect(state[name] != nil)
            }
        }
        #expect(ids.count == 9)
    }

    @Test func whenSomethingIsDue_shouldPublishAnEventThatIsNotKept() async throws {
        let peer = try Peer("/usr/bin/python3", [Peer.script("mqtt_broker.py"), folder.path, "kif", "se cret"])
        let port = try await peer.firstLine()
        let password = folder.file("password")
        try Data("se cret\n".utf8).write(to: URL(fileURLWithPath: password))
        let broker = try #require(
            MQTTDelivery(broker: "mqtt://127.0.0.1:\(port)", user: "kif", passwordFile: password))
        let arguments = [
            "-p", port, "-u", "kif", "-P", "se cret", "-t", "keepitfresh/+/reminder", "-C", "1", "-W", "60",
        ]
        let subscriber = try Peer("/usr/bin/mosquitto_sub", arguments)
        // Events that come before the subscription are lost, so there are several.
        let publishing = Task {
            while !Task.isCancelled {
                try await channel(broker).deliver(try .sample(name: Self.hostile))
                try await Task.sleep(for: .milliseconds(200))
            }
        }
        defer { publishing.cancel() }

        let event = try object(try await subscriber.firstLine())
        #expect(event["event_type"] as? String == "reminder" && event["key"] as? String == "notice-1")
        #expect(event["name"] as? String == Self.hostile && event["daysLeft"] as? Int == 2)
    }

    @Test func whenTheBrokerWantsAPassword_shouldBeRefusedWithoutOne() async throws {
        let peer = try Peer("/usr/bin/python3", [Peer.script("mqtt_broker.py"), folder.path, "kif", "secret"])
        let port = try await peer.firstLine()
        let broker = try #require(MQTTDelivery(broker: "mqtt://127.0.0.1:\(port)", user: nil, passwordFile: nil))

        await #expect(throws: ReminderDelivery.Failure.refused) { try await channel(broker).show(stock("Milk")) }
    }

    @Test func whenTheCertificateIsNotTrusted_shouldBeRefused() async throws {
        let peer = try Peer("/usr/bin/python3", [Peer.script("mqtt_broker.py"), folder.path, "tls"])
        let port = try await peer.firstLine()
        let broker = try #require(MQTTDelivery(broker: "mqtts://localhost:\(port)", user: nil, passwordFile: nil))

        await #expect(throws: ReminderDelivery.Failure.refused) { try await channel(broker).show(stock("Milk")) }
    }

    @Test(arguments: ["one", "many"])
    func whenTheBrokerSendsWithoutEnd_shouldBeRefusedWithoutReadingIt(messages: String) async throws {
        let peer = try Peer("/usr/bin/python3", [Peer.script("flooding_broker.py"), messages])
        let port = try await peer.firstLine()
        let broker = try #require(MQTTDelivery(broker: "mqtt://127.0.0.1:\(port)", user: nil, passwordFile: nil))

        await #expect(throws: ReminderDelivery.Failure.refused) { try await channel(broker).show(stock("Milk")) }
    }

    @Test func whenNoBrokerAnswers_shouldBeUnreachable() async throws {
        let broker = try #require(MQTTDelivery(broker: "mqtt://127.0.0.1:1", user: nil, passwordFile: nil))

        await #expect(throws: ReminderDelivery.Failure.unreachable) { try await channel(broker).deliver(try .sample()) }
    }

    @Test(arguments: [
        "mqtt://broker.example.org", "mqtt://8.8.8.8:1883", "http://localhost", "mqtt://", "mqtt://ann@localhost",
        "mqtt://localhost/topic", "mqtt://localhost:99999", "localhost:1883", "",
    ])
    func whenTheAddressIsNoBrokerOfOnesOwn_shouldBeNil(address: String) {
        #expect(MQTTDelivery(broker: address, user: nil, passwordFile: nil) == nil)
    }
}
