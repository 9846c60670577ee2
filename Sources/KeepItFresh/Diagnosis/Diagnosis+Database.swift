import Foundation
package import KeepItFreshDomain
import KeepItFreshPlatform
package import KeepItFreshPresentation
import KeepItFreshSQLite

extension Diagnosis {
    /// Checks the database at `path`, and what is stored in it: one check if it is sound, otherwise also one for each
    /// fault.
    static func databaseChecks(_ path: String) -> [HealthCheck] {
        let check = fileCheck(path)
        guard check.state != .failed, FileManager.default.fileExists(atPath: path) else { return [check] }
        do throws(DataError) {
            let faults = try DatabaseCheck(path: path).faults()
            guard faults.isEmpty else {
                return [HealthCheck("database", .failed, "\(path) is damaged", advice: repair(path))]
                    + faults.map { HealthCheck("database", .failed, $0.message) }
            }
            return [check]
        } catch {
            switch error {
            case .busy:
                return [HealthCheck("database", .warning, "\(path): \(error.message), so it was not checked")]
            case .notADatabase:
                return [HealthCheck("database", .failed, "\(path): \(error.message)", advice: repair(path))]
            default: return [HealthCheck("database", .failed, "\(path): \(error.message)")]
            }
        }
    }

    /// Checks whether items in the database at `path`, or the user's own, lack a name that `catalog` may know.
    package static func nameChecks(
        database path: String?, catalog: any ProductCatalogProviding
    ) async -> [HealthCheck] {
        let path = path ?? DataLocation.database()
        guard FileManager.default.fileExists(atPath: path),
            let (unnamed, total) = try? DatabaseCheck(path: path).unnamedItems()
        else { return [] }
        guard unnamed > 0 else { return [HealthCheck("names", .ok, "every item with a number has a name")] }
        let hasCatalog = (try? await catalog.status())?.products != nil
        let items = UnnamedItems(unnamed, of: total)
        return [
            HealthCheck("names", .warning, items.words(), advice: UnnamedItems.advice(hasCatalog: hasCatalog))
        ]
    }

    /// Whether the file can be used or created, and whether others can open it.
    private static func fileCheck(_ path: String) -> HealthCheck {
        let files = FileManager.default
        guard let attributes = try? files.attributesOfItem(atPath: path) else { return folderCheck(path) }
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
        let isShared = SharedFolder.isShared(SharedFolder.folder(of: path))
        guard mode & (isShared ? 0o007 : 0o077) == 0 else {
            let advice = "others can open it: chmod \(isShared ? "660" : "600")"
            return HealthCheck("database", .warning, detail, advice: advice)
        }
        guard attributes[.size] as? Int != 0 else {
            return HealthCheck("database", .warning, "\(detail) is empty", advice: latest(path))
        }
        return HealthCheck("database", .ok, detail)
    }

    /// Whether the missing file and folders can be created in the nearest folder that exists.
    private static func folderCheck(_ path: String) -> HealthCheck {
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
        return HealthCheck("database", .ok, "\(path) (created at first use)", advice: latest(path))
    }

    /// How to get a damaged database back.
    private static func repair(_ path: String) -> String {
        "\(latest(path) ?? "restore a backup of yours with kif-scan restore FILE"); or save what can still be read with "
            + "kif-scan export FILE.jsonl, and import it into a new database"
    }

    /// How to restore the latest backup that can be read; nil when there is none.
    private static func latest(_ path: String) -> String? {
        Backups(ofDatabase: path).all.first { $0.items != nil && $0.reason != .damage }.map {
            "restore the latest backup (\($0.contentWords)) with kif-scan restore \($0.name)"
        }
    }
}
