import KeepItFreshDomain
import KeepItFreshLabels
import Testing

@testable import KeepItFreshScanning

struct PhotoCaptureTests {
    private let block = EXIFPicture.block(
        orientation: 6, texts: [(0x010F, "Fern "), (0x0110, "Fern 8")],
        details: [(0x9003, "2027:03:12 18:04:05"), (0x9291, "250"), (0x9011, "+05:30")])

    @Test(arguments: OrientedFile.allCases)
    func whenFileTellsOfItsTaking_shouldKeepIt(format: OrientedFile) async throws {
        let capture = try await capture(of: format.bytes(Quadrants.picture(), exif: block))

        #expect(capture?.time?.description == "2027-03-12T18:04:05.250+05:30")
        #expect(capture?.make == "Fern")
        #expect(capture?.device == "Fern 8")
        #expect(capture?.orientation == 6)
    }

    @Test func whenHEIFTellsOfItsTaking_shouldKeepIt() async throws {
        let capture = try await capture(of: EXIFPicture.heif(block))

        #expect(capture?.time?.description == "2027-03-12T18:04:05.250+05:30")
        #expect(capture?.orientation == 6)
    }

    @Test(arguments: [HEIFFile.rotated, .exifOnly])
    func whenHEIFComesFromEncoder_shouldFindItsOrientation(file: HEIFFile) async throws {
        let capture = try await capture(of: file.bytes)

        #expect(capture == PhotoCapture(orientation: 6))
    }

    @Test(arguments: [
        ([(0x9004, "2027:03:12 18:04:05")], "2027-03-12T18:04:05"),
        ([(0x9003, "0000:00:00 00:00:00"), (0x9004, "2027:03:12 18:04:05")], "2027-03-12T18:04:05"),
        ([(0x9003, "2027:03:12 18:04:05"), (0x9291, "7"), (0x9011, "-03:00")], "2027-03-12T18:04:05.700-03:00"),
        ([(0x9003, "2027:03:12 18:04:05"), (0x9291, "x"), (0x9011, "   :  ")], "2027-03-12T18:04:05"),
        ([(0x9003, "    :  :     :  :  ")], nil), ([(0x9003, "2027:02:30 18:04:05")], nil),
        ([(0x9003, "2027:03:12 24:04:05")], nil), ([(0x9003, "2027:03:12")], nil),
    ])
    func whenTimeIsTold_shouldTakeWhatMakesSense(details: [(Int, String)], time: String?) async throws {
        let details = details.map { (tag: $0.0, text: $0.1) }

        let capture = try await capture(
            of: OrientedFile.jpeg.bytes(Quadrants.picture(), exif: EXIFPicture.block(details: details)))

        #expect(capture?.time?.description == time)
    }

    @Test func whenFileTellsNothing_shouldKeepNothing() async throws {
        let capture = try await capture(of: encoded(Quadrants.picture(), as: .jpeg))

        #expect(capture == nil)
    }

    @Test(arguments: OrientedFile.allCases)
    func whenBlockIsDamaged_shouldDoNoHarm(format: OrientedFile) async throws {
        for index in block.indices {
            for value in [0, 0xFF] as [UInt8] {
                var damaged = block
                damaged[index] = value
                let capture = try await capture(of: format.bytes(Quadrants.picture(), exif: damaged))
                #expect((1...8).contains(capture?.orientation ?? 1))
            }
        }
    }

    @Test func whenHEIFIsDamaged_shouldDoNoHarm() async throws {
        let file = EXIFPicture.heif(block)
        for index in file.indices {
            for value in [0, 1, 0x7F, 0xFF] as [UInt8] {
                var damaged = file
                damaged[index] = value
                let capture = try await capture(of: damaged)
                #expect((1...8).contains(capture?.orientation ?? 1))
            }
            let capture = try await capture(of: Array(file[..<index]))
            #expect(capture == nil)
        }
    }

    private func capture(of bytes: [UInt8]) async throws -> PhotoCapture? {
        try await PhotoReader().open(.bytes(bytes, name: "test")).capture
    }
}
