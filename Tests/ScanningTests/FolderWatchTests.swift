import Foundation
import KeepItFreshDomain
import Testing

@testable import KeepItFreshScanning

@Suite(.timeLimit(.minutes(10))) struct FolderWatchTests {
    private let files = FileManager.default

    @Test func whenMoreChangesThanTheKernelKeeps_shouldFindWhatCameAmongThem() async throws {
        let folder = try TemporaryFolder()
        try write("\(folder.path)/one.jpg")
        let watch = try FolderWatch(folder.path, quietPeriod: .milliseconds(10))
        #expect(try await watch.photos().map(\.path) == ["\(folder.path)/one.jpg"])

        let kept = try String(contentsOfFile: "/proc/sys/fs/inotify/max_queued_events", encoding: .utf8)
        let maximum = try #require(Int(kept.trimmingCharacters(in: .whitespacesAndNewlines)))
        // Each is made, closed and deleted.
        for number in 0...(maximum / 3) {
            try write("\(folder.path)/\(number).txt")
            try files.removeItem(atPath: "\(folder.path)/\(number).txt")
        }
        try files.createDirectory(atPath: "\(folder.path)/new", withIntermediateDirectories: false)
        try write("\(folder.path)/new/two.jpg")

        let found = try await watch.photos().map(\.path)
        #expect(found.filter { $0 != "\(folder.path)/one.jpg" } == ["\(folder.path)/new/two.jpg"])

        try write("\(folder.path)/new/three.jpg")
        #expect(try await watch.photos().map(\.path) == ["\(folder.path)/new/three.jpg"])
    }

    @Test func whenTheFolderIsListedAtIntervals_shouldFindWhatNobodyReported() async throws {
        let folder = try TemporaryFolder()
        try write("\(folder.path)/one.jpg")
        let watch = try FolderWatch(
            folder.path, by: FolderFilter(excluding: ["private"]), quietPeriod: .milliseconds(10),
            pollInterval: .milliseconds(100))
        #expect(watch.pollInterval == .milliseconds(100))
        #expect(try await watch.photos().map(\.path) == ["\(folder.path)/one.jpg"])

        // Changes behind a mount are not reported; here they happen where nothing is watched, in a folder moved in.
        try files.createDirectory(atPath: "\(folder.path)/private", withIntermediateDirectories: false)
        try write("\(folder.path)/private/no.jpg")
        try files.createDirectory(atPath: "\(folder.path)/@Recycle", withIntermediateDirectories: false)
        try write("\(folder.path)/@Recycle/no.jpg")
        await watch.forgetWatches()
        try write("\(folder.path)/two.jpg")

        #expect(try await watch.photos().map(\.path) == ["\(folder.path)/two.jpg"])
    }

    /// Writes a file with an old date, like one that is complete.
    private func write(_ path: String) throws {
        let past: [FileAttributeKey: Any] = [.modificationDate: Date(timeIntervalSinceNow: -3_600)]
        #expect(files.createFile(atPath: path, contents: Data("photo".utf8), attributes: past))
        try files.setAttributes(past, ofItemAtPath: path)
    }
}
