/// A setting, which can be set in the environment and in the settings file.
package struct Setting: Sendable {
    /// The name in the file, with a dot between an object and its member: `mail.host`.
    package let key: String
    package let kind: Kind
    /// What a value must be, in words: `a locale such as de or en-US`.
    package let form: String
    private let accepts: @Sendable (String) -> Bool

    /// The kind of a setting's value.
    package enum Kind: Equatable, Sendable {
        case text
        /// A whole number in a range.
        case number(ClosedRange<Int>)
        /// A text that is never shown.
        case secret
    }

    /// A setting whose non-empty values are valid if `accepts` returns true.
    package init(
        _ key: String, _ kind: Kind = .text, form: String,
        accepts: @escaping @Sendable (String) -> Bool = { _ in true }
    ) {
        self.key = key
        self.kind = kind
        self.form = form
        self.accepts = accepts
    }

    /// The name in the environment: `KIF_MAIL_HOST`.
    package var variable: String {
        "KIF_" + key.uppercased().map { $0 == "." || $0 == "-" ? "_" : String($0) }.joined()
    }

    /// Whether a text is a valid value of this setting.
    package func isValid(_ text: String) -> Bool {
        !text.isEmpty && accepts(text)
    }

    /// Whether a number is a valid value of this setting.
    package func isValid(_ number: Int) -> Bool {
        guard case .number(let range) = kind else { return false }
        return range.contains(number)
    }
}
