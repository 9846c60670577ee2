/// Why the user's systemd units could not be installed or removed.
package enum UnitError: Error, Equatable, Sendable {
    /// The file at the path was not written by this program.
    case foreign(String)
    /// The file at the path cannot be written or removed.
    case notWritable(String)
    /// The files were written, but the timer was not started: systemctl is not installed, or `systemd --user` is not
    /// running.
    case notStarted
    /// The files were removed, but the timer was not stopped, for the same reasons.
    case notStopped
}
