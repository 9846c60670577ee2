/// What a photo's file says of where its picture comes from. That of a screen has no camera, and a name and a size of
/// its own.
package struct PhotoOrigin: Sendable {
    /// The name of the file, without its folders.
    private let name: Substring
    /// Whether the file names a camera.
    let hasCamera: Bool

    /// - Parameters:
    ///   - fileName: The path or name of the file.
    ///   - capture: What the file records of the camera; nil for nothing, as in copies that messengers make.
    package init(fileName: String, capture: PhotoCapture?) {
        name = fileName[(fileName.lastIndex(of: "/").map(fileName.index(after:)) ?? fileName.startIndex)...]
        hasCamera = capture?.device != nil
    }

    /// Whether the file is called as phones and computers call pictures of their screens.
    var isNamedAsScreen: Bool {
        let letters = Self.letters(of: String(name))
        return Self.words.contains { letters.contains($0) }
    }

    /// Whether the file has the format in which pictures of screens are saved, and the size of a screen, in pixels.
    func isFileOfScreen(width: Int, height: Int) -> Bool {
        guard name.lowercased().hasSuffix(".png") else { return false }
        let (short, long) = (min(width, height), max(width, height))
        return Self.longScreens.contains(short) && Self.proportions.contains(Double(long) / Double(max(1, short)))
            || Self.otherScreens[short]?.contains(long) == true
    }

    /// The letters of a name, without marks and what is between them.
    private static func letters(of name: String) -> String {
        LabelToken.fold(name.composed).filter(\.isLetter)
    }

    /// The shorter sides of screens that are about twice as long as wide, which photos and films hardly ever are. Their
    /// lengths are many.
    private static let longScreens: Set<Int> = [
        540, 720, 828, 904, 968, 1_080, 1_096, 1_125, 1_170, 1_176, 1_179, 1_200, 1_206, 1_212, 1_216, 1_220, 1_224,
        1_228, 1_236, 1_240, 1_242, 1_256, 1_260, 1_264, 1_268, 1_272, 1_280, 1_284, 1_290, 1_312, 1_320, 1_344, 1_368,
        1_440, 1_644,
    ]
    private static let proportions = 1.9...2.6

    /// The sizes of other phones, of tablets and computers, by their shorter sides; without those that films and photos
    /// have as well, such as 1080 × 1920 and 1536 × 2048.
    private static let otherScreens: [Int: Set<Int>] = [
        640: [1_136], 750: [1_334], 768: [1_366], 800: [1_280], 900: [1_440, 1_600], 1_050: [1_680],
        1_200: [1_920, 2_000], 1_242: [2_208], 1_488: [2_266], 1_600: [2_560], 1_620: [2_160],
        1_640: [2_360], 1_664: [2_560], 1_668: [2_224, 2_388, 2_420], 1_752: [2_800], 1_800: [2_880], 1_812: [2_176],
        1_840: [2_208],
        1_864: [2_880], 1_964: [3_024], 2_048: [2_732], 2_064: [2_752], 2_076: [2_152], 2_234: [3_456],
    ]

    /// What pictures of screens are called, by the languages of phones and computers.
    private static let words = [
        "screenshot", "screen shot", "screencap", "screengrab", "screen recording", "scrnshot",
        "Bildschirmfoto", "Bildschirmaufnahme", "Bildschirmkopie", "Capture d'écran", "Copie d'écran",
        "Captura de pantalla", "Pantallazo", "Captura de tela", "Captura de ecrã", "Schermata", "Istantanea schermo",
        "Cattura schermo", "Schermafbeelding", "Schermafdruk", "Skärmavbild", "Skärmbild", "Skärmdump", "Skjermbilde",
        "Skjermdump", "Skærmbillede", "Skærmafbildning", "Näyttökuva", "Kuvakaappaus", "Ruutukaappaus", "Skjámynd",
        "Zrzut ekranu", "Snímek obrazovky", "Snímka obrazovky", "Képernyőkép", "Képernyőfotó", "Captură de ecran",
        "Captură ecran", "Snimka zaslona", "Snimak ekrana", "Posnetek zaslona", "Ekraanipilt", "Kuvatõmmis",
        "Ekrānuzņēmums", "Ekrano kopija", "Ekrano nuotrauka", "Ekran görüntüsü", "Ekran resmi", "Ekran alıntısı",
        "Ảnh chụp màn hình", "Tangkapan layar", "Cuplikan layar", "Syot layar", "Снимок экрана", "Скриншот",
        "Знімок екрана", "Снимка на екран", "Екранна снимка", "Снимак екрана", "Στιγμιότυπο", "スクリーンショット",
        "屏幕截图", "屏幕快照", "截屏", "截图", "截圖", "螢幕截圖", "螢幕快照", "螢幕擷取", "스크린샷", "화면캡처",
        "لقطة شاشة", "لقطة الشاشة", "צילום מסך", "ภาพหน้าจอ", "स्क्रीनशॉट",
    ].map(letters)
}
