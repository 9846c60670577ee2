import Foundation
import KIFTestSupport
import Testing

/// What Home Assistant shows changes with the stock, by a real broker, and no command fails because of it.
@Suite(.serialized, .timeLimit(.minutes(10))) struct StockUpdateTests {
    private let kif: KifScanProcess

    init() throws {
        kif = try KifScanProcess()
    }

    private func environment(port: String) -> [String: String] {
        ["KIF_REMIND_MQTT": "mqtt://127.0.0.1:\(port)", "KIF_REMIND_TO": "mqtt"]
    }

    /// The state that the broker keeps; nil for none.
    private func state(at port: String) async throws -> [String: Any]? {
        let script = "mosquitto_sub -p \"$1\" -t 'keepitfresh/+/state' --retained-only -W 2 || [ $? = 27 ]"
        let data = try await Peer.run("/bin/sh", ["-c", script, "sh", port])
        return try data.split(separator: 0x0A).last.flatMap {
            try JSONSerialization.jsonObject(with: $0) as? [String: Any]
        }
    }

    private func shownNames(at port: String) async throws -> [String?]? {
        (try await state(at: port)?["items"] as? [[String: Any]])?.map { $0["name"] as? String }
    }

    @Test func whenACommandChangesTheStock_shouldBeShownAtOnce() async throws {
        let peer = try Peer("/usr/bin/python3", [Peer.script("mqtt_broker.py"), kif.folder.path])
        let port = try await peer.firstLine()
        let environment = environment(port: port)

        for name in ["Milk", "Eggs"] {
            try await kif.run("add", name, "--expiry", "+2d", environment: environment)
        }
        #expect(try await shownNames(at: port) == ["Milk", "Eggs"])
        try await kif.run("eat", "Milk", environment: environment)
        #expect(try await shownNames(at: port) == ["Eggs"])
        try await kif.run("undo", environment: environment)
        #expect(try await shownNames(at: port)?.count == 2)
    }

    @Test func whenTheServerRuns_shouldShowChangesOfOtherProcesses() async throws {
        let peer = try Peer("/usr/bin/python3", [Peer.script("mqtt_broker.py"), kif.folder.path])
        let port = try await peer.firstLine()
        try await kif.run("add", "Milk", "--expiry", "+2d")
        let server = try kif.prepared(["serve", "--port", "0"], environment: environment(port: port))
        server.standardOutput = FileHandle.nullDevice
        server.standardError = FileHandle.nullDevice
        try server.start()
        defer { server.terminate() }

        try await eventually("the stock is shown") { try await shownNames(at: port) == ["Milk"] }
        try await kif.run("eat", "Milk")
        try await eventually("it is eaten") { try await shownNames(at: port) == [] }
    }

    @Test func whenTheBrokerIsAway_shouldBeTriedOnceAMinuteAndFailNothing() async throws {
        let environment = environment(port: "1")

        let first = try await kif.run("add", "Milk", environment: environment)
        let file = kif.path(".local/share/kif/kif.sqlite-published")
        let tried = try Data(contentsOf: URL(fileURLWithPath: file))
        let second = try await kif.run("eat", "Milk", environment: environment)

        #expect(first.status == 0 && second.status == 0 && second.error.isEmpty)
        #expect(try Data(contentsOf: URL(fileURLWithPath: file)) == tried)
    }
}
