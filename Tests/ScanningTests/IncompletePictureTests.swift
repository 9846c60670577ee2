import KeepItFreshDomain
import Testing

@testable import KeepItFreshScanning

/// Pictures of which other programs show something, too: animations, and a JPEG without its end.
@Suite struct IncompletePictureTests {
    private let reader = PhotoReader()

    // MARK: Animations

    @Test func whenAWebPIsAnimated_shouldReadItsFirstFrame() async throws {
        let frames = [Quadrants.picture(), Quadrants.picture().inverted()]

        let image = try await decoded(Self.animation(frames))

        let still = try await decoded(encoded(frames[0], as: .webp))
        #expect(image.width == still.width && image.height == still.height && image.pixels == still.pixels)
    }

    @Test func whenAnAnimationHasAnOrientation_shouldTurnItsFirstFrame() async throws {
        let exif = EXIFPicture.block(orientation: 3)

        let upright = try await decoded(Self.animation([Quadrants.picture()]))
        let turned = try await decoded(Self.animation([Quadrants.picture()], exif: exif))

        #expect(turned.pixels == upright.pixels.reversed())
    }

    @Test(arguments: [1, 20, 60, 200])
    func whenTheFirstFrameIsCutOff_shouldRefuseIt(count: Int) async throws {
        let bytes = Self.animation([Quadrants.picture()])

        await #expect(throws: ScanError.unreadableImage) { try await decoded(Array(bytes.dropLast(count))) }
    }

    @Test func whenALaterFrameIsCutOff_shouldReadTheFirst() async throws {
        let bytes = Self.animation([Quadrants.picture(), Quadrants.picture().inverted()])

        #expect(
            try await decoded(Array(bytes.dropLast(40))).pixels == decoded(Self.animation([Quadrants.picture()])).pixels
        )
    }

    // MARK: JPEG

    @Test func whenAJPEGLacksItsEndMarker_shouldReadItAndSaySo() async throws {
        let bytes = encoded(TextPicture.draw(["2027-03-12"]), as: .jpeg)
        let cut = Array(bytes.dropLast(2))

        let (file, whole) = (try await opened(cut), try await opened(bytes))

        #expect(file.isCutOff && !whole.isCutOff)
        #expect(try await reader.decode(file).pixels == reader.decode(whole).pixels)
    }

    @Test func whenAJPEGLacksItsLastRows_shouldReadTheOthersAndLeaveThoseWhite() async throws {
        let picture = Self.noise(width: 320, height: 640)
        let bytes = encoded(picture, as: .jpeg)
        let file = try await opened(Array(bytes.prefix(bytes.count * 98 / 100)))

        let image = try await reader.decode(file)

        let whole = try await reader.decode(try await opened(bytes))
        let rows = image.height * 19 / 20
        #expect(file.isCutOff && image.height == whole.height)
        #expect(image.pixels.prefix(rows * image.width).elementsEqual(whole.pixels.prefix(rows * image.width)))
        #expect(image.pixels.suffix(image.width).allSatisfy { $0 == 255 })
    }

    @Test(arguments: [90, 75, 50, 10])
    func whenMoreOfAJPEGIsMissing_shouldRefuseIt(percent: Int) async throws {
        let bytes = encoded(Self.noise(width: 320, height: 640), as: .jpeg)

        await #expect(throws: ScanError.unreadableImage) {
            try await decoded(Array(bytes.prefix(bytes.count * percent / 100)))
        }
    }

    @Test func whenBytesWithinAJPEGAreMissing_shouldRefuseIt() async throws {
        let bytes = encoded(Self.noise(width: 320, height: 640), as: .jpeg)
        let cut = Array(bytes.prefix(bytes.count * 98 / 100)) + [0xFF, 0xD9]

        await #expect(throws: ScanError.unreadableImage) { try await decoded(cut) }
    }

    @Test func whenSomethingFollowsAJPEG_shouldNotBeCutOff() async throws {
        let bytes = encoded(Quadrants.picture(), as: .jpeg) + Array("a film".utf8)

        #expect(try await !opened(bytes).isCutOff)
    }

    private func opened(_ bytes: [UInt8]) async throws -> PhotoFile {
        try await reader.open(.bytes(bytes, name: "x"))
    }

    private func decoded(_ bytes: [UInt8]) async throws -> GreyImage {
        try await reader.decode(try await opened(bytes))
    }

    private static func noise(width: Int, height: Int) -> GreyImage {
        var state: UInt32 = 7
        let pixels = (0..<(width * height)).map { _ in
            state = state &* 1_664_525 &+ 1_013_904_223
            return UInt8(state >> 24)
        }
        return .made(width: width, height: height, pixels: pixels)
    }

    /// An animated WebP file of these frames (RFC 9649, section 2.7).
    private static func animation(_ frames: [GreyImage], exif: [UInt8]? = nil) -> [UInt8] {
        let size = little(frames[0].width - 1, 3) + little(frames[0].height - 1, 3)
        var chunks = chunk("VP8X", [exif == nil ? 0x02 : 0x0A, 0, 0, 0] + size)
        chunks += chunk("ANIM", [255, 255, 255, 255, 0, 0])
        for frame in frames {
            let header = little(0, 6) + size + little(100, 3) + [0]
            chunks += chunk("ANMF", header + encoded(frame, as: .webp)[12...])
        }
        if let exif { chunks += chunk("EXIF", exif) }
        return chunk("RIFF", Array("WEBP".utf8) + chunks)
    }

    private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
        Array(name.utf8) + little(content.count, 4) + content + (content.count % 2 == 0 ? [] : [0])
    }

    private static func little(_ number: Int, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
}
