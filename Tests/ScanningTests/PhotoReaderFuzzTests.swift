import Foundation
import KeepItFreshDomain
import TestSupport
import Testing

@testable import KeepItFreshScanning

/// Damaged files of every format: few in every run, as many as `FUZZ_SEEDS` says in a long one (`Scripts/fuzz`).
struct PhotoReaderFuzzTests {
    private static let seeds =
        0..<(ProcessInfo.processInfo.environment["FUZZ_SEEDS"].flatMap(UInt64.init) ?? 20)
    private static let block = EXIFPicture.block(
        orientation: 6, texts: [(0x010F, "Fern")], details: [(0x9003, "2027:03:12 18:04:05"), (0x9291, "25")])
    private static let files: [[UInt8]] =
        EncodedFormat.allCases.map { encoded(Quadrants.picture(), as: $0) }
        + OrientedFile.allCases.map { $0.bytes(Quadrants.picture(), exif: block) } + HEIFFile.allCases.map(\.bytes)
        + [EXIFPicture.heif(block)]

    @Test(arguments: seeds)
    func whenFileIsDamaged_shouldDecodeWithinLimitsOrThrow(seed: UInt64) async throws {
        var random = SeededGenerator(state: seed)
        let limits = PhotoLimits(pixels: 1_000_000)
        let reader = PhotoReader(limits: limits)

        for file in Self.files {
            let damaged = Self.damaged(file, using: &random)
            let photo = try await reader.open(.bytes(damaged, name: "damaged"))
            guard let image = try? await reader.decode(photo) else { continue }
            #expect(image.width * image.height <= limits.pixels)
            let part = try? await reader.decode(photo, around: Quad(left: 3, top: 5, right: 40, bottom: 30))
            #expect((part?.image.width ?? 1) <= 37)
        }
    }

    private static func damaged(_ file: [UInt8], using random: inout SeededGenerator) -> [UInt8] {
        var bytes = file
        for _ in 0..<Int.random(in: 1...6, using: &random) where !bytes.isEmpty {
            // Headers lead: half of the damage is done there.
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
