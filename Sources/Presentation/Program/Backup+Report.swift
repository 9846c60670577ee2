import FoundationEssentials
package import KeepItFreshDomain

extension Backup {
    /// The object for scripts.
    package var json: JSONValue {
        .object([
            ("name", .string(name)), ("path", .string(path)), ("date", .string(date.formatted(.iso8601))),
            ("reason", .text(reason?.rawValue)), ("version", .number(version)), ("items", .number(items)),
        ])
    }

    /// Returns one line of the list of backups.
    package func line(in language: MessageLanguage) -> String {
        let time = date.formatted(Self.timeFormat)
        // Translators: the version of a database.
        let version = version.map { language.words("version \($0)") }
        let words = [contentWords.text(in: language), version, reasonWords?.text(in: language)]
        return ([name, time] + words.compactMap(\.self)).joined(separator: "  ")
    }

    /// The local time: 2026-11-24 18:21:31.
    private static let timeFormat = Date.ISO8601FormatStyle(dateTimeSeparator: .space, timeZone: .current)
        .year().month().day().time(includingFractionalSeconds: false)

    /// What is in it: "402 items", or that it cannot be read.
    package var contentWords: Message {
        guard let items else { return Message("cannot be read") }
        return Message(items, one: "\(items) item", other: "\(items) items")
    }

    private var reasonWords: Message? {
        switch reason {
        // Translators: what a backup is.
        case .update: Message("before an update")
        case .restore: Message("replaced when a backup was restored")
        case .damage: Message("damaged database, replaced when a backup was restored")
        case nil: nil
        }
    }
}
