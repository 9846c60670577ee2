import KeepItFreshDomain
import KeepItFreshLabels
import Testing

@testable import KeepItFreshScanning

struct DataBarDecoderTests {
    private static let kinds: Set<Symbology> = [.dataBar, .dataBarLimited, .dataBarExpanded]

    @Test(arguments: DataBarSymbol.all, [PictureOrientation.topLeft, .bottomRight, .rightTop])
    func whenSymbolIsShown_shouldReadIt(symbol: DataBarSymbol, orientation: PictureOrientation) throws {
        let picture = try symbol.draw().turned(from: orientation)

        let codes = DataBarDecoder.detections(in: picture, kinds: Self.kinds, spacing: 3)

        #expect(codes.map(\.text) == [symbol.text])
        #expect(codes.map(\.symbology) == [symbol.symbology])
        #expect(codes.allSatisfy { $0.isGS1 && $0.weight >= BarcodeDetection.sureWeight && !$0.needsWitness })
    }

    @Test(arguments: DataBarSymbol.all.filter { $0.rows.count == 1 })
    func whenBarsAreBlurred_shouldNeedAWitnessForAnyOtherCode(symbol: DataBarSymbol) {
        let codes = Self.underBlur(symbol).filter { !$0.needsWitness }

        #expect(!codes.isEmpty && codes.allSatisfy { $0.text == symbol.text })
    }

    @Test func whenBlurMakesNarrowBarsPale_shouldNeedAWitness() throws {
        let symbol = try #require(DataBarSymbol.all.first { $0.symbology == .dataBarLimited })

        let codes = Self.underBlur(symbol)

        #expect(codes.first?.needsWitness == false)
        #expect(codes.last?.needsWitness == true && codes.last?.text == symbol.text)
    }

    /// What is read while the symbol becomes more and more blurred.
    private static func underBlur(_ symbol: DataBarSymbol) -> [BarcodeDetection] {
        stride(from: 2, through: 12, by: 2).flatMap { times in
            DataBarDecoder.detections(in: symbol.draw().blurred(times: times), kinds: kinds, spacing: 2)
        }
    }

    @Test func whenSymbolIsShown_shouldReturnItsPlace() throws {
        let symbol = try #require(DataBarSymbol.all.first { $0.symbology == .dataBarLimited })

        let box = try #require(DataBarDecoder.detections(in: symbol.draw(), kinds: Self.kinds, spacing: 3).first?.box)

        #expect(25...45 ~= box.topLeft.x)
        #expect(25...45 ~= box.topLeft.y)
        #expect(240...255 ~= box.bottomRight.x)
    }

    @Test func whenKindIsNotWanted_shouldNotReadIt() {
        for symbol in DataBarSymbol.all {
            #expect(
                DataBarDecoder.detections(
                    in: symbol.draw(), kinds: Self.kinds.subtracting([symbol.symbology]), spacing: 3
                )
                .isEmpty)
        }
    }

    @Test(arguments: DataBarSymbol.all)
    func whenRowIsDamaged_shouldNotMakeUpAnother(symbol: DataBarSymbol) {
        for damage in [50, 91, 140, 190] {
            let picture = symbol.draw().blanked(columns: damage..<(damage + 5))

            let texts = DataBarDecoder.detections(in: picture, kinds: Self.kinds, spacing: 3).map(\.text)

            #expect(texts.allSatisfy { $0 == symbol.text })
        }
    }

    @Test func whenOtherBarsAreShown_shouldReadNothing() {
        let pictures = [EAN13Picture.draw("4006381333931"), ModulePicture.draw(ModulePicture.gs1128, height: 34)]

        #expect(pictures.allSatisfy { DataBarDecoder.detections(in: $0, kinds: Self.kinds, spacing: 1).isEmpty })
    }
}
