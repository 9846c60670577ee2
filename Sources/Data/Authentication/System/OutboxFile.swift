import Glibc
import KeepItFreshDomain

/// A file that messages are added to, readable by its owner alone.
enum OutboxFile {
    /// Adds a line. Throws `AuthError.unavailable`.
    static func append(_ line: String, to path: String) throws(AuthError) {
        let file = unsafe open(path, O_WRONLY | O_CREAT | O_APPEND | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw .unavailable }
        defer { close(file) }
        let bytes = Array((line + "\n").utf8)
        guard fchmod(file, 0o600) == 0, unsafe write(file, bytes, bytes.count) == bytes.count else {
            throw .unavailable
        }
    }
}
