import KeepItFreshLabels
import Testing

@Suite struct BarcodeSymbologyTests {
    @Test(arguments: Symbology.allCases)
    func whenNamedAsTheCommandDoes_shouldBeFound(symbology: Symbology) {
        #expect(Symbology.named(symbology.rawValue)?.symbology == symbology)
    }

    @Test(arguments: [
        ("I2/5", Symbology.itf, false), ("DataBar-Exp", .dataBarExpanded, true), ("CODE-128", .code128, false),
        ("CODE-128+GS1", .code128, true), ("QR-Code+GS1", .qrCode, true), ("ean13", .ean13, false),
        ("EAN13+GS1", .ean13, true),
        ("COMPOSITE", .composite, false), ("Code_39", .code39, false), ("DataMatrix", .dataMatrix, false),
    ])
    func whenNamedAsDecodersDo_shouldBeFound(name: String, symbology: Symbology, isGS1: Bool) {
        let found = Symbology.named(name)

        #expect(found?.symbology == symbology)
        #expect(found?.isGS1 == isGS1)
    }

    @Test(arguments: ["", "+GS1", "barcode", "EAN-14", "\u{0}"])
    func whenNameIsUnknown_shouldBeNil(name: String) {
        #expect(Symbology.named(name) == nil)
    }
}
