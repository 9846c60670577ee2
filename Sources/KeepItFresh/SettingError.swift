/// A setting that cannot be understood, by its name and what it may be. What it is may be secret.
public struct SettingError: Error, Equatable, Sendable {
    /// The setting's name.
    public let name: String
    /// What it may be.
    public let expected: String
}
