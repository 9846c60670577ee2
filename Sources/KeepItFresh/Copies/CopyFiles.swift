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

    private static let endings = ["", "-wal", "-shm", "-sync.lock", "-incoming"]

    /// Removes the copy. What it has kept for other copies stays.
    func remove() {
        for name in Self.endings { try? FileManager.default.removeItem(atPath: path + name) }
    }

    /// Puts the copy of a user aside for as long as somebody else is signed in, in place of an earlier one of the user.
    func putAside(of userId: String) {
        CopyFiles(asidePath(of: userId)).remove()
        move(to: asidePath(of: userId))
    }

    /// Takes the copy of a user that was put aside, where there is one.
    func takeBack(of userId: String) {
        guard FileManager.default.fileExists(atPath: asidePath(of: userId)) else { return }
        CopyFiles(asidePath(of: userId)).move(to: path)
    }

    private func asidePath(of userId: String) -> String {
        let name = userId.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
        return "\(path)-of-\(name.prefix(64))"
    }

    private func move(to other: String) {
        for name in Self.endings { try? FileManager.default.moveItem(atPath: path + name, toPath: other + name) }
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
