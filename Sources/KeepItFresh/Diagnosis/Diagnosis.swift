import Foundation
import KeepItFreshDomain
package import KeepItFreshPresentation
import KeepItFreshScanning

/// Checks what the program needs, without changing anything.
package enum Diagnosis {
    /// Checks the libraries, the readers of text, and the database at `path`, or the user's own. The files of the
    /// scene-text reader are in the folder `sceneText`, or where they are usually installed.
    package static func checks(database path: String? = nil, sceneText folder: String? = nil) -> [HealthCheck] {
        ScanningComponents.all.map(library) + textChecks(sceneText: folder)
            + [DatabaseFile(path ?? DataLocation.database()).check]
    }

    /// Checks the settings: one check if they are valid, otherwise one for each fault.
    package static func checks(of settings: UserSettings) -> [HealthCheck] {
        guard settings.faults.isEmpty else {
            return settings.faults.map { HealthCheck("settings", .failed, $0.message) }
        }
        return [HealthCheck("settings", .ok, settings.hasFile ? settings.path : "\(settings.path) (none yet)")]
    }

    private static func library(_ component: ComponentVersion) -> HealthCheck {
        guard let version = component.version else {
            return HealthCheck(
                component.name, .warning, "left out of this build: no Data Matrix codes, fewer barcodes read",
                advice: "install libzxing-dev and build without --disable-default-traits")
        }
        return HealthCheck(component.name, .ok, version)
    }

    /// Checks the database's file without opening the database.
    private struct DatabaseFile {
        private let path: String

        init(_ path: String) {
            self.path = path
        }

        /// Whether the file can be used or created, and whether others can open it.
        var check: HealthCheck {
            let files = FileManager.default
            guard let attributes = try? files.attributesOfItem(atPath: path) else { return checkOfFolder }
            let mode = (attributes[.posixPermissions] as? NSNumber)?.intValue ?? 0
            let detail = "\(path) (mode \(String(mode, radix: 8)))"
            guard attributes[.type] as? FileAttributeType == .typeRegular else {
                return HealthCheck(
                    "database", .failed, detail, advice: "it is not a regular file: choose another with --database")
            }
            guard files.isReadableFile(atPath: path), files.isWritableFile(atPath: path) else {
                return HealthCheck(
                    "database", .failed, detail, advice: "you cannot read and write it: chmod u+rw, or chown")
            }
            guard isDatabase else {
                return HealthCheck(
                    "database", .failed, detail, advice: "it is not an SQLite file: choose another with --database")
            }
            guard mode & 0o077 == 0 else {
                return HealthCheck("database", .warning, detail, advice: "others can open it: chmod 600")
            }
            return HealthCheck("database", .ok, detail)
        }

        /// Whether the file is empty, or begins as SQLite's files do (SQLite, "Database File Format", 1.3.1).
        private var isDatabase: Bool {
            guard let file = FileHandle(forReadingAtPath: path), let start = try? file.read(upToCount: 16) else {
                return true
            }
            return start.isEmpty || start == Data("SQLite format 3\0".utf8)
        }

        /// Whether the missing file and folders can be created in the nearest folder that exists.
        private var checkOfFolder: HealthCheck {
            let files = FileManager.default
            var folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
            while folder != "/", !files.fileExists(atPath: folder) {
                folder = URL(fileURLWithPath: folder).deletingLastPathComponent().path
            }
            guard files.isWritableFile(atPath: folder) else {
                return HealthCheck(
                    "database", .failed, path,
                    advice: "it cannot be created in \(folder): choose another with --database")
            }
            return HealthCheck("database", .ok, "\(path) (created at first use)")
        }
    }
}
