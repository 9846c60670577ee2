import Foundation
import KeepItFreshPresentation

/// Looks at the database's file from outside, changing nothing.
struct DatabaseDiagnosis {
    private let path: String

    init(_ path: String) {
        self.path = path
    }

    /// Whether the file can be used, or made, and by whom.
    var check: HealthCheck {
        let files = FileManager.default
        guard let attributes = try? files.attributesOfItem(atPath: path) else { return checkOfFolder }
        let mode = (attributes[.posixPermissions] as? NSNumber)?.intValue ?? 0
        let detail = "\(path) (mode \(String(mode, radix: 8)))"
        guard attributes[.type] as? FileAttributeType == .typeRegular else {
            return HealthCheck(
                "database", .failed, detail, advice: "it is no regular file: name another with --database")
        }
        guard files.isReadableFile(atPath: path), files.isWritableFile(atPath: path) else {
            return HealthCheck(
                "database", .failed, detail, advice: "you may not read and write it: chmod u+rw, or chown")
        }
        guard isDatabase else {
            return HealthCheck(
                "database", .failed, detail, advice: "it is no SQLite file: name another with --database")
        }
        guard mode & 0o077 == 0 else {
            return HealthCheck("database", .warning, detail, advice: "others may open it: chmod 600")
        }
        return HealthCheck("database", .ok, detail)
    }

    /// True for an empty file, and for one that begins as SQLite's do (SQLite, "Database File Format", 1.3.1).
    private var isDatabase: Bool {
        guard let file = FileHandle(forReadingAtPath: path), let start = try? file.read(upToCount: 16) else {
            return true
        }
        return start.isEmpty || start == Data("SQLite format 3\0".utf8)
    }

    /// The nearest folder above that exists must let us make the rest.
    private var checkOfFolder: HealthCheck {
        let files = FileManager.default
        var folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        while folder != "/", !files.fileExists(atPath: folder) {
            folder = URL(fileURLWithPath: folder).deletingLastPathComponent().path
        }
        guard files.isWritableFile(atPath: folder) else {
            return HealthCheck(
                "database", .failed, path, advice: "it cannot be made in \(folder): name another with --database")
        }
        return HealthCheck("database", .ok, "\(path) (made at first use)")
    }
}
