package import KeepItFreshDomain
import KeepItFreshPlatform

/// Publishes by an MQTT broker, with a user's name and password if it wants them.
package struct MQTTDelivery: PublishingProviding {
    private let publisher: MQTTPublisher
    private let passwordFile: String?

    /// Uses the broker at `mqtts://HOST:PORT`, or at `mqtt://HOST:PORT` on the own network. Nil for any other address.
    package init?(broker: String, user: String?, passwordFile: String?) {
        guard let publisher = MQTTPublisher(address: broker, user: user) else { return nil }
        self.publisher = publisher
        self.passwordFile = passwordFile
    }

    package func publish(_ messages: [PublishedMessage]) async throws(MessageError) {
        var password: String?
        if let passwordFile {
            do { password = try PrivateFile.secret(at: passwordFile) } catch { throw .refused }
        }
        do throws(MQTTPublisher.Failure) {
            try await publisher.publish(
                messages.map { ($0.topic, $0.payload, $0.isRetained) },
                password: password)
        } catch {
            switch error {
            case .unreachable: throw .unreachable
            case .refused: throw .refused
            case .missing: throw .missing
            }
        }
    }
}
