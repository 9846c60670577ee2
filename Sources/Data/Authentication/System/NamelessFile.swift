import Foundation
import Glibc

/// A file without a name, which nobody else can open: what another program reads from it, that program may leave.
enum NamelessFile {
    /// A file that holds the text, to be read from its start; nil where none can be made.
    static func holding(_ text: String) -> FileHandle? {
        var path = Array("\(NSTemporaryDirectory())kif-XXXXXX".utf8CString)
        let file = unsafe mkstemp(&path)
        guard file >= 0, fcntl(file, F_SETFD, FD_CLOEXEC) == 0 else { return nil }
        let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
        let bytes = Array(text.utf8)
        guard unsafe unlink(path) == 0, unsafe write(file, bytes, bytes.count) == bytes.count,
            lseek(file, 0, SEEK_SET) == 0
        else { return nil }
        return handle
    }
}
