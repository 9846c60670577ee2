import CKIFMosquitto
import CKIFNetwork
import Dispatch
import Foundation

/// Publishes by MQTT over libmosquitto. Each call blocks a separate thread, not the caller's.
package struct MQTTPublisher: Sendable {
    private static let timeout: Int32 = 15

    private let host: String
    private let port: Int32
    private let usesTLS: Bool
    private let user: String?

    /// The broker at `mqtts://HOST`, or at `mqtt://HOST` on the own network, with or without a port. Nil for any other
    /// address.
    package init?(address: String, user: String?) {
        guard let parts = URLComponents(string: address), let host = parts.host, !host.isEmpty,
            parts.path.isEmpty || parts.path == "/", parts.user == nil, parts.password == nil, parts.query == nil,
            parts.scheme == "mqtts" || parts.scheme == "mqtt" && OwnNetwork.mayHave(host)
        else { return nil }
        usesTLS = parts.scheme == "mqtts"
        guard let port = UInt16(exactly: parts.port ?? (usesTLS ? 8883 : 1883)) else { return nil }
        self.host = host.trimmingCharacters(in: ["[", "]"])
        self.port = Int32(port)
        self.user = user
    }

    /// Publishes messages, each at least once, and returns when the broker has acknowledged them. Without TLS nothing
    /// is sent to a broker that is not on the own network. Throws `Failure`.
    package func publish(_ messages: [Message], password: String?) async throws(Failure) {
        let result = await withCheckedContinuation { continuation in
            DispatchQueue.global().async { continuation.resume(returning: send(messages, password: password)) }
        }
        switch ckifmosquitto_result(UInt32(result)) {
        case CKIFMOSQUITTO_OK: return
        case CKIFMOSQUITTO_MISSING: throw .missing
        case CKIFMOSQUITTO_REFUSED: throw .refused
        default: throw .unreachable
        }
    }

    private func send(_ messages: [Message], password: String?) -> Int32 {
        var host = host
        if !usesTLS {
            var digits = [CChar](repeating: 0, count: 64)
            let result = unsafe ckifnetwork_resolve(host, 1, &digits)
            guard result == 0 else {
                let failure = result == 1 ? CKIFMOSQUITTO_UNREACHABLE : CKIFMOSQUITTO_REFUSED
                return Int32(failure.rawValue)
            }
            host = String(decoding: digits.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        }
        var texts: [UnsafeMutablePointer<CChar>?] = unsafe []
        func copied(_ text: String) -> UnsafeMutablePointer<CChar>? {
            let copy = unsafe strdup(text)
            unsafe texts.append(copy)
            return unsafe copy
        }
        defer { unsafe texts.forEach { unsafe free($0) } }
        guard let name = unsafe copied(host) else { return Int32(CKIFMOSQUITTO_UNREACHABLE.rawValue) }
        var broker = unsafe ckifmosquitto_broker(
            host: name, port: port, user: user.flatMap { unsafe copied($0) },
            password: password.flatMap { unsafe copied($0) }, uses_tls: usesTLS ? 1 : 0)
        let list = unsafe messages.compactMap { message -> ckifmosquitto_message? in
            guard let topic = unsafe copied(message.topic), let payload = unsafe copied(message.payload) else {
                return nil
            }
            return unsafe ckifmosquitto_message(
                topic: topic, payload: payload, length: message.payload.utf8.count,
                is_retained: message.isRetained ? 1 : 0)
        }
        return unsafe ckifmosquitto_publish(&broker, list, list.count, Self.timeout)
    }
}

extension MQTTPublisher {
    /// A message to publish: its topic, a text without U+0000, and whether the broker keeps it for later subscribers.
    package typealias Message = (topic: String, payload: String, isRetained: Bool)

    /// Why messages were not published.
    package enum Failure: Error, Equatable, Sendable {
        /// The broker could not be reached, or did not acknowledge in time: it may have the messages.
        case unreachable
        /// The broker refused, could not be trusted, or is not on the own network.
        case refused
        /// The library is not installed.
        case missing
    }
}
