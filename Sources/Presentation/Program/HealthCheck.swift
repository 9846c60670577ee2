/// The result of one check of `kif-scan doctor`.
package struct HealthCheck: Equatable, Sendable {
    /// Whether what was checked works.
    package enum State: String, Equatable, Sendable {
        case ok
        /// It works, but not fully.
        case warning
        case failed
    }

    package let name: String
    package let state: State
    /// The finding, such as a version.
    package let detail: String
    /// What to do; nil if nothing is needed.
    package let advice: String?

    /// The result of the check called `name`.
    package init(_ name: String, _ state: State, _ detail: String, advice: String? = nil) {
        self.name = name
        self.state = state
        self.detail = detail
        self.advice = advice
    }

    /// The object for scripts.
    package var json: JSONValue {
        .object([
            ("name", .string(name)), ("state", .string(state.rawValue)), ("detail", .string(detail)),
            ("advice", .text(advice)),
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
        let text = "\(mark) \(name): \(TerminalText.visible(detail))"
        return advice.map { "\(text) – \(TerminalText.visible($0))" } ?? text
    }
}
