import KeepItFreshDomain
import KeepItFreshLabels
import Testing

@testable import KeepItFreshScanning

struct PhotoReaderTests {
    private let reader = PhotoReader()

    @Test func whenPhotoIsOpened_shouldHashItsContent() async throws {
        let empty = try await reader.open(.bytes([], name: "empty"))
        let letters = try await reader.open(.bytes(Array("abc".utf8), name: "letters"))

        #expect(empty.contentHash == "0e5751c026e543b2e8ab2eb06099daa1d1e5df47778f7787faab45cdf12fe3a8")
        #expect(letters.contentHash == "bddd813c634239723171ef3fee98579b94964e3bb1cb3e427262c8c068d52319")
    }

    @Test func whenBytesPassLimit_shouldThrowImageTooLarge() async {
        let reader = PhotoReader(limits: PhotoLimits(bytes: 2))

        await #expect(throws: ScanError.imageTooLarge) { try await reader.open(.bytes([1, 2, 3], name: "large")) }
    }

    @Test(arguments: EncodedFormat.allCases)
    func whenFormatIsKnown_shouldDecodeToGrey(format: EncodedFormat) async throws {
        let image = try await decode(encoded(Quadrants.picture(), as: format))

        #expect(image.width == 64)
        #expect(image.height == 48)
        #expect(Quadrants.fields(of: image) == Quadrants.shades)
    }

    @Test(arguments: OrientedFile.allCases, 1...8)
    func whenFileHasAnOrientation_shouldTurnItUpright(file: OrientedFile, orientation: Int) async throws {
        let image = try await decode(file.bytes(orientation))

        #expect(image.width == 64)
        #expect(image.height == 48)
        #expect(Quadrants.fields(of: image) == Quadrants.shades)
    }

    @Test(arguments: HEIFFile.allCases)
    func whenFileIsHEIF_shouldDecodeUprightOnce(file: HEIFFile) async throws {
        let image = try await decode(file.bytes)

        #expect(image.width == 64)
        #expect(image.height == 48)
        #expect(Quadrants.fields(of: image) == Quadrants.shades)
    }

    @Test(arguments: HEIFFile.allCases)
    func whenHEIFIsReduced_shouldAverageBlocks(file: HEIFFile) async throws {
        let photo = PhotoFile(name: "", bytes: file.bytes, contentHash: "")
        let whole = try await PhotoReader().decode(photo)

        let reduced = try await PhotoReader(workingSide: 32).decode(photo)

        #expect(whole.reduction == 1 && reduced.reduction == 2)
        #expect(reduced == (try whole.reduced(by: 2)))
    }

    /// Video leaves out the darkest and the lightest values; a flag in the file says so.
    @Test func whenHEIFHasTheRangeOfVideo_shouldStretchIt() async throws {
        let mark = Array("nclx".utf8)
        var bytes = HEIFFile.rotated.bytes
        let place = try #require(bytes.indices.first { bytes[$0...].starts(with: mark) }) + mark.count + 6
        let full = try await decode(bytes)
        bytes[place] = 0

        let stretched = try await decode(bytes)

        for (pixel, original) in zip(stretched.pixels, full.pixels) {
            let expected = (min(max(Int(original), 16), 235) - 16) * 255 / 219
            #expect(abs(Int(pixel) - expected) <= 2)
        }
    }

    @Test(arguments: HEIFFile.allCases)
    func whenHEIFIsCutOff_shouldThrowUnreadableImage(file: HEIFFile) async {
        await #expect(throws: ScanError.unreadableImage) { try await decode(file.bytes.dropLast(40)) }
    }

    @Test(arguments: [0, 9, 99])
    func whenOrientationIsNonsense_shouldDecodeAsStored(orientation: Int) async throws {
        let image = try await decode(OrientedFile.jpeg.bytes(orientation))

        #expect(Quadrants.fields(of: image) == Quadrants.shades)
    }

