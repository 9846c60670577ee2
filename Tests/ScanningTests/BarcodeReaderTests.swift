import KeepItFreshDomain
import Testing

@testable import KeepItFreshScanning

struct BarcodeReaderTests {
    private let reader = BarcodeReader()

    @Test func whenCodeIsShown_shouldReportItOnceWithItsBox() async throws {
        let codes = try await reader.barcodes(in: EAN13Picture.draw("4006381333931"))

        let code = try #require(codes.first)
        let box = try #require(code.box)
        #expect(codes.count == 1)
        #expect(code.symbology == .ean13)
        #expect(code.text == "4006381333931")
        #expect(!code.isGS1)
        #expect(30..<45 ~= box.topLeft.x)
        #expect(315..<335 ~= box.bottomRight.x)
    }

    @Test func whenPictureIsReduced_shouldReportBoxInPhotoPixels() async throws {
        let full = EAN13Picture.draw("4006381333931")
        let half = try #require(GreyImage(width: full.width, height: full.height, pixels: full.pixels, reduction: 2))

        let box = try #require(try await reader.barcodes(in: full).first?.box)
        let doubled = try #require(try await reader.barcodes(in: half).first?.box)

        #expect(doubled.bottomRight.x == 2 * box.bottomRight.x)
        #expect(doubled.bottomRight.y == 2 * box.bottomRight.y)
    }

    @Test func whenCodeBeginsWithZero_shouldReportUPCAOnce() async throws {
        let codes = try await reader.barcodes(in: EAN13Picture.draw("0036000291452"))

        #expect(codes.map(\.symbology) == [.upcA])
        #expect(codes.map(\.text) == ["036000291452"])
    }

    @Test func whenHalvesComeInTwoPictures_shouldNotJoinThem() async throws {
        let left = EAN13Picture.draw("4006381333931", visible: 0..<50)
        let right = EAN13Picture.draw("4006381333931", visible: 45..<95)

        let first = try await reader.barcodes(in: left)
        let second = try await reader.barcodes(in: right)

        #expect(first.isEmpty)
        #expect(second.isEmpty)
    }

    @Test func whenPictureShowsNothing_shouldReportNothing() async throws {
        let codes = try await reader.barcodes(in: Quadrants.picture())

        #expect(codes.isEmpty)
    }
}
