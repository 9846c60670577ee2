/// Where a setting stands.
public enum SettingPlace: Equatable, Sendable {
    /// In the settings file; the line is nil where it is not known.
    case file(String, line: Int?)
    /// In a variable of the environment.
    case environment(String)
}
