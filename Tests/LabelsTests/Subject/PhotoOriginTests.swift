import Testing

@testable import KeepItFreshLabels

@Suite struct PhotoOriginTests {
    private let today = CivilDate(clampedDayNumber: 20_780)

    @Test(arguments: [
        "Screenshot_20261120-123400.png", "Screenshot_20261120_123400_Chat.jpg",
        "Screen Shot 2026-11-20 at 12.34.00.png",
        "Bildschirmfoto 2026-11-20 um 12.34.00.png", "Capture d’écran 2026-11-20 à 12.34.00.png",
        "Capture d'e\u{301}cran.png", "Captura de pantalla 2026-11-20.png", "Captura de Tela.png", "Schermata 1.png",
        "Schermafbeelding.png", "Skärmavbild.png", "Skjermbilde.png", "Zrzut ekranu.png", "Snímek obrazovky.png",
        "Ekran görüntüsü.png", "Снимок экрана.png", "スクリーンショット 2026-11-20.png", "屏幕截图.png", "截屏2026-11-20.png",
        "截圖.png", "스크린샷.png", "스크린샷".decomposed + ".png", "photos/Screenshot_1.png",
    ])
    func whenItIsNamedAsPicturesOfScreensAre_shouldSaySo(name: String) {
        #expect(PhotoOrigin(fileName: name, capture: nil).isNamedAsScreen)
    }

    @Test(arguments: [
        "IMG_0042.PNG", "IMG-20261120-WA0001.jpg", "PXL_20261120_101010123.jpg", "Screenshots/IMG_1.jpg", "milk.jpg",
        "",
        "Screenshots/", "shot.jpg", "ekran.jpg",
    ])
    func whenItIsNamedOtherwise_shouldNotSaySo(name: String) {
        #expect(!PhotoOrigin(fileName: name, capture: nil).isNamedAsScreen)
    }

    @Test(arguments: [
        ("a.PNG", 1170, 2532, true), ("a.png", 2340, 1080, true), ("a.png", 750, 1334, true),
        ("a.png", 1668, 2388, true),
        ("a.jpg", 1170, 2532, false), ("a.png", 1200, 1600, false), ("a.png", 1080, 1920, false),
        ("a.png", 1536, 2048, false), ("a.png", 410, 1156, false), ("a.png", 1300, 2600, false), ("a.png", 0, 0, false),
    ])
    func whenItIsAFileAsOfScreens_shouldSaySo(name: String, width: Int, height: Int, isOfScreen: Bool) {
        #expect(PhotoOrigin(fileName: name, capture: nil).isFileOfScreen(width: width, height: height) == isOfScreen)
    }

    // MARK: The subject

    private static let screens = [
        ["Milk", "use by 03 DEC 2026"],
        ["Tomato Soup", "Best before 12.03.2027", "400 g", "Ingredients: tomatoes, water, salt"],
        ["Offers this week", "valid until 31/12/2027"],
        ["Anna", "Can you check the milk?", "It says use by 03 DEC 2026"],
    ]

    private static let pack = screens[1]

    @Test(arguments: screens, ["Screenshot_1.png", "Screenshot_20261120_Chat.jpg", "IMG_0042.PNG"])
    func whenItIsAPictureOfAScreen_shouldNotBelongInStock(lines: [String], name: String) {
        let parsed = parse(["12:34", "LTE 86%"] + lines, named: name)

        #expect(parsed.subject == .screen && !parsed.isForStock && parsed.isPrivate)
    }

    @Test(arguments: screens) func whenNoStatusBarIsRead_shouldStillNotBelongInStock(lines: [String]) {
        #expect(!parse(lines, named: "IMG_0042.PNG").isForStock)
        #expect(!parse(lines, named: "Bildschirmfoto.png", width: 800, height: 600).isForStock)
    }

    @Test(arguments: ["Screenshot_1.png", "IMG_0042.PNG"])
    func whenACameraTookIt_shouldBelongInStockWhateverTheFileIs(name: String) {
        let capture = PhotoCapture(make: "Google", model: "Pixel 8")

        #expect(parse(["12:34", "LTE 86%"] + Self.pack, named: name, capture: capture).isForStock)
    }

    @Test(arguments: ["IMG-20261120-WA0001.jpg", "Screenshots/milk.jpg", "milk.png", ""])
    func whenAPackHasNoCamera_shouldBelongInStock(name: String) {
        #expect(parse(Self.pack, named: name, width: 1200, height: 1600).isForStock)
    }

    @Test(arguments: [
        (["12:34", "LTE 86%"], true), (["9:41", "5G"], true), (["12:34  86 %"], true), (["12:34"], false),
        (["86% cocoa", "LTE"], false), (["L 4118 12:34", "Soup"], false),
        (["Milk", "Bread", "Salt", "12:34 LTE"], false),
    ])
    func whenAClockIsAtTheTopBesideTheBattery_shouldHaveAStatusBar(lines: [String], isBar: Bool) {
        let reading = reading(of: lines, named: "a.jpg", capture: nil, width: 1080, height: 2340)
        let evidence = LabelParser().subjectEvidence(of: reading.label, today: today, origin: reading.origin)

        #expect((evidence.features[.statusBar] != nil) == isBar)
    }

    private func parse(
        _ lines: [String], named name: String, capture: PhotoCapture? = nil, width: Int = 1080, height: Int = 2340
    ) -> ParsedLabel {
        reading(of: lines, named: name, capture: capture, width: width, height: height).parsed(
            today: today, locale: nil)
    }

    private func reading(
        of lines: [String], named name: String, capture: PhotoCapture?, width: Int, height: Int
    ) -> PhotoReading {
        let placed = lines.enumerated().map { row, text in
            let (top, right) = (40 + row * 50, 40 + text.count * 16)
            return TextLine(text: text, box: Quad(left: 40, top: top, right: right, bottom: top + 32))
        }
        let size = ScannedLabel.Size(width: width, height: height)
        return PhotoReading(file: name, capture: capture, label: ScannedLabel(lines: placed, size: size))
    }
}

extension String {
    /// Hangul as a Mac writes it in the names of files: each letter of a syllable alone.
    fileprivate var decomposed: String {
        var scalars = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            let place = Int(scalar.value) - 0xAC00
            let parts =
                [0x1100 + place / 588, 0x1161 + place % 588 / 28] + (place % 28 > 0 ? [0x11A7 + place % 28] : [])
            scalars.append(contentsOf: parts.compactMap(Unicode.Scalar.init))
        }
        return String(scalars)
    }
}
