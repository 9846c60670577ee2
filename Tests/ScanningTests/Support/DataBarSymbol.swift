import KeepItFreshDomain
import KeepItFreshLabels
import Testing

/// DataBar symbols, module by module, with their content.
struct DataBarSymbol: CustomTestStringConvertible {
    let symbology: Symbology
    let text: String
    let rows: [String]

    /// Its name in a test's report.
    var testDescription: String { "\(symbology.rawValue) \(text.debugDescription)" }

    /// The symbol in black on white.
    func draw() -> GreyImage {
        ModulePicture.draw(rows, scale: 3, height: rows.count > 1 ? 10 : 34)
    }

    /// Every kind and every way of encoding.
    static let all =
        [
            DataBarSymbol(.dataBar, "0104006381333931", "9204B802EC691162FF8AEF8A"),
            DataBarSymbol(
                .dataBar, "0104006381333931", "49025C0176348", "06FDA2AA89C80", "0555555555540", "0DD3A00AA20C0",
                "A22C5FF15DF14"),
            DataBarSymbol(.dataBarLimited, "0101234567890128", "A07285295A68E6ABC28"),
            DataBarSymbol(
                .dataBarExpanded, "01040063813339311527051210AB12345\u{1D}21Zz9", "48CDEFF0B163DC8FABC0262134",
                "0732100A4E9C2370542A99DEC0", "05555555555555555555555540", "0322E150BB111A1EE940AF1880",
                "BCDD1C0F44EEE5E1143F10E768", "0322E150BB111A1EE940AF1880", "05555555555555555555555540",
                "0BD7942A5E67238D740A131C00", "442863C0A198DC728BF0ECE3D4", "0BD7942A5E67238D740A131C00",
                "05555555555555555555555540", "0201684221DB12A951CF000000", "B9FE97BDDE24E8062E30900000"),
        ] + expanded

    /// The same pack or price in each of the forms that DataBar Expanded has for it.
    private static let expanded = [
        DataBarSymbol(.dataBarExpanded, "01900123456789083103001750", "B904DFE17098AF731781CB8EEF5E31F85613E8"),
        DataBarSymbol(.dataBarExpanded, "01900123456789083202000156", "A4785FE14E21AF731781CB8EEF5E31F8584148"),
        DataBarSymbol(.dataBarExpanded, "01900123456789083203001750", "B3825FE14E21AF731781CB8EEF68F1F85BA3E8"),
        DataBarSymbol(.dataBarExpanded, "01900123456789083922795", "B045DFE14E0B2F37D7E1C586E3DAF1F853DD0C6E45FE74"),
        DataBarSymbol(
            .dataBarExpanded, "0190012345678908393204055GBP",
            "88375FE161472F37D7C0C586E3DAF1F85C66CD1E85FE72F8DB0ECC7814"),
        DataBarSymbol(
            .dataBarExpanded, "0190012345678908310200175015270512",
            "91E15FE15C832F37D7E1C586E3DAF1F85E414A71F5FE72761A"),
        DataBarSymbol(
            .dataBarExpanded, "0190012345678908320200175017270512",
            "91E85FE1788A2F37D7E1C586E3DAF1F85E414A71F5FE72761A"),
        DataBarSymbol(
            .dataBarExpanded, "01900123456789083101099999", "905CDFE146E12F37D7E1C586E3DAF1F85886CE8775FE733D0A"),
        DataBarSymbol(.dataBarExpanded, "101098\"a,1", "A18CDFE151062F1CD7E1C30D29E7B1F85C6EE84335FE74"),
        DataBarSymbol(
            .dataBarExpanded, "21AB123456\u{1D}10x9?",
            "8E42DFE154062FCF57C0DE5EEA61F1F853C36BCEF5FE7318EB87347814"),
        DataBarSymbol(
            .dataBarExpanded, "15270512310300175010" + "12A\u{1D}422123\u{1D}21123456\u{1D}423012345678901",
            "A4FBDFE17824B87B5780513EE3E991F850C8EEB8E5E071CCCB130C7817B4C321A17E1C631225C31805233E9B075F0359C7AC7DCC0"
                + "171DDB26057FCD"),
    ]

    private init(_ symbology: Symbology, _ text: String, _ rows: String...) {
        self.symbology = symbology
        self.text = text
        self.rows = rows
    }
}
