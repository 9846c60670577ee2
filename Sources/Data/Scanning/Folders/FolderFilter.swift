import Glibc

/// Which files and folders below a folder are left alone: hidden ones, small copies of photos, recycle bins, snapshots,
/// and those that the user excludes.
package struct FolderFilter: Sendable {
    /// What is done with a file or folder.
    enum Choice {
        case taken
        /// Hidden, or small copies that programs make.
        case hidden
        /// A recycle bin, or a snapshot of a file system.
        case recycled
        case excluded
    }

    private let patterns: [String]

    /// A filter that also leaves out what matches one of these patterns, such as `*.png`, `Screenshots` or
    /// `2024/private`: names, or with a slash paths below the folder. Case is ignored, and `/sub` is only that at
    /// the top.
    package init(excluding patterns: [String] = []) {
        self.patterns = patterns.map { String($0.reversed().drop { $0 == "/" }.reversed()) }.filter { !$0.isEmpty }
    }

    /// What is done with the file or folder at `path` below the folder `root`.
    func choice(of path: String, below root: String) -> Choice {
        let place = path.dropFirst(root.hasSuffix("/") ? root.utf8.count : root.utf8.count + 1)
        let name = String(place.split(separator: "/").last ?? place)
        let key = name.lowercased()
        if name.hasPrefix(".") || Self.thumbnailFolders.contains(key) { return .hidden }
        if Self.recycleBins.contains(key) || key.hasPrefix("found.0") { return .recycled }
        let isExcluded = patterns.contains { pattern in
            Self.matches(pattern.contains("/") ? String(place) : name, pattern)
        }
        return isExcluded ? .excluded : .taken
    }

    private static func matches(_ text: String, _ pattern: String) -> Bool {
        let pattern = pattern.hasPrefix("/") ? String(pattern.dropFirst()) : pattern
        return unsafe fnmatch(pattern, text, ignoringCase) == 0
    }

    /// `FNM_CASEFOLD` of fnmatch(3), which only GNU's own headers show.
    private static let ignoringCase: Int32 = 1 << 4

    /// Folders in which devices and programs keep small copies of photos, in lower case.
    private static let thumbnailFolders: Set = [
        "@eadir", "@__thumb", "thumb", "thumbs", "thumbnails", "_thumbs", "_thumbnails", "zbthumbnails", "lost.dir",
        "@synoeastream",
    ]

    /// The recycle bins and snapshots of Windows and of the makers of network storage, in lower case.
    private static let recycleBins: Set = [
        "$recycle.bin", "recycler", "recycled", "recycle.bin", "recycle bin", "system volume information", "@recycle",
        "#recycle", "@recently-snapshot", "#snapshot", "@snapshot", "@snapshots", "~snapshot", "@sharebin", "@tmp",
        "#tmp",
        "network trash folder", "trashbox", "_recycle", "@recycle bin", "files_trashbin", "files_versions",
        "lost+found",
        "temporary items", "$windows.~bt",
    ]
}
