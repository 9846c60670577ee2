import KIFTestSupport
import KeepItFreshDomain
import KeepItFreshLabels
import Testing

@testable import KeepItFreshScanning

/// Damaged files of every format.
struct PhotoReaderFuzzTests {
    private static let block = EXIFPicture.block(
        orientation: 6, texts: [(0x010F, "Fern")], details: [(0x9003, "2027:03:12 18:04:05"), (0x9291, "25")])
    private static let files: [[UInt8]] =
        EncodedFormat.allCases.map { encoded(Quadrants.picture(), as: $0) }
        + OrientedFile.allCases.map { $0.bytes(Quadrants.picture(), exif: block) } + HEIFFile.allCases.map(\.bytes)
        + [HEVCFile.tiles, EXIFPicture.heif(block)]

    @Test func whenFileIsDamaged_shouldDecodeWithinLimitsOrThrow() async throws {
        let limits = PhotoLimits(pixels: 1_000_000)
        let reader = PhotoReader(limits: limits)

        try await FuzzBudget.run { seed, random in
            for file in Self.files {
                let damaged = Self.damaged(file, using: &random)
                let photo = try await reader.open(.bytes(damaged, name: "damaged"))
                guard let image = try? await reader.decode(photo) else { continue }
                #expect(image.width * image.height <= limits.pixels, "seed \(seed)")
                let part = try? await reader.decode(photo, around: Quad(left: 3, top: 5, right: 40, bottom: 30))
                #expect((part?.image.width ?? 1) <= 37, "seed \(seed)")
            }
        }
    }

    private static func damaged(_ file: [UInt8], using random: inout SeededGenerator) -> [UInt8] {
        var bytes = file
        for _ in 0..<Int.random(in: 1...6, using: &random) where !bytes.isEmpty {
            // Half of the damage is done to the header, at the beginning.
            let reach = Bool.random(using: &random) ? min(bytes.count, 200) : bytes.count
            let index = Int.random(in: 0..<reach, using: &random)
            switch Int.random(in: 0..<8, using: &random) {
            case 0: bytes.removeSubrange(index..<min(bytes.count, index + 4))
            case 1: bytes.insert(contentsOf: [0, 0xFF], at: index)
            case 2: bytes.removeLast(bytes.count / 4)
            case 3: bytes[index] = 0xFF
            case 4: bytes[index] = 0
            default: bytes[index] = UInt8.random(in: 0...255, using: &random)
            }
        }
        return bytes
    }
}
