import Foundation

/// A server that speaks as Open Food Facts does: https, or plain http on this machine.
public struct CatalogServer: Equatable, Hashable, Sendable {
    /// The address without a slash at its end.
    let text: String
    /// True for one on this machine.
    let isLoopback: Bool
    /// The host, with its port where that is given.
    public let host: String

    /// Nil for any other address, and for one with a user's name, a question or a fragment.
    public init?(_ text: String) {
        guard let parts = URLComponents(string: text), let host = parts.host, !host.isEmpty else { return nil }
        guard parts.user == nil, parts.password == nil, parts.fragment == nil, parts.query == nil else { return nil }
        isLoopback = ["127.0.0.1", "localhost", "::1", "[::1]"].contains(host)
        guard parts.scheme == "https" || (parts.scheme == "http" && isLoopback) else { return nil }
        self.text = text.hasSuffix("/") ? String(text.dropLast()) : text
        self.host = parts.port.map { "\(host):\($0)" } ?? host
    }
}
