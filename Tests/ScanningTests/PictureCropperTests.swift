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

    // MARK: In colours

    @Test(arguments: OrientedFile.allCases, 1...8)
    func whenAPhotoIsStoredTurned_shouldShowItUpright(format: OrientedFile, orientation: Int) async throws {
        let stored = Quadrants.picture(width: 1_600, height: 1_200).stored(orientation)
        let exif = EXIFPicture.block(orientation: orientation, texts: [(0x010F, "SecretCamera")])
        let bytes = format == .tiff ? format.bytes(orientation) : format.bytes(stored, exif: exif)
        let place = Quad(left: 800, top: 0, right: 1_600, bottom: 600)

        let pictures = try await PictureCropper().pictures(
            PhotoPicture.Request(around: [nil, place], in: size(1_600, 1_200)),
            of: PhotoFile(name: "", bytes: bytes, contentHash: ""))

        let view = try await PhotoReader().decode(PhotoFile(name: "", bytes: pictures[0], contentHash: ""))
        #expect(Quadrants.fields(of: view) == Quadrants.shades)
        let isSmall = format == .tiff
        #expect(view.width == (isSmall ? 64 : format == .jpeg ? 1_000 : 1_024))
        let part = try #require(ColorPicture(pictures[1]))
        #expect((isSmall ? 30...60 : 440...512).contains(part.width))
        #expect(abs(Int(part.color(x: part.width / 2, y: part.height / 4).red) - 90) < 8)
        for picture in pictures {
            let text = String(decoding: picture, as: UTF8.self)
            #expect(!text.contains("Exif") && !text.contains("Secret"))
        }
    }

    @Test(arguments: ["pistachios.heic", "raisins.png", "almonds.webp", "cashews.gif", "walnuts.bmp"])
    func whenThePhotoHasAnyFormat_shouldShowItsColors(name: String) async throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("TestImages")
        let path = folder.appendingPathComponent(name).path
        let file = try await PhotoReader().open(.file(path))
        let grey = try await PhotoReader(workingSide: 1 << 20).decode(file)

        let view = try await PictureCropper().pictures(PhotoPicture.Request(around: [nil]), of: file)[0]

        let picture = try #require(ColorPicture(view))
        #expect(max(picture.width, picture.height) <= 1_024)
        // The same light in a grid of places as in the grey picture.
        let differences = (1..<20).flatMap { row in
            (1..<20).map { column in
                let color = picture.color(x: picture.width * column / 20, y: picture.height * row / 20)
                let light = (299 * Int(color.red) + 587 * Int(color.green) + 114 * Int(color.blue)) / 1_000
                let place = grey.height * row / 20 * grey.width + grey.width * column / 20
                return abs(light - Int(grey.pixels[place]))
            }
        }
        #expect(differences.sorted()[differences.count / 2] < 12)
    }

    @Test func whenAPNGHasAComment_shouldLeaveItOut() async throws {
        let png = encoded(try #require(photo), as: .png)
        let chunk: [UInt8] = Array("tEXtComment\0SecretPlace".utf8)
        let crc: [UInt8] = [0x6B, 0x7C, 0xD6, 0x4A]
        let bytes = png[..<33] + [0, 0, 0, UInt8(chunk.count - 4)] + chunk + crc + png[33...]

        let pictures = try await PictureCropper().pictures(
            PhotoPicture.Request(around: [nil]), of: PhotoFile(name: "", bytes: Array(bytes), contentHash: ""))

        #expect(!String(decoding: pictures[0], as: UTF8.self).contains("Secret"))
    }

    @Test func whenAPhotoIsDamagedOrAPlaceBesideIt_shouldRefuse() async throws {
        let jpeg = encoded(try #require(photo), as: .jpeg)
        let beside = Quad(left: 5_000, top: 0, right: 5_100, bottom: 10)

        for (bytes, place) in [(Array(jpeg.prefix(jpeg.count / 2)), nil), (jpeg, beside)] {
            await #expect(throws: ScanError.unreadableImage) {
                try await PictureCropper().pictures(
                    PhotoPicture.Request(around: [place]), of: PhotoFile(name: "", bytes: bytes, contentHash: ""))
            }
        }
    }

    private func size(_ width: Int, _ height: Int) -> ScannedLabel.Size {
        ScannedLabel.Size(width: width, height: height)
    }

    private func file(_ image: GreyImage) throws -> PhotoFile {
        PhotoFile(name: "photo", bytes: try PictureCropper.png(of: image), contentHash: "")
    }
}
