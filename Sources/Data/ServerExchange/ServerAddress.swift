import Foundation
import KeepItFreshPlatform

/// The address of a server: https, or plain http on this machine and on the own network.
package struct ServerAddress: Equatable, Sendable {
    /// The address without a path, in one form: `http://kitchen.lan:8642`.
    package let text: String
    /// The host, with its port unless that is the usual one: `kitchen.lan:8642`.
    package let host: String
    /// The code in the link that a server or its page shows; nil for an address alone.
    package let code: String?

    let web: WebAddress

    /// Nil for what is no such address, or has a path or a user's name.
    package init?(_ text: String) {
        guard var parts = URLComponents(string: text), let scheme = parts.scheme?.lowercased(),
            let host = parts.host?.lowercased(), !host.isEmpty, ["", "/"].contains(parts.path), parts.query == nil
        else { return nil }
        code = parts.fragment.flatMap { $0.isEmpty ? nil : $0 }
        (parts.scheme, parts.host, parts.path, parts.fragment) = (scheme, host, "", nil)
        if parts.port == (scheme == "https" ? 443 : 80) { parts.port = nil }
        guard let address = parts.string, let web = WebAddress(address, allowsOwnNetwork: true) else { return nil }
        (self.text, self.host, self.web) = (address, web.host, web)
    }

    /// The host as a part of a file's name.
    package var fileName: String {
        let name = host.map { character in
            character.isASCII && (character.isLetter || character.isNumber || ".-".contains(character))
                ? character : "_"
        }
        return String(String(name).prefix(Self.maximumFileName))
    }

    private static let maximumFileName = 200
}
