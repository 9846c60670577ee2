import KeepItFreshDomain
import KeepItFreshLabels
import Testing

@testable import KeepItFreshScanning

struct RetailBarsDecoderTests {
    private static let kinds: Set<Symbology> = [.ean13, .upcA]

    @Test(
        arguments: ["4006381333931", "9780201379624", "7622210449283"],
        [PictureOrientation.topLeft, .bottomRight, .leftBottom])
    func whenBarsAreBlurred_shouldReadThem(number: String, orientation: PictureOrientation) throws {
        let picture = try EAN13Picture.draw(number).blurred(times: 8).turned(from: orientation)

        let codes = RetailBarsDecoder.detections(in: picture, kinds: Self.kinds)

        #expect(codes.map(\.text) == [number])
        #expect(codes.map(\.symbology) == [.ean13])
        #expect(codes.allSatisfy { $0.weight >= BarcodeDetection.sureWeight && !$0.needsWitness })
    }

    @Test(arguments: ["9780201379624", "7622210449283"])
    func whenSingleModulesRunTogether_shouldNeedAWitness(number: String) throws {
        let picture = EAN13Picture.draw(number).blurred(times: 22)

        let code = try #require(RetailBarsDecoder.detections(in: picture, kinds: Self.kinds).first)

        #expect(code.text == number && code.needsWitness)
    }

    @Test(arguments: [6, 8])
    func whenBlurredBarsOfAnotherKindLookLikeANumber_shouldNeedAWitness(times: Int) throws {
        let picture = ModulePicture.draw(ModulePicture.itf14, scale: 2, height: 34).blurred(times: times)

        let code = try #require(RetailBarsDecoder.detections(in: picture, kinds: Self.kinds).first)

        #expect(code.weight >= BarcodeDetection.sureWeight && code.needsWitness)
    }

    @Test func whenNumberBeginsWithZero_shouldReadUPCAWhereWanted() throws {
        let picture = EAN13Picture.draw("0036000291452")

        #expect(RetailBarsDecoder.detections(in: picture, kinds: Self.kinds).map(\.text) == ["036000291452"])
        #expect(RetailBarsDecoder.detections(in: picture, kinds: Self.kinds).map(\.symbology) == [.upcA])
        #expect(RetailBarsDecoder.detections(in: picture, kinds: [.ean13]).map(\.text) == ["0036000291452"])
        #expect(RetailBarsDecoder.detections(in: picture, kinds: [.qrCode]).isEmpty)
    }

    @Test func whenBarsAreRead_shouldReturnTheirPlace() throws {
        let picture = EAN13Picture.draw("4006381333931")

        let box = try #require(RetailBarsDecoder.detections(in: picture, kinds: Self.kinds).first?.box)

        #expect(box.corners.allSatisfy { -40...(picture.width + 40) ~= $0.x })
        #expect(abs(box.topLeft.x - 36) < 40)
        #expect(abs(box.bottomRight.x - 321) < 40)
    }

    @Test func whenHalfIsCoveredOrCheckDigitIsWrong_shouldReadNothing() {
        let pictures = [
            EAN13Picture.draw("4006381333931", visible: 0..<57), EAN13Picture.draw("4006381333931", visible: 38..<95),
            EAN13Picture.draw("4006381333932"), EAN13Picture.draw("5449000000997"),
        ]

        #expect(pictures.allSatisfy { RetailBarsDecoder.detections(in: $0, kinds: Self.kinds).isEmpty })
    }

    @Test func whenOtherBarsAreShown_shouldReadNothing() {
        let pictures =
            [ModulePicture.draw(ModulePicture.gs1128, height: 34), ModulePicture.draw(ModulePicture.dataMatrix)]
            + DataBarSymbol.all.map { $0.draw() }

        #expect(pictures.allSatisfy { RetailBarsDecoder.detections(in: $0, kinds: Self.kinds).isEmpty })
    }

    @Test(arguments: [1, 7, 8, 9, 16, 40])
    func whenPictureIsTiny_shouldReadNothing(side: Int) {
        let stripes = GreyImage.made(
            width: side, height: side, pixels: (0..<(side * side)).map { $0 % side % 3 == 0 ? 0 : 255 })

        #expect(RetailBarsDecoder.detections(in: stripes, kinds: Self.kinds).isEmpty)
    }
}
