package import FoundationEssentials

/// Formats lines of a log so that they are safe on a terminal: control characters are made visible, secrets are
/// replaced.
package enum LogLine {
    private static let redacted = "[redacted]"
    /// A value is not shown if its name contains one of these.
    private static let secretNames = ["password", "token", "secret", "authorization", "cookie", "code"]

    /// Returns a line such as `2026-11-20T08:00:00Z debug keepitfresh.photos: photo milk.jpg status=saved`, with the
    /// fields sorted by name.
    package static func text(
        level: String, label: String, message: String, fields: [String: String], at date: Date
    ) -> String {
        let shown = fields.sorted { $0.key < $1.key }.map { name, value in
            " \(TerminalText.visible(name))=\(isSecret(name) ? redacted : quoted(value))"
        }
        let time = date.formatted(.iso8601)
        return "\(time) \(level) \(label): \(TerminalText.visible(withoutSecrets(message)))\(shown.joined())"
    }

    private static func isSecret(_ name: String) -> Bool {
        let name = name.lowercased()
        return secretNames.contains { name.contains($0) }
    }

    private static func quoted(_ value: String) -> String {
        let shown = TerminalText.visible(withoutSecrets(value))
        return shown.contains(" ") || shown.isEmpty || shown.contains("\"")
            ? "\"\(shown.replacing("\"", with: "\\\""))\"" : shown
    }

    /// Replaces the user in a URL (`https://ann:1234@b.example`) and the word after `Bearer`.
    private static func withoutSecrets(_ text: String) -> String {
        text.split(separator: " ", omittingEmptySubsequences: false).reduce(into: [String]()) { words, word in
            if words.last?.lowercased() == "bearer" {
                words.append(redacted)
            } else {
                words.append(withoutUser(String(word)))
            }
        }.joined(separator: " ")
    }

    private static func withoutUser(_ word: String) -> String {
        guard let scheme = word.firstRange(of: "://") else { return word }
        let rest = word[scheme.upperBound...]
        let authority = rest.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
        guard let at = authority.lastIndex(of: "@") else { return word }
        return "\(word[..<scheme.upperBound])\(redacted)\(rest[at...])"
    }
}
