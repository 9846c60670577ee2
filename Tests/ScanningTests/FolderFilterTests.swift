import Foundation
import KeepItFreshDomain
import Testing

@testable import KeepItFreshScanning

@Suite struct FolderFilterTests {
    @Test(arguments: [
        "@Recycle", "$RECYCLE.BIN", "$Recycle.Bin", "#recycle", "RECYCLER", "System Volume Information",
        "@Recently-Snapshot",
        "#snapshot", "lost+found", "Network Trash Folder", "files_trashbin", "@sharebin", "~snapshot", "found.000",
    ])
    func whenAFolderIsARecycleBinOrASnapshot_shouldLeaveItAloneAndCountIt(name: String) throws {
        let folder = try TemporaryFolder()
        for place in ["one.jpg", "\(name)/two.jpg", "a/\(name)/deep/three.jpg", "a/four.jpg"] {
            try write(place, in: folder)
        }

        let contents = try PhotoFolder.contents(of: folder.path)

        #expect(contents.photos == ["a/four.jpg", "one.jpg"].map { "\(folder.path)/\($0)" })
        #expect(contents.others == [.recycleBins: 2])
    }

    @Test(arguments: [
        "@eaDir", "@__thumb", ".thumbnails", ".Trash-1000", ".recycle", ".zfs", ".snapshots", "Thumbs", "thumbnails",
        ".hidden",
    ])
    func whenAFolderHasSmallCopiesOrIsHidden_shouldLeaveItAlone(name: String) throws {
        let folder = try TemporaryFolder()
        for place in ["one.jpg", "\(name)/two.jpg"] { try write(place, in: folder) }

        let contents = try PhotoFolder.contents(of: folder.path)

        #expect(contents.photos == ["\(folder.path)/one.jpg"] && contents.others.isEmpty)
    }

    @Test(arguments: ["Recycling", "Snapshots of summer", "@home", "Trash", "thumbnail pictures", "$5"])
    func whenAFolderHasASimilarName_shouldReadIt(name: String) throws {
        let folder = try TemporaryFolder()
        try write("\(name)/one.jpg", in: folder)

        #expect(try PhotoFolder.photos(in: folder.path) == ["\(folder.path)/\(name)/one.jpg"])
    }

    @Test(
        arguments: [
            (["Screenshots"], ["a.png", "b.jpg", "sub/c.jpg"]), (["screenshots/"], ["a.png", "b.jpg", "sub/c.jpg"]),
            (["*.png"], ["Screenshots/s.jpg", "b.jpg", "sub/c.jpg"]),
            (["*.PNG", "b*"], ["Screenshots/s.jpg", "sub/c.jpg"]),
            (["sub/c.jpg"], ["Screenshots/s.jpg", "a.png", "b.jpg"]),
            (["/sub"], ["Screenshots/s.jpg", "a.png", "b.jpg"]),
            (["sub/*"], ["Screenshots/s.jpg", "a.png", "b.jpg"]), (["c.jpg"], ["Screenshots/s.jpg", "a.png", "b.jpg"]),
            (["[ab].*"], ["Screenshots/s.jpg", "sub/c.jpg"]),
            (["nothing"], ["Screenshots/s.jpg", "a.png", "b.jpg", "sub/c.jpg"]),
        ] as [([String], [String])])
    func whenPatternsAreExcluded_shouldLeaveOutWhatMatches(patterns: [String], left: [String]) throws {
        let folder = try TemporaryFolder()
        for place in ["Screenshots/s.jpg", "a.png", "b.jpg", "sub/c.jpg"] { try write(place, in: folder) }

        let photos = try PhotoFolder.contents(of: folder.path, by: FolderFilter(excluding: patterns)).photos

        #expect(photos == left.map { "\(folder.path)/\($0)" })
    }

    @Test(arguments: [
        ("nfs4", true), ("cifs", true), ("fuse.sshfs", true), ("fuse.rclone", true), ("9p", true), ("virtiofs", true),
        ("ext4", false), ("btrfs", false), ("fuseblk", false), ("tmpfs", false), ("overlay", false),
    ])
    func whenAFileSystemIsRemote_shouldBeKnown(type: String, isRemote: Bool) throws {
        let mounts = """
            22 1 8:1 / / rw,relatime shared:1 - ext4 /dev/sda1 rw
            97 22 0:45 / /mnt/pictures rw,relatime shared:60 master:2 - \(type) nas:/pictures rw
            """

        #expect(RemoteFolder.isRemote("0:45", in: mounts) == isRemote)
        #expect(!RemoteFolder.isRemote("8:1", in: mounts) && !RemoteFolder.isRemote("0:4", in: mounts))
        let mounted = try String(contentsOfFile: "/proc/self/mountinfo", encoding: .utf8)
        #expect(mounted.contains(" / ") && !RemoteFolder.contains("/proc"))
    }

    private func write(_ place: String, in folder: TemporaryFolder) throws {
        let url = URL(fileURLWithPath: "\(folder.path)/\(place)")
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data("photo".utf8).write(to: url)
    }
}
