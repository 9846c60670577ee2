import KeepItFreshLabels
import Testing

@Suite struct ProductQuantityTests {
    @Test(arguments: [
        ("500 g e", "500 g"), ("500ge", "500 g"), ("500 g ℮", "500 g"), ("1 L", "1 l"), ("0,75 l", "0.75 l"),
        ("1,50 kg", "1.5 kg"),
        ("6 x 0,33 l", "6 × 0.33 l"), ("4×125g", "4 × 125 g"), ("2 x 3 x 80 g", "2 × 3 × 80 g"),
        ("NET WT 12 OZ (340g)", "340 g"),
        ("NET WT 12 OZ", "12 oz"), ("Contents 12 fl oz", "12 fl oz"), ("Net weight: 1,000 g", "1000 g"),
        ("1,000 kg", "1 kg"),
        ("Nettofüllmenge\n400 g", "400 g"), ("Poids net : 250 g (2 x 125 g)", "250 g"), ("Oat Drink 1 l", "1 l"),
        ("Масса нетто 930 г", "930 g"), ("内容量 400g", "400 g"), ("１２５ｇ", "125 g"), ("Net Wt. 16 oz. (1 lb)", "16 oz"),
        ("500 g\nFat 3 g\nSalt 12 g\n100 g contain", "500 g"),
    ])
    func whenNetQuantityIsPrinted_shouldReturnIt(text: String, quantity: String) {
        #expect(ProductParser().parse(TextLine.plain(text))?.quantity == quantity)
    }

    @Test(arguments: [
        "Fett 11,2 g davon gesättigte 2,7 g", "Salt 12 g", "per 100 g", "100 g\n30 g", "3,98 €/kg", "je 250 ml",
        "Abtropfgewicht 250 g",
        "4 g", "0 g", "g", "12", "500 mg", "500 g/m", "Of which sugars 40 g", "1 le chat", "99999999 g", "500000 g",
        "4 x", "x 4 g",
    ])
    func whenItIsAnotherAmount_shouldReturnNone(text: String) {
        #expect(ProductParser().parse(TextLine.plain(text))?.quantity == nil)
    }

    @Test func whenUncertainInAPhoto_shouldReturnNone() {
        let lines = [TextLine.read("250 g", top: 0, height: 40, confidence: 0.4)]

        #expect(ProductParser().parse(lines) == nil)
    }
}
