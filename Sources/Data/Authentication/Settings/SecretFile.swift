import Foundation
import KeepItFreshDomain

/// A file that holds a secret.
enum SecretFile {
    /// What it holds, without the line feed at its end. Throws `AuthError.unavailable` where there is nothing.
    static func read(_ path: String) throws(AuthError) -> String {
        guard let data = FileManager.default.contents(atPath: path), data.count <= 65_536 else { throw .unavailable }
        var text = String(decoding: data, as: UTF8.self)
        while text.hasSuffix("\n") || text.hasSuffix("\r\n") { text.removeLast() }
        guard !text.isEmpty else { throw .unavailable }
        return text
    }
}
