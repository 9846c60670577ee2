import Foundation
import Glibc
import KeepItFreshDomain

/// Files that hold secrets: one to read, or one to add to.
enum PrivateFile {
    private static let maximumSecret = 65_536

    /// Reads a secret, without the line feeds at its end. Throws `AuthError.unavailable` when the file is missing,
    /// empty or too large.
    static func secret(at path: String) throws(AuthError) -> String {
        guard let data = FileManager.default.contents(atPath: path), data.count <= maximumSecret else {
            throw .unavailable
        }
        var text = String(decoding: data, as: UTF8.self)
        while text.hasSuffix("\n") || text.hasSuffix("\r\n") { text.removeLast() }
        guard !text.isEmpty else { throw .unavailable }
        return text
    }

    /// Adds a line to a file that only its owner can read. Throws `AuthError.unavailable`.
    static func append(_ line: String, to path: String) throws(AuthError) {
        let file = unsafe open(path, O_WRONLY | O_CREAT | O_APPEND | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw .unavailable }
        defer { close(file) }
        let bytes = Array((line + "\n").utf8)
        var status = stat()
        guard unsafe fstat(file, &status) == 0 else { throw .unavailable }
        // The mode of a device or a FIFO is not ours to change.
        guard status.st_mode & S_IFMT != S_IFREG || fchmod(file, 0o600) == 0,
            unsafe write(file, bytes, bytes.count) == bytes.count
        else { throw .unavailable }
    }
}
