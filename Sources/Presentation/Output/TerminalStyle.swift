import KeepItFreshDomain

/// How text for people is formatted: colours, layout, width and language.
package struct TerminalStyle: Equatable, Sendable {
    package let isColored: Bool
    /// True for one value a line, which suits screen readers.
    package let isPlain: Bool
    /// The width of a line in columns; nil if it is unlimited.
    package let columns: Int?
    package let language: MessageLanguage

    /// - Parameter isColored: Whether to use colours, given the terminal, `NO_COLOR` and `--no-color`.
    package init(isColored: Bool, isPlain: Bool = false, columns: Int? = nil, language: MessageLanguage = .english) {
        self.isColored = isColored
        self.isPlain = isPlain
        self.columns = columns
        self.language = language
    }

    func red(_ text: String) -> String { painted(text, "31") }
    func yellow(_ text: String) -> String { painted(text, "33") }
    func green(_ text: String) -> String { painted(text, "32") }
    /// Returns a text in bold.
    package func bold(_ text: String) -> String { painted(text, "1") }
    func dim(_ text: String) -> String { painted(text, "2") }

    func painted(_ text: String, for status: ExpiryStatus) -> String {
        switch status {
        case .expired: red(text)
        case .expiringSoon: yellow(text)
        case .fresh: green(text)
        case .noDate: text
        }
    }

    private func painted(_ text: String, _ code: String) -> String {
        isColored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}
