import Foundation
import KeepItFreshAuthentication
import KeepItFreshDomain

/// The files of a copy, and the note of which copy commands use.
struct CopyFiles {
    let path: String

    /// The files of the copy at `path`.
    init(_ path: String) {
        self.path = path
    }

    /// Removes the copy. What it has kept for other copies stays.
    func remove() {
        for name in ["", "-wal", "-shm", "-sync.lock", "-incoming"] {
            try? FileManager.default.removeItem(atPath: path + name)
        }
    }

    /// Makes commands use this copy from now on. Throws `DataError`.
    func use() throws(DataError) {
        let name = URL(fileURLWithPath: path).lastPathComponent
        try SessionFile(path: DataLocation.copyNote()).write(Data("\(name)\n".utf8))
    }

    /// Makes commands use the user's own database again. Throws `DataError`.
    static func leave() throws(DataError) {
        try SessionFile(path: DataLocation.copyNote()).remove()
    }
}
