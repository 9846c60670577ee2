/// What a setting's value is.
public enum SettingKind: Equatable, Sendable {
    case text
    /// A whole number in a range.
    case number(ClosedRange<Int>)
    /// A text that is never shown.
    case secret
}
