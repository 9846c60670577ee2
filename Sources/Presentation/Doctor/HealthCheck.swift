/// One thing that `kif-scan doctor` looked at.
public struct HealthCheck: Equatable, Sendable {
    /// How it stands.
    public enum State: String, Equatable, Sendable {
        case ok
        /// It works, with less than it could.
        case warning
        case failed
    }

    /// What was looked at.
    public let name: String
    /// How it stands.
    public let state: State
    /// What was found, such as a version.
    public let detail: String
    /// What to do; nil when there is nothing to do.
    public let advice: String?

    /// A finding.
    public init(_ name: String, _ state: State, _ detail: String, advice: String? = nil) {
        self.name = name
        self.state = state
        self.detail = detail
        self.advice = advice
    }

    /// The finding as scripts read it.
    public var json: JSONValue {
        .object([
            ("name", .string(name)), ("state", .string(state.rawValue)), ("detail", .string(detail)),
            ("advice", .text(advice)),
        ])
    }

    /// The finding in one line for people.
    public func line(style: TerminalStyle) -> String {
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
