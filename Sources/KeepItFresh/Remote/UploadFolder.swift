import Foundation
package import KeepItFreshDomain
package import KeepItFreshPlatform
import KeepItFreshScanning

/// The files of photos that other devices sent, in a folder beside the database until they are read.
package struct UploadFolder: Sendable {
    private static let reserve = 1 << 30

    private let path: String

    /// The folder of the database in the file at `path`, which is made if it is missing. Throws `DataError`.
    package init(ofDatabase path: String) throws(DataError) {
        self.path = DataLocation.beside(database: path, "uploads")
        do {
            try FileManager.default.createDirectory(
                atPath: self.path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw .unavailable("the folder \(self.path) cannot be made")
        }
        DraftFile.removeAbandoned(in: self.path)
    }

    /// Begins the file of a photo of at most so many bytes. Throws `DataError.diskFull` where it would leave less than
    /// a reserve: 1 GB, or on a small disk a twentieth of it.
    package func begin(upTo maximum: Int) throws(DataError) -> IncomingFile {
        if let (free, total) = IncomingFile.space(at: path),
            free < min(Self.reserve, total / 20) + maximum
        {
            throw .diskFull
        }
        do {
            return try IncomingFile(in: path)
        } catch {
            throw DataError(error)
        }
    }

    /// Whether a file begins as a picture that can be read does.
    package func isPicture(_ file: IncomingFile) -> Bool { PictureFormat(of: file.beginning) != nil }

    /// Keeps a complete file as that of a photo. Throws `DataError`.
    package func keep(_ file: IncomingFile, of upload: Upload) throws(DataError) {
        do {
            try file.keep(as: self.file(of: upload))
        } catch {
            throw DataError(error)
        }
    }

    /// The bytes of a photo; nil when its file is gone. Throws `DataError.busy` when it is there and cannot be read
    /// now.
    package func bytes(of upload: Upload) throws(DataError) -> [UInt8]? {
        if let bytes = bytes(ofPhoto: upload.contentHash, in: upload.householdId) { return bytes }
        if FileManager.default.fileExists(atPath: file(of: upload)) { throw .busy }
        return nil
    }

    /// The bytes of the photo with this content; nil when its file is gone.
    func bytes(ofPhoto contentHash: String, in householdId: String) -> [UInt8]? {
        FileManager.default.contents(atPath: "\(path)/\(Self.name(ofPhoto: contentHash, in: householdId))").map(
            Array.init)
    }

    /// Removes the file of a photo.
    package func remove(_ upload: Upload) {
        try? FileManager.default.removeItem(atPath: file(of: upload))
    }

    /// Removes all files but those of `uploads`: of photos that were read when the program ended.
    package func removeAll(but uploads: [Upload]) {
        let kept = Set(uploads.map(name))
        for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        where !kept.contains(name) && !DraftFile.isDraft(name) {
            try? FileManager.default.removeItem(atPath: "\(path)/\(name)")
        }
    }

    private func file(of upload: Upload) -> String { "\(path)/\(name(of: upload))" }

    /// The same for the same photo: whoever sends it again replaces the file by itself.
    private func name(of upload: Upload) -> String { Self.name(ofPhoto: upload.contentHash, in: upload.householdId) }

    private static func name(ofPhoto contentHash: String, in householdId: String) -> String {
        "\(householdId)-\(contentHash)"
    }
}

extension DataError {
    /// What the failure of a file that came in means.
    package init(_ failure: IncomingFile.Failure) {
        self =
            switch failure {
            case .diskFull: .diskFull
            case .unavailable(let reason): .unavailable("a photo cannot be stored: \(reason)")
            }
    }
}
