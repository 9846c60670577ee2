package import KeepItFreshDomain

/// The result of one check of `kif-scan doctor`.
package struct HealthCheck: Equatable, Sendable {
    /// Whether what was checked works.
    package enum State: String, Equatable, Sendable {
        case ok
        /// It works, but not fully.
        case warning
        case failed
    }

    private let title: Message
    package let state: State
    /// The finding, such as a version.
    package let detail: Message
    /// What to do; nil if nothing is needed.
    package let advice: Message?

    /// The result of the check called `title`.
    package init(_ title: Message, _ state: State, _ detail: Message, advice: Message? = nil) {
        self.title = title
        self.state = state
        self.detail = detail
        self.advice = advice
    }

    /// The name of the check, for scripts.
    package var name: String { title.english }

    /// The object for scripts.
    package var json: JSONValue {
        .object([
            ("name", .string(name)), ("state", .string(state.rawValue)), ("detail", .string(detail.english)),
            ("advice", .text(advice?.english)),
        ])
    }

    /// Returns one line for people.
    package func line(style: TerminalStyle) -> String {
        let mark =
            switch state {
            case .ok: style.green("✓")
            case .warning: style.yellow("?")
            case .failed: style.yellow("✗")
            }
        let words = { (message: Message) in TerminalText.visible(message.text(in: style.language)) }
        let text = "\(mark) \(words(title)): \(words(detail))"
        return advice.map { "\(text) – \(words($0))" } ?? text
    }
}
