import Foundation

/// An address that may be called: https, or plain http on this machine and, where that is allowed, on the own network.
package struct WebAddress: Hashable, Sendable {
    /// The address as it was given.
    package let text: String
    /// True for one on this machine.
    package let isLoopback: Bool
    /// True for plain http to another machine, which must turn out to be on the own network.
    let isOnOwnNetwork: Bool
    /// The host, with its port where that is given.
    package let host: String
    /// True when it has a query (`?…`).
    package let hasQuery: Bool

    /// Nil for any other address, and for one that holds a user's name or a fragment. With `allowsOwnNetwork`, for an
    /// address that the user named, plain http to the own network is allowed.
    package init?(_ text: String, allowsOwnNetwork: Bool = false) {
        guard let parts = URLComponents(string: text), let host = parts.host, !host.isEmpty else { return nil }
        guard parts.user == nil, parts.password == nil, parts.fragment == nil else { return nil }
        isLoopback = ["127.0.0.1", "localhost", "::1", "[::1]"].contains(host)
        isOnOwnNetwork = parts.scheme == "http" && !isLoopback
        guard parts.scheme == "https" || parts.scheme == "http" else { return nil }
        if isOnOwnNetwork, !allowsOwnNetwork || !OwnNetwork.mayHave(host) { return nil }
        self.text = text
        self.host = parts.port.map { "\(host):\($0)" } ?? host
        hasQuery = parts.query != nil
    }

    /// The address with these fields added to its query.
    package func adding(_ fields: [(String, String)]) -> String {
        text + (text.contains("?") ? "&" : "?") + Self.form(fields)
    }

    /// Fields in the encoding `application/x-www-form-urlencoded`.
    package static func form(_ fields: [(String, String)]) -> String {
        fields.map { "\(escaped($0))=\(escaped($1))" }.joined(separator: "&")
    }

    /// The fields of a query or a form; one that occurs twice, or cannot be decoded, is left out.
    package static func fields(ofForm text: String) -> [String: String] {
        let pairs = text.split(separator: "&").map { pair in
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            return (String(parts[0]), [parts.count == 2 ? String(parts[1]).removingPercentEncoding : nil])
        }
        return Dictionary(pairs, uniquingKeysWith: +).compactMapValues { $0.count == 1 ? $0[0] : nil }
    }

    /// Text with every byte percent-encoded that is not unreserved (RFC 3986, section 2.3).
    package static func escaped(_ text: String) -> String {
        text.utf8.map { byte in
            let isUnreserved =
                (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
                || "-._~".utf8.contains(byte)
            return isUnreserved ? String(UnicodeScalar(byte)) : String(format: "%%%02X", Int(byte))
        }.joined()
    }
}
