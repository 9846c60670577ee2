import Foundation
package import KeepItFreshDomain
import KeepItFreshPlatform
package import KeepItFreshPresentation
import KeepItFreshSQLite

extension Diagnosis {
    private static let databaseName = Message("database")

    /// Checks the database at `path`, and what is stored in it: one check if it is sound, otherwise also one for each
    /// fault.
    static func databaseChecks(_ path: String) -> [HealthCheck] {
        let check = fileCheck(path)
        guard check.state != .failed, FileManager.default.fileExists(atPath: path) else { return [check] }
        do throws(DataError) {
            let faults = try DatabaseCheck(path: path).faults()
            guard faults.isEmpty else {
                return [HealthCheck(databaseName, .failed, Message("\(path) is damaged"), advice: repair(path))]
                    + faults.map { HealthCheck(databaseName, .failed, $0.message) }
            }
            return [check]
        } catch {
            switch error {
            case .busy:
                let detail = Message("\(path): another program is using the database, so it was not checked")
                return [HealthCheck(databaseName, .warning, detail)]
            case .notADatabase:
                let detail = Message("\(path): \(error.words.message)")
                return [HealthCheck(databaseName, .failed, detail, advice: repair(path))]
            default: return [HealthCheck(databaseName, .failed, Message("\(path): \(error.words.message)"))]
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
        // Translators: the names of items.
        let name = Message("names")
        guard unnamed > 0 else { return [HealthCheck(name, .ok, Message("every item with a number has a name"))] }
        let hasCatalog = (try? await catalog.status())?.products != nil
        let advice = Message.verbatim(UnnamedItems.advice(hasCatalog: hasCatalog))
        return [HealthCheck(name, .warning, UnnamedItems(unnamed, of: total).message, advice: advice)]
    }

    /// Whether the file can be used or created, and whether others can open it.
    private static func fileCheck(_ path: String) -> HealthCheck {
        let files = FileManager.default
        guard let attributes = try? files.attributesOfItem(atPath: path) else { return folderCheck(path) }
        let permissions = (attributes[.posixPermissions] as? NSNumber)?.intValue ?? 0
        let mode = String(permissions, radix: 8)
        // Translators: the path of a file, and who can open it, in digits such as 600.
        let detail = Message("\(path) (mode \(mode))")
        guard attributes[.type] as? FileAttributeType == .typeRegular else {
            let advice = Message("it is not a regular file: choose another with --database")
            return HealthCheck(databaseName, .failed, detail, advice: advice)
        }
        guard files.isReadableFile(atPath: path), files.isWritableFile(atPath: path) else {
            let advice = Message("you cannot read and write it: chmod u+rw, or chown")
            return HealthCheck(databaseName, .failed, detail, advice: advice)
        }
        let isShared = SharedFolder.isShared(SharedFolder.folder(of: path))
        guard permissions & (isShared ? 0o007 : 0o077) == 0 else {
            let advice = isShared ? Message("others can open it: chmod 660") : Message("others can open it: chmod 600")
            return HealthCheck(databaseName, .warning, detail, advice: advice)
        }
        guard attributes[.size] as? Int != 0 else {
            let detail = Message("\(path) (mode \(mode)) is empty")
            return HealthCheck(databaseName, .warning, detail, advice: latest(path))
        }
        return HealthCheck(databaseName, .ok, detail)
    }

    /// Whether the missing file and folders can be created in the nearest folder that exists.
    private static func folderCheck(_ path: String) -> HealthCheck {
        let files = FileManager.default
        var folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        while folder != "/", !files.fileExists(atPath: folder) {
            folder = URL(fileURLWithPath: folder).deletingLastPathComponent().path
        }
        guard files.isWritableFile(atPath: folder) else {
            let advice = Message("it cannot be created in \(folder): choose another with --database")
            return HealthCheck(databaseName, .failed, .verbatim(path), advice: advice)
        }
        return HealthCheck(databaseName, .ok, Message("\(path) (created at first use)"), advice: latest(path))
    }

    /// How to get a damaged database back.
    private static func repair(_ path: String) -> Message {
        guard let backup = latestBackup(path) else {
            return Message(
                """
                if you saved a backup, restore it with kif-scan restore FILE; or save what can still be read with \
                kif-scan export FILE.jsonl, and import it into a new database
                """)
        }
        return Message(
            """
            restore the latest backup (\(backup.contentWords)) with kif-scan restore \(backup.name); or save what can \
            still be read with kif-scan export FILE.jsonl, and import it into a new database
            """)
    }

    /// How to restore the latest backup that can be read; nil when there is none.
    private static func latest(_ path: String) -> Message? {
        latestBackup(path).map {
            Message("restore the latest backup (\($0.contentWords)) with kif-scan restore \($0.name)")
        }
    }

    private static func latestBackup(_ path: String) -> Backup? {
        Backups(ofDatabase: path).all.first { $0.items != nil && $0.reason != .damage }
    }
}
