import KeepItFreshDomain

/// Colours for a terminal, or none.
public struct TerminalStyle: Equatable, Sendable {
    /// True to colour.
    public let isColored: Bool
    /// True for one value a line, as screen readers read best.
    public let isPlain: Bool
    /// How many columns a line has; nil where it has no end.
    public let columns: Int?
    /// The language that is spoken.
    public let language: MessageLanguage

    /// Colours when `isColored`; whoever makes it has asked the terminal, `NO_COLOR` and `--no-color`.
    public init(isColored: Bool, isPlain: Bool = false, columns: Int? = nil, language: MessageLanguage = .english) {
        self.isColored = isColored
        self.isPlain = isPlain
        self.columns = columns
        self.language = language
    }

    func red(_ text: String) -> String { painted(text, "31") }
    func yellow(_ text: String) -> String { painted(text, "33") }
    func green(_ text: String) -> String { painted(text, "32") }
    func bold(_ text: String) -> String { painted(text, "1") }
    func dim(_ text: String) -> String { painted(text, "2") }

    func painted(_ text: String, for status: ExpiryStatus) -> String {
        switch status {
        case .expired: red(text)
        case .expiringSoon: yellow(text)
        case .fresh: green(text)
        }
    }

    private func painted(_ text: String, _ code: String) -> String {
        isColored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}
