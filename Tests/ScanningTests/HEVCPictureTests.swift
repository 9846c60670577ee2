import KeepItFreshDomain
import KeepItFreshLabels
import Testing

@testable import KeepItFreshScanning

struct HEVCPictureTests {
    @Test func whenPictureIsInTiles_shouldPutThemTogetherUpright() throws {
        let picture = try #require(HEVCPicture(HEVCFile.tiles))

        let image = try picture.image(reduction: 1)

        #expect(picture.size == PictureSize(width: 100, height: 150))
        #expect(PictureSize(width: image.width, height: image.height) == picture.size)
        #expect(Quadrants.fields(of: image) == Quadrants.shades)
    }

    /// Without the last filter few pixels differ, and these little.
    @Test func whenPictureIsInTiles_shouldHaveTheLightOfLibheif() throws {
        let size = PictureSize(width: 100, height: 150)
        let expected = try PictureDecoder.libheif(HEVCFile.tiles, of: size, factor: 1)

        let image = try #require(HEVCPicture(HEVCFile.tiles)).image(reduction: 1)

        let differences = zip(image.pixels, expected.pixels).map { abs(Int($0) - Int($1)) }
        #expect(differences.reduce(0, +) < differences.count)
        #expect(differences.count { $0 > 8 } < differences.count / 100)
    }

    @Test(arguments: [2, 4, 8])
    func whenPictureIsReduced_shouldAverageBlocks(reduction: Int) throws {
        let picture = try #require(HEVCPicture(HEVCFile.tiles(after: "irot", at: 0, 0)))

        let reduced = try picture.image(reduction: reduction)

        #expect(reduced == (try picture.image(reduction: 1).reduced(by: reduction)))
        #expect(reduced.reduction == reduction)
    }

    @Test(arguments: [
        PixelRect(left: 0, top: 0, right: 100, bottom: 150), .init(left: 30, top: 60, right: 41, bottom: 149),
    ])
    func whenAPartIsDecoded_shouldBeThatOfTheWhole(area: PixelRect) throws {
        let picture = try #require(HEVCPicture(HEVCFile.tiles))

        let part = try picture.image(of: area)

        #expect(part == (try picture.image(reduction: 1).cropped(to: area)))
    }

    @Test func whenAPartIsDecoded_shouldLeaveOtherTilesAlone() throws {
        var file = HEVCFile.tiles
        let lastTile = file.count - 22
        file[lastTile] = 0xFF
        let picture = try #require(HEVCPicture(file))

        let part = try picture.image(of: PixelRect(left: 60, top: 0, right: 100, bottom: 60))

        #expect(part.pixels.allSatisfy { abs(Int($0) - 90) < 12 })
        #expect(throws: ScanError.unreadableImage) { try picture.image(reduction: 1) }
    }

    @Test(
        arguments: [
            (0, [90, 250, 10, 170]), (1, [250, 170, 90, 10]), (2, [170, 10, 250, 90]), (3, [10, 90, 170, 250]),
        ] as [(UInt8, [UInt8])])
    func whenFileHasARotation_shouldApplyIt(quarters: UInt8, fields: [UInt8]) throws {
        let picture = try #require(HEVCPicture(HEVCFile.tiles(after: "irot", at: 0, quarters)))

        let image = try picture.image(reduction: 1)

        #expect(picture.size.width == (quarters.isMultiple(of: 2) ? 150 : 100))
        #expect(Quadrants.fields(of: image) == fields)
    }

    /// Video leaves out the darkest and the lightest values; a flag in the file says so.
    @Test func whenFileHasTheRangeOfVideo_shouldStretchIt() throws {
        let full = try #require(HEVCPicture(HEVCFile.tiles)).image(reduction: 1)

        let stretched = try #require(HEVCPicture(HEVCFile.tiles(after: "nclx", at: 6, 0))).image(reduction: 1)

        for (pixel, original) in zip(stretched.pixels, full.pixels) {
            let expected = (min(max(Int(original), 16), 235) - 16) * 255 / 219
            #expect(abs(Int(pixel) - expected) <= 1)
        }
    }

    /// Others can read these, in their way.
    @Test(arguments: [
        HEVCFile.opacity, HEIFFile.rotated.bytes, HEIFFile.avif.bytes, HEVCFile.tiles(after: "nclx", at: 5, 0),
        HEVCFile.tiles(after: "hvcC", at: 17, 2), Array(HEVCFile.tiles.dropLast(40)), [],
    ])
    func whenFileIsOfAnotherKind_shouldLeaveItToOthers(file: [UInt8]) {
        #expect(HEVCPicture(file) == nil)
    }

    @Test func whenTilesHaveAnotherSizeThanTheFileSays_shouldThrowUnreadableImage() throws {
        let picture = try #require(HEVCPicture(HEVCFile.tiles(after: "ispe", last: true, at: 7, 65)))

        #expect(throws: ScanError.unreadableImage) { try picture.image(reduction: 1) }
    }

    @Test func whenTilesDoNotCoverThePicture_shouldRefuseIt() {
        #expect(HEVCPicture(HEVCFile.tiles(after: "ispe", last: true, at: 7, 49)) == nil)
        #expect(HEVCPicture(HEVCFile.tiles(after: "ispe", last: true, at: 7, 200)) == nil)
    }
}
