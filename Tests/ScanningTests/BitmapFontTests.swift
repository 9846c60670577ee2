import Testing

@testable import KeepItFreshScanning

@Suite struct BitmapFontTests {
    @Test(arguments: [
        ("MHD 12.03.27", "MHD 12.03.27"), ("Blütenhonig", "Blutenhonig"), ("jabłkowy ŻÓŁĆ", "jablkowy ZOLC"),
        ("u\u{308}ber", "uber"), ("Süß œuf Ærø", "Suss oeuf AEro"), ("“a” – b’s…", "\"a\" - b's..."),
        ("유통기한 2027", "???? 2027"), ("годен", "?????"), ("\u{1F95B}\u{1F1E9}\u{1F1EA}", "??"), ("\u{7}", "?"),
    ])
    func whenTextIsConvertedToASCII_shouldKeepWhatASCIIHas(text: String, printable: String) {
        #expect(BitmapFont.printable(text) == printable)
    }
}
