import KeepItFreshDomain
import KeepItFreshLabels
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
        let left = EAN13Picture.draw("4006381333931", visible: 0..<57)
        let right = EAN13Picture.draw("4006381333931", visible: 38..<95)

        let both = try await reader.barcodes(in: left) + reader.barcodes(in: right)

        #expect(both.isEmpty)
    }

    @Test func whenTwoCodesAreShown_shouldReportBoth() async throws {
        let picture = EAN13Picture.draw("4006381333931").above(EAN13Picture.draw("5060001050027"))

        let codes = try await reader.barcodes(in: picture)

        #expect(Set(codes.map(\.text)) == ["4006381333931", "5060001050027"])
    }

    @Test(arguments: ["5060001050027", "9006381333936"])
    func whenTwoCodesAreInOneRow_shouldReportBoth(second: String) async throws {
        let row = EAN13Picture.draw("4006381333931").beside(EAN13Picture.draw(second))

        for picture in [row, row.amid(width: 900, height: 600)] {
            let codes = try await reader.barcodes(in: picture)

            #expect(Set(codes.map(\.text)) == ["4006381333931", second])
        }
    }

    /// libzbar joins halves along a row, so that of two codes with the same left or right half one may be missed. A
    /// code that is not there must never be reported.
    @Test(arguments: ["4006381500227", "4176381333931"], [0, 3])
    func whenCodesInOneRowShareHalf_shouldNotMixThem(second: String, blur: Int) async throws {
        let row = EAN13Picture.draw("4006381333931").beside(EAN13Picture.draw(second)).blurred(times: blur)

        let codes = try await reader.barcodes(in: row)

        #expect(!codes.isEmpty)
        #expect(Set(codes.map(\.text)).isSubset(of: ["4006381333931", second]))
    }

    @Test func whenFurtherCodeIsSmall_shouldFindItInTheExhaustiveSearch() async throws {
        let first = EAN13Picture.draw("4006381333931", scale: 4).amid(width: 1_200, height: 500)
        let second = ModulePicture.draw(ModulePicture.qrCode, scale: 2).amid(width: 1_200, height: 400)

        let codes = try await reader.barcodes(in: first.above(second))

        #expect(Set(codes.map(\.text)) == ["4006381333931", "Käse"])
    }

    @Test(arguments: [20, -30])
    func whenCodeIsTurned_shouldReadItWithItsPlace(degrees: Int) async throws {
        let upright = EAN13Picture.draw("4006381333931")
        let turned = upright.rotated(by: PictureRotation(of: upright, degrees: degrees))

        let codes = try await reader.barcodes(in: turned)

        let box = try #require(codes.first?.box)
        #expect(codes.map(\.text) == ["4006381333931"])
        #expect(box.corners.allSatisfy { 0...turned.width ~= $0.x && 0...turned.height ~= $0.y })
    }

    @Test(arguments: [24, -38, 45])
    func whenLowCodeIsTurned_shouldReadItAlongItsBars(degrees: Int) async throws {
        let code = EAN13Picture.draw("4006381333931")
        let band = Quad(left: 0, top: 30, right: code.width, bottom: 80)
        let low = try code.cropped(to: PixelRect(band)).amid(width: 600, height: 600)

        let codes = try await reader.barcodes(in: low.rotated(by: PictureRotation(of: low, degrees: degrees)))

        #expect(codes.map(\.text) == ["4006381333931"])
    }

    @Test(arguments: [25, -35])
    func whenSmallPartIsTurned_shouldStraightenItAtTwiceItsSize(degrees: Int) throws {
        let upright = EAN13Picture.draw("4006381333931")
        let turned = upright.rotated(by: PictureRotation(of: upright, degrees: degrees))

        let straight = try #require(BarcodeView.enlargedStraightened.prepare(plain: turned, full: turned))
        let code = ZXingDecoder.detection(in: straight.image, kinds: [.ean13], weight: 1)
        let box = try #require(code?.box)

        #expect(code?.text == "4006381333931")
        #expect(straight.image.width > 2 * upright.width)
        #expect(
            box.corners.map(straight.place).allSatisfy { 0...turned.width ~= $0.x && 0...turned.height ~= $0.y })
        #expect(BarcodeView.enlargedStraightened.prepare(plain: upright, full: upright) == nil)
    }

    @Test func whenBarsAreLightOnDark_shouldReadThem() async throws {
        let codes = try await reader.barcodes(in: EAN13Picture.draw("4006381333931").inverted())

        #expect(codes.map(\.text) == ["4006381333931"])
    }

    @Test(.enabled(if: ZXingDecoder.isAvailable)) func whenMatrixCodeHasGS1_shouldKeepFlagAndSeparators() async throws {
        let codes = try await reader.barcodes(in: ModulePicture.draw(ModulePicture.dataMatrix))

        #expect(codes.map(\.symbology) == [.dataMatrix])
        #expect(codes.map(\.text) == ["01040063813339311727051210A1"])
        #expect(codes.map(\.isGS1) == [true])
    }

    @Test(.enabled(if: ZXingDecoder.isAvailable), arguments: [5, 8, 10], [false, true])
    func whenADataMatrixIsOfSeparateDots_shouldReadIt(scale: Int, isLight: Bool) async throws {
        let picture = ModulePicture.dots(ModulePicture.dataMatrix, scale: scale)

        let codes = try await reader.barcodes(in: isLight ? picture.inverted() : picture)

        #expect(codes.map(\.text) == ["01040063813339311727051210A1"])
        #expect(codes.map(\.isGS1) == [true])
        let box = try #require(codes.first?.box).corners
        #expect(box.allSatisfy { 0...picture.width ~= $0.x && 0...picture.height ~= $0.y })
    }

    @Test(.enabled(if: ZXingDecoder.isAvailable), arguments: [-12, 9, 20])
    func whenDotsAreTurnedAndSoft_shouldReadThem(degrees: Int) async throws {
        let picture = ModulePicture.dots(ModulePicture.dataMatrix, scale: 8).smoothed().smoothed()

        let codes = try await reader.barcodes(in: picture.rotated(by: PictureRotation(of: picture, degrees: degrees)))

        #expect(codes.map(\.text) == ["01040063813339311727051210A1"])
    }

    @Test func whenQRCodeHoldsUTF8_shouldDecodeIt() async throws {
        let codes = try await reader.barcodes(in: ModulePicture.draw(ModulePicture.qrCode))

        #expect(codes.map(\.symbology) == [.qrCode])
        #expect(codes.map(\.text) == ["Käse"])
    }

    @Test(.enabled(if: ZXingDecoder.isAvailable)) func whenQRCodeSaysItsCharacters_shouldDecodeThem() async throws {
        let codes = try await reader.barcodes(in: ModulePicture.draw(ModulePicture.qrCodeWithECI))

        #expect(codes.map(\.text) == ["Сыр"])
    }

    @Test(
        .enabled(if: ZXingDecoder.isAvailable),
        arguments: [(ModulePicture.code128, "Käse"), (ModulePicture.code128InCapitals, "ÄÖÜ-12")])
    func whenCode128HasLettersBeyondASCII_shouldDecodeThem(rows: [String], text: String) async throws {
        let codes = try await reader.barcodes(in: ModulePicture.draw(rows, height: 40))

        #expect(codes.map(\.symbology) == [.code128])
        #expect(codes.map(\.text) == [text])
    }

    @Test func whenLinearCodeHasGS1_shouldBeMarked() async throws {
        let dataBar = try await reader.barcodes(in: ModulePicture.draw(ModulePicture.dataBarExpanded, height: 34))
        let code128 = try await reader.barcodes(in: ModulePicture.draw(ModulePicture.gs1128, height: 34))

        #expect(dataBar.map(\.symbology) == [.dataBarExpanded])
        #expect(dataBar.map(\.text) == ["010400638133393115270512"])
        #expect(code128.map(\.symbology) == [.gs1128])
        #expect(code128.map(\.text) == ["010400638133393115270512"])
        #expect((dataBar + code128).map(\.isGS1) == [true, true])
    }

    @Test func whenLibzbarInventsDataBarAfterLetter_shouldReportTheTruth() async throws {
        let codes = try await reader.barcodes(in: ModulePicture.draw(ModulePicture.dataBarAfterLetter, height: 34))

        #expect(codes.map(\.text) == ["1012AB\u{1D}15271231"])
    }

    @Test func whenLibrariesCannotReadDataBar_shouldReadItAllTheSame() async throws {
        for symbol in DataBarSymbol.all {
            let codes = try await reader.barcodes(in: symbol.draw())

            #expect(codes.map(\.text) == [symbol.text])
            #expect(codes.map(\.symbology) == [symbol.symbology])
            #expect(codes.map(\.isGS1) == [true])
        }
    }

    @Test func whenBarsRanTogether_shouldReadThemOnce() async throws {
        let codes = try await reader.barcodes(in: EAN13Picture.draw("4006381333931").blurred(times: 8))

        #expect(codes.map(\.text) == ["4006381333931"])
        #expect(codes.allSatisfy { !$0.isDoubtful })
    }

    @Test(arguments: [(Symbology.ean2, "12"), (.ean5, "51495")])
    func whenAddOnIsAskedFor_shouldReportItBesideItsCode(kind: Symbology, digits: String) async throws {
        let reader = BarcodeReader(profile: SymbologyProfile([.ean13, kind]))

        let codes = try await reader.barcodes(in: EAN13Picture.draw("9780201379624", addOn: digits))

        #expect(Set(codes.map(\.text)) == ["9780201379624", digits])
        #expect(Set(codes.map(\.symbology)) == [.ean13, kind])
    }

    @Test func whenAddOnIsNotAskedFor_shouldReportTheCodeAlone() async throws {
        let codes = try await reader.barcodes(in: EAN13Picture.draw("9780201379624", addOn: "51495"))

        #expect(codes.map(\.text) == ["9780201379624"])
    }

    @Test func whenBookNumbersAreAskedFor_shouldNameThem() async throws {
        let reader = BarcodeReader(profile: SymbologyProfile([.isbn13]))

        let book = try await reader.barcodes(in: EAN13Picture.draw("9780201379624"))
        let other = try await reader.barcodes(in: EAN13Picture.draw("4006381333931"))

        #expect(book.map(\.symbology) == [.isbn13])
        #expect(book.map(\.text) == ["9780201379624"])
        #expect(other.isEmpty)
    }

    @Test func whenKindIsNotInProfile_shouldNotReportIt() async throws {
        let reader = BarcodeReader(profile: SymbologyProfile([.qrCode]))

        let codes = try await reader.barcodes(in: EAN13Picture.draw("4006381333931"))

        #expect(codes.isEmpty)
    }

    @Test func whenPictureIsThinStrip_shouldNotTurnItOnHugeCanvas() throws {
        let strip = GreyImage.made(width: 3_000, height: 2, pixels: Array(repeating: 200, count: 6_000))
        let square = GreyImage.made(width: 50, height: 50, pixels: Array(repeating: 200, count: 2_500))

        #expect(BarcodeView.rotated(degrees: 30).prepare(plain: strip, full: strip) == nil)
        #expect(BarcodeView.rotated(degrees: 30).prepare(plain: square, full: square) != nil)
    }

    @Test func whenBlurredBarsOfAnotherKindLookLikeANumber_shouldNotBeSureOfIt() async throws {
        let picture = ModulePicture.draw(ModulePicture.itf14, scale: 2, height: 34).blurred(times: 8)

        let codes = try await reader.barcodes(in: picture)

        #expect(codes.allSatisfy { $0.isDoubtful })
    }

    @Test func whenPictureShowsNothing_shouldReportNothing() async throws {
        let codes = try await reader.barcodes(in: Quadrants.picture())

        #expect(codes.isEmpty)
    }
}
