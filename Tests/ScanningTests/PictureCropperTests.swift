import Foundation
import KeepItFreshDomain
import KeepItFreshLabels
import Testing

@testable import KeepItFreshScanning

@Suite struct PictureCropperTests {
    /// A white picture with a black rectangle from (600, 400) to (1000, 500).
    private let photo = GreyImage(
        width: 1_600, height: 900,
        pixels: (0..<1_600 * 900).map { place in
            (600..<1_000).contains(place % 1_600) && (400..<500).contains(place / 1_600) ? 0 : 255
        })

    @Test func whenAPlaceIsWanted_shouldShowItAsLargeAsThereIsRoom() async throws {
        let file = try file(try #require(photo))

        let picture = try await PictureCropper().picture(
            PictureRequest(around: Quad(left: 500, top: 350, right: 1_100, bottom: 550), within: size(300, 300)),
            of: file)

        #expect(picture.width == 300 && picture.height == 100)
        #expect(picture.pixels[50 * 300 + 150] < 16)
        #expect(picture.pixels[50 * 300 + 20] > 239 && picture.pixels[5 * 300 + 150] > 239)
    }

    @Test func whenAPlaceIsSmall_shouldEnlargeIt() async throws {
        let picture = try await PictureCropper().picture(
            PictureRequest(around: Quad(left: 590, top: 390, right: 640, bottom: 440), within: size(400, 300)),
            of: try file(try #require(photo)))

        #expect(picture.width == 300 && picture.height == 300)
        #expect(picture.pixels[0] > 239 && picture.pixels[299 * 300 + 299] < 16)
    }

    @Test func whenAllIsWanted_shouldShowAll() async throws {
        let picture = try await PictureCropper().picture(
            PictureRequest(within: size(400, 300)), of: try file(try #require(photo)))

        #expect(picture.width == 400 && picture.height == 225)
    }

    @Test func whenNoSizeIsGiven_shouldShowEveryPixelOfThePlace() async throws {
        let file = try file(try #require(photo))

        let part = try await PictureCropper().picture(
            PictureRequest(around: Quad(left: 590, top: 390, right: 640, bottom: 440)), of: file)
        let all = try await PictureCropper().picture(PictureRequest(), of: file)

        #expect(part.width == 50 && part.height == 50)
        #expect(part.pixels[9] == 255 && part.pixels[10 * 50 + 10] == 0)
        #expect(all == photo)
    }

    @Test func whenThePlaceIsBesideThePhoto_shouldRefuse() async throws {
        let file = try file(try #require(photo))

        await #expect(throws: ScanError.unreadableImage) {
            try await PictureCropper().picture(
                PictureRequest(around: Quad(left: 5_000, top: 0, right: 5_100, bottom: 10)), of: file)
        }
    }

    @Test func whenWrittenAsPNG_shouldHoldThePixelsAndNothingElse() async throws {
        let image = try #require(GreyImage(width: 3, height: 2, pixels: [0, 50, 100, 150, 200, 255]))

        let png = try PictureCropper.png(of: image)

        let file = PhotoFile(name: "x", bytes: png, contentHash: "")
        #expect(try await PhotoReader().decode(file).pixels == image.pixels)
        let text = String(decoding: png, as: UTF8.self)
        #expect(!text.contains("tEXt") && !text.contains("iTXt") && !text.contains("eXIf"))
    }

    private func size(_ width: Int, _ height: Int) -> ScannedLabel.Size {
        ScannedLabel.Size(width: width, height: height)
    }

    private func file(_ image: GreyImage) throws -> PhotoFile {
        PhotoFile(name: "photo", bytes: try PictureCropper.png(of: image), contentHash: "")
    }
}
