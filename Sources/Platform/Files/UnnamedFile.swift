package import Foundation

/// A temporary file without a name, so that no other process can open it; it is gone when it is closed.
package enum UnnamedFile {
    /// Makes an empty one for reading and writing; nil where none can be made.
    package static func make() -> FileHandle? {
        var path = Array("\(NSTemporaryDirectory())kif-XXXXXX".utf8CString)
        let file = unsafe mkstemp(&path)
        guard file >= 0 else { return nil }
        let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
        guard unsafe unlink(path) == 0, fcntl(file, F_SETFD, FD_CLOEXEC) == 0 else { return nil }
        return handle
    }
}
