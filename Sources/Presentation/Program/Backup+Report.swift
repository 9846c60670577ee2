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
    package var line: String {
        let time = date.formatted(Self.timeFormat)
        let versionWords = version.map { "version \($0)" }
        return [name, time, contentWords, versionWords, reasonWords].compactMap(\.self).joined(separator: "  ")
    }

    /// The local time: 2026-11-24 18:21:31.
    private static let timeFormat = Date.ISO8601FormatStyle(dateTimeSeparator: .space, timeZone: .current)
        .year().month().day().time(includingFractionalSeconds: false)

    /// What is in it: "402 items", or that it cannot be read.
    package var contentWords: String {
        guard let items else { return "cannot be read" }
        return items == 1 ? "1 item" : "\(items) items"
    }

    private var reasonWords: String? {
        switch reason {
        case .update: "before an update"
        case .restore: "what another backup replaced"
        case .damage: "a damaged database that a backup replaced"
        case nil: nil
        }
    }
}
