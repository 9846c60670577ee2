import Foundation
import KeepItFreshDomain

/// What tells that a file is the one of before.
struct DumpIdentity: Equatable {
    /// Where it is, from the root.
    let path: String
    /// How many bytes it has.
    let size: Int64
    /// When it was changed last, in seconds since 1970.
    let changedAt: Double

    /// Looks at a file. Throws `CatalogError`.
    init(of path: String) throws(CatalogError) {
        let files = FileManager.default
        let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        guard let attributes = try? files.attributesOfItem(atPath: target) else { throw .noSuchFile }
        guard attributes[.type] as? FileAttributeType == .typeRegular else { throw .notAFile }
        guard files.isReadableFile(atPath: target) else { throw .permissionDenied }
        self.path = target
        size = (attributes[.size] as? NSNumber)?.int64Value ?? 0
        changedAt = (attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    }

    /// The identity in one line, for comparing.
    var text: String { "\(size) \(changedAt) \(path)" }

    /// The file's name without its folder.
    var name: String { URL(fileURLWithPath: path).lastPathComponent }
}
