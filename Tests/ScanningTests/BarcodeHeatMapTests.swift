import KeepItFreshDomain
import KeepItFreshLabels
import Testing

@testable import KeepItFreshScanning

struct BarcodeHeatMapTests {
    private static let bars = EAN13Picture.draw("4006381333931")
    private static let qrCode = ModulePicture.draw(ModulePicture.qrCode)

    @Test func whenBarsAreShown_shouldFindThemForLinearCodesAlone() throws {
        let map = BarcodeHeatMap(of: Self.bars.amid(width: 1_000, height: 800))

        let areas = try #require(map.areas(.linear))

        #expect(areas.count == 1)
        #expect(covers(areas, columns: 357...642, rows: 340...460))
        #expect(areas.allSatisfy { $0.area < 1_000 * 800 / 4 })
        #expect(map.areas(.matrix)?.isEmpty == true)
        #expect(map.largeAreas(.linear).count == 1)
    }

    @Test func whenAPlaceHasToLookVeryMuchLikeACode_shouldFindBarsAndLeaveOutWhatHasFewerCells() throws {
        let map = BarcodeHeatMap(of: Self.bars.amid(width: 1_000, height: 800))
        let minimums = DecodePass.minimumSureCells.compactMap(\.self)

        for minimum in minimums {
            let areas = try #require(map.areas(.linear, minimumSureCells: minimum))
            #expect(covers(areas, columns: 357...642, rows: 340...460))
        }
        #expect(map.areas(.linear, minimumSureCells: 10_000)?.isEmpty == true)
        #expect(DecodePass.minimumSureCells.count == DecodePass.cascade.count && minimums == minimums.sorted())
    }

    @Test func whenMatrixCodeIsShown_shouldFindItForMatrixCodesAlone() throws {
        let picture = Self.qrCode.amid(width: 1_000, height: 800)
        let map = BarcodeHeatMap(of: picture)

        let areas = try #require(map.areas(.matrix))

        #expect(areas.count == 1)
        #expect(covers(areas, columns: 470...530, rows: 370...430))
        #expect(map.areas(.linear)?.isEmpty == true)
    }

    @Test(arguments: [15, 30, 45, 75]) func whenBarsAreTilted_shouldFindThem(degrees: Int) throws {
        let canvas = Self.bars.amid(width: 1_000, height: 800)
        let turned = canvas.rotated(by: PictureRotation(of: canvas, degrees: degrees))

        let areas = try #require(BarcodeHeatMap(of: turned).areas(.linear))

        let (column, row) = (turned.width / 2, turned.height / 2)
        #expect(covers(areas, columns: (column - 30)...(column + 30), rows: (row - 30)...(row + 30)))
    }

    @Test func whenBarsTouchAFrame_shouldFindThemAlone() throws {
        var pixels = Self.bars.amid(width: 1_000, height: 800).pixels
        for column in 40..<960 { for row in 458..<461 { pixels[row * 1_000 + column] = 0 } }
        for row in 40..<460 { for column in 40..<43 { pixels[row * 1_000 + column] = 0 } }
        let picture = try #require(GreyImage(width: 1_000, height: 800, pixels: pixels))

        let areas = try #require(BarcodeHeatMap(of: picture).areas(.linear))

        #expect(covers(areas, columns: 357...642, rows: 340...457))
        #expect(areas.allSatisfy { $0.area < 1_000 * 800 / 2 })
    }

    @Test func whenPlaceWasRead_shouldFindOnlyTheOther() throws {
        let picture = Self.bars.amid(width: 1_000, height: 400).above(Self.bars.amid(width: 1_000, height: 400))
        var map = BarcodeHeatMap(of: picture)

        #expect(try #require(map.areas(.linear)).count == 2)
        map.mask(Quad(left: 357, top: 140, right: 643, bottom: 260))
        let areas = try #require(map.areas(.linear))

        #expect(areas.count == 1)
        #expect(covers(areas, columns: 357...642, rows: 545...655))
    }

    @Test func whenReadPlaceIsLineAcrossBars_shouldMaskAllOfThem() {
        var map = BarcodeHeatMap(of: Self.bars.amid(width: 1_000, height: 800))

        map.mask(Quad(left: 357, top: 400, right: 643, bottom: 401))

        #expect(map.areas(.linear)?.isEmpty == true)
    }

    @Test func whenPictureIsReduced_shouldReturnPhotoPixels() throws {
        let canvas = Self.bars.amid(width: 1_000, height: 800)
        let half = try #require(GreyImage(width: 1_000, height: 800, pixels: canvas.pixels, reduction: 2))

        let areas = try #require(BarcodeHeatMap(of: half).areas(.linear))

        #expect(covers(areas, columns: 714...1_284, rows: 680...920))
    }

    @Test func whenGroundIsPlainOrShaded_shouldFindNothing() {
        let plain = GreyImage.made(width: 400, height: 300, pixels: Array(repeating: 128, count: 120_000))
        let shaded = GreyImage.made(width: 400, height: 300, pixels: (0..<120_000).map { UInt8($0 % 400 * 255 / 400) })
        let edge = GreyImage.made(width: 400, height: 300, pixels: (0..<120_000).map { $0 % 400 < 200 ? 20 : 230 })

        for picture in [plain, shaded, edge] {
            #expect(BarcodeHeatMap(of: picture).areas(.linear)?.isEmpty == true)
            #expect(BarcodeHeatMap(of: picture).areas(.matrix)?.isEmpty == true)
        }
    }

    @Test(arguments: [1, 7, 15, 23]) func whenPictureIsTiny_shouldHaveNoMap(side: Int) {
        let tiny = GreyImage.made(width: side, height: side, pixels: Array(repeating: 0, count: side * side))

        #expect(BarcodeHeatMap(of: tiny).areas(.linear) == nil)
        #expect(BarcodeHeatMap(of: tiny).largeAreas(.linear).isEmpty)
    }

    private func covers(_ areas: [PixelRect], columns: ClosedRange<Int>, rows: ClosedRange<Int>) -> Bool {
        areas.contains {
            $0.left <= columns.lowerBound && $0.right > columns.upperBound && $0.top <= rows.lowerBound
                && $0.bottom > rows.upperBound
        }
    }
}
