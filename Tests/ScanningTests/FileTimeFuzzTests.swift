import Foundation
import Glibc
import KIFTestSupport
import KeepItFreshDomain
import KeepItFreshLabels
import Testing

@testable import KeepItFreshScanning

/// Files written at impossible times, and pictures that claim impossible sizes.
struct FileTimeFuzzTests {
    @Test func whenAFileIsFromAnyTime_shouldHaveAStampAndAnAge() async throws {
        let folder = try KIFTestSupport.TemporaryFolder()
        defer { try? folder.remove() }
        let path = folder.file("photo.jpg")
        try Data([1]).write(to: URL(fileURLWithPath: path))

        try await FuzzBudget.run { seed, random in
            let seconds = EdgeNumbers.integer(using: &random)
            let times = [timespec(tv_sec: 0, tv_nsec: 0), timespec(tv_sec: seconds, tv_nsec: 999_999_999)]
            // A file system may refuse the time, or store the nearest that it can.
            _ = unsafe utimensat(AT_FDCWD, path, times, 0)
            let status = try #require(FileStatus(of: path))

            #expect(status.age >= .zero, "seed \(seed): \(seconds)")
            #expect(status.stamp == FileStatus(of: path)?.stamp, "seed \(seed): \(seconds)")
            #expect((status.keptTime ?? 0).magnitude < 1 << 44, "seed \(seed): \(seconds)")
            _ = try await PhotoReader().open(.file(path))
        }
    }

    @Test func whenAPictureClaimsAnySize_shouldBeRefused() async throws {
        let files = EncodedFormat.allCases.map { encoded(Quadrants.picture(), as: $0) }
        let reader = PhotoReader(limits: PhotoLimits(pixels: .max))
        try await FuzzBudget.run { seed, random in
            var file = EdgeNumbers.pick(files, using: &random)
            let number = UInt32(truncatingIfNeeded: EdgeNumbers.integer(using: &random))
            let place = Int.random(in: 0..<min(file.count - 4, 64), using: &random)
            let bytes = unsafe withUnsafeBytes(of: Bool.random(using: &random) ? number : number.bigEndian) {
                unsafe [UInt8]($0)
            }
            file.replaceSubrange(place..<place + 4, with: bytes)
            guard let format = PictureFormat(of: file), let size = try? PictureSize(of: file, in: format) else {
                return
            }

            #expect(size.width >= 0 && size.height >= 0, "seed \(seed)")
            if max(size.width, size.height) > Int32.max {
                let photo = try await reader.open(.bytes(file, name: "damaged"))
                await #expect(throws: ScanError.self, "seed \(seed)") { try await reader.decode(photo) }
            }
            _ = PhotoCapture(of: file, in: format)
        }
    }
}
