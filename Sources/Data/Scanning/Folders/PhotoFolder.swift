import Glibc
package import KeepItFreshDomain

/// Finds the photos in a folder.
package enum PhotoFolder {
    /// The name endings that photos have, in lower case.
    private static let extensions: Set = [
        "jpg", "jpeg", "jpe", "jfif", "png", "webp", "tif", "tiff", "bmp", "dib", "gif", "heic", "heif", "hif", "avif",
    ]

    /// Whether the path leads to a folder; symbolic links are followed.
    package static func isFolder(_ path: String) -> Bool {
        FileStatus(of: path, followingLinks: true)?.isFolder ?? false
    }

    /// Whether both paths lead to the same folder.
    package static func areSame(_ path: String, _ other: String) -> Bool {
        guard let one = FileStatus(of: path, followingLinks: true) else { return false }
        return FileStatus(of: other, followingLinks: true).map(one.isSame) ?? false
    }

    /// The paths of the photos in a folder and below it, sorted by name. Hidden files, symbolic links and explanations
    /// of photos, recycle bins and snapshots are left out, so a link that leads out of the folder or back into it does
    /// no harm; folders below that cannot be read are left out, too. Throws `noPhotos` when there are none, and
    /// `notFound` or `permissionDenied` when the folder itself cannot be read.
    package static func photos(in folder: String) throws(ScanError) -> [String] {
        try contents(of: folder).photos
    }

    /// The photos in a folder and below it as `photos(in:)` returns them and `filter` takes them, and how many files
    /// and folders of each kind lie there and are not read. Throws like `photos(in:)`.
    package static func contents(
        of folder: String, by filter: FolderFilter = FolderFilter()
    ) throws(ScanError) -> (photos: [String], others: [OtherKind: Int]) {
        let (files, recycleBins) = try files(in: folder, by: filter)
        let photos = files.filter { isPhoto($0.name, at: $0.path) }.map(\.path)
        guard !photos.isEmpty else { throw .noPhotos }
        let endings = files.map { $0.name.split(separator: ".").last?.lowercased() ?? "" }
        let others = OtherKind.allCases.map { kind in
            (kind, kind == .recycleBins ? recycleBins : endings.count { kind.extensions.contains($0) })
        }
        return (
            photos.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) },
            Dictionary(uniqueKeysWithValues: others.filter { $0.1 > 0 })
        )
    }

    /// A kind of file that lies beside photos and is not read.
    package enum OtherKind: String, CaseIterable, Sendable {
        case videos
        case rawPhotos = "RAW photos"
        case sidecars = "sidecar files"
        case recycleBins = "recycle bins"

        /// The name endings, in lower case.
        fileprivate var extensions: Set<String> {
            switch self {
            case .videos: ["mp4", "mov", "m4v", "avi", "mkv", "3gp", "webm", "mts"]
            case .rawPhotos: ["dng", "cr2", "cr3", "nef", "arw", "orf", "rw2", "raf", "pef", "srw"]
            case .sidecars: ["xmp", "aae", "thm", "json", "ini"]
            case .recycleBins: []
            }
        }
    }

    /// The files in a folder and below it, and the number of recycle bins and snapshots there.
    private static func files(
        in folder: String, by filter: FolderFilter
    ) throws(ScanError) -> (files: [(name: String, path: String)], recycleBins: Int) {
        var found: [(name: String, path: String)] = []
        var recycleBins = 0
        var folders: [String] = []
        var next: String? = folder
        while let current = next {
            do throws(ScanError) {
                for entry in try entries(of: current) {
                    let path = (current.hasSuffix("/") ? current : current + "/") + entry.name
                    let choice = filter.choice(of: path, below: folder)
                    if choice == .recycled, entry.isFolder { recycleBins += 1 }
                    guard choice == .taken else { continue }
                    if entry.isFolder {
                        folders.append(path)
                    } else {
                        found.append((entry.name, path))
                    }
                }
            } catch {
                guard current != folder else { throw error }
            }
            next = folders.popLast()
        }
        return (found, recycleBins)
    }

    /// The regular files and folders in a folder, without hidden ones and links.
    static func entries(of folder: String) throws(ScanError) -> [(name: String, isFolder: Bool)] {
        guard let stream = unsafe opendir(PathText.cString(of: folder)) else {
            throw errno == EACCES || errno == EPERM ? .permissionDenied : .notFound
        }
        defer { unsafe closedir(stream) }
        var entries: [(name: String, isFolder: Bool)] = []
        while let entry = unsafe readdir(stream) {
            let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) {
                unsafe PathText.text(of: $0.prefix { $0 != 0 })
            }
            guard !name.hasPrefix(".") else { continue }
            switch unsafe kind(of: Int(entry.pointee.d_type), at: folder + "/" + name) {
            case S_IFDIR: entries.append((name, true))
            case S_IFREG: entries.append((name, false))
            default: continue
            }
        }
        return entries
    }

    /// The file's type, by `lstat` where the file system does not give it with the name.
    private static func kind(of type: Int, at path: String) -> mode_t {
        if type == Int(DT_DIR) { return S_IFDIR }
        if type == Int(DT_REG) { return S_IFREG }
        guard type == Int(DT_UNKNOWN) else { return 0 }
        var status = stat()
        return unsafe lstat(PathText.cString(of: path), &status) == 0 ? status.st_mode & S_IFMT : 0
    }

    private static func isPhoto(_ name: String, at path: String) -> Bool {
        hasPhotoName(name) && !ExplanationFile.isExplanation(path)
    }

    /// Whether a name or a path ends like a photo's.
    static func hasPhotoName(_ name: String) -> Bool {
        guard let dot = name.lastIndex(of: ".") else { return false }
        return extensions.contains(name[name.index(after: dot)...].lowercased())
    }
}