    @Test func whenPictureIsInOpacity_shouldBlendOnWhite() async throws {
        let image = try await decode(encodedAsOpacity(Quadrants.picture()))

        #expect(Quadrants.fields(of: image) == Quadrants.shades)
    }

    @Test(arguments: EncodedFormat.allCases)
    func whenFileIsCutOff_shouldThrowUnreadableImage(format: EncodedFormat) async {
        let file = encoded(EAN13Picture.draw("4006381333931"), as: format)

        await #expect(throws: ScanError.unreadableImage) { try await decode(Array(file.prefix(file.count * 3 / 4))) }
    }

    @Test func whenFileIsEmpty_shouldThrowUnreadableImage() async {
        await #expect(throws: ScanError.unreadableImage) { try await decode([]) }
    }

    @Test func whenFileIsText_shouldThrowUnsupportedFormat() async {
        await #expect(throws: ScanError.unsupportedFormat) { try await decode(Array("Best before 1 May 2027\n".utf8)) }
    }

    @Test(arguments: EncodedFormat.allCases)
    func whenPixelsPassLimit_shouldThrowImageTooLarge(format: EncodedFormat) async throws {
        let reader = PhotoReader(limits: PhotoLimits(pixels: 64 * 48 - 1))
        let file = try await reader.open(.bytes(encoded(Quadrants.picture(), as: format), name: "large"))

        await #expect(throws: ScanError.imageTooLarge) { try await reader.decode(file) }
    }

    @Test func whenHeaderClaimsTooMuch_shouldThrowImageTooLargeBeforeReadingOn() async {
        let header = encoded(Quadrants.picture(), as: .png).prefix(16)
        let claim: [UInt8] = [0x7F, 0xFF, 0xFF, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF, 16, 6, 0, 0, 0]

        await #expect(throws: ScanError.imageTooLarge) { try await decode(header + claim) }
    }

    @Test(arguments: EncodedFormat.allCases)
    func whenPictureIsLarge_shouldReduceIt(format: EncodedFormat) async throws {
        let reader = PhotoReader(workingSide: 30)
        let file = try await reader.open(.bytes(encoded(Quadrants.picture(), as: format), name: "large"))

        let image = try await reader.decode(file)

        #expect(image.width == 32)
        #expect(image.height == 24)
        #expect(image.reduction == 2)
        #expect(Quadrants.fields(of: image) == Quadrants.shades)
    }

    @Test(arguments: OrientedFile.allCases, 1...8)
    func whenPartIsAskedFor_shouldDecodeItUprightAtFullSize(file: OrientedFile, orientation: Int) async throws {
        let reader = PhotoReader(workingSide: 30)
        let file = try await reader.open(.bytes(file.bytes(orientation), name: "test"))
        let whole = try await PhotoReader().decode(file)

        let part = try await reader.decode(file, around: Quad(left: 21, top: 5, right: 52, bottom: 99))

        #expect(part.origin == PixelPoint(x: 21, y: 5))
        #expect(part.image.width == 31)
        #expect(part.image.height == 43)
        #expect(part.image.reduction == 1)
        let (x, y) = (19, 27)
        let expected = Int(whole.pixels[(y + 5) * whole.width + x + 21])
        #expect(abs(Int(part.image.pixels[y * part.image.width + x]) - expected) <= 2)
    }

    @Test func whenPartLiesOutside_shouldThrowUnreadableImage() async throws {
        let file = try await reader.open(.bytes(OrientedFile.jpeg.bytes(6), name: "test"))

        await #expect(throws: ScanError.unreadableImage) {
            try await reader.decode(file, around: Quad(left: 64, top: 5, right: 90, bottom: 9))
        }
    }

    private func decode(_ bytes: some Sequence<UInt8>) async throws -> GreyImage {
        try await reader.decode(try await reader.open(.bytes(Array(bytes), name: "test")))
    }
}
