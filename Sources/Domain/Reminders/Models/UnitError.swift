/// Why the units of a user's systemd were not installed or removed.
public enum UnitError: Error, Equatable, Sendable {
    /// The file at the path is not ours.
    case foreign(String)
    /// The file at the path cannot be written or removed.
    case notWritable(String)
    /// The files are as they should be, but systemd was not told: systemctl is not installed, or no systemd of the
    /// user's runs.
    case notTold
}
