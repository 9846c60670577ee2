/// One thing that can be set in the environment and in the settings file.
public struct Setting: Sendable {
    /// The name in the file, with a dot before what stands in an object: `mail.host`.
    public let key: String
    /// What the value is.
    public let kind: SettingKind
    /// What the value has to be, in words: `a locale such as de or en-US`.
    public let form: String
    private let accepts: @Sendable (String) -> Bool

    /// A setting whose text, unless it is empty, must be one that `accepts` lets pass.
    public init(
        _ key: String, _ kind: SettingKind = .text, form: String,
        accepts: @escaping @Sendable (String) -> Bool = { _ in true }
    ) {
        self.key = key
        self.kind = kind
        self.form = form
        self.accepts = accepts
    }

    /// The name in the environment: `KIF_MAIL_HOST`.
    public var variable: String {
        "KIF_" + key.uppercased().map { $0 == "." || $0 == "-" ? "_" : String($0) }.joined()
    }

    /// True for a text that may stand for this setting.
    public func isSound(_ text: String) -> Bool {
        !text.isEmpty && accepts(text)
    }

    /// True for a number that may stand for this setting.
    public func isSound(_ number: Int) -> Bool {
        guard case .number(let range) = kind else { return false }
        return range.contains(number)
    }
}
