import Foundation

/// An address that may be called: https, or plain http on this machine.
struct WebAddress: Equatable, Sendable {
    /// The address.
    let text: String
    /// True for one on this machine.
    let isLoopback: Bool

    /// Nil for any other address, and for one that holds a user's name or a fragment.
    init?(_ text: String) {
        guard let parts = URLComponents(string: text), let host = parts.host, !host.isEmpty else { return nil }
        guard parts.user == nil, parts.password == nil, parts.fragment == nil else { return nil }
        isLoopback = ["127.0.0.1", "localhost", "::1", "[::1]"].contains(host)
        guard parts.scheme == "https" || (parts.scheme == "http" && isLoopback) else { return nil }
        self.text = text
    }

    /// The address with these fields in its query.
    func adding(_ fields: [(String, String)]) -> String {
        text + (text.contains("?") ? "&" : "?") + Self.form(fields)
    }

    /// Fields as a form sends them.
    static func form(_ fields: [(String, String)]) -> String {
        fields.map { "\(escaped($0))=\(escaped($1))" }.joined(separator: "&")
    }

    /// Text with every byte escaped that is not unreserved.
    static func escaped(_ text: String) -> String {
        text.utf8.map { byte in
            let isPlain =
                (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
                || "-._~".utf8.contains(byte)
            return isPlain ? String(UnicodeScalar(byte)) : String(format: "%%%02X", Int(byte))
        }.joined()
    }
}
