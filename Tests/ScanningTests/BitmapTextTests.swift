import Testing

@testable import KeepItFreshScanning

@Suite struct BitmapTextTests {
    @Test(arguments: [
        ("MHD 12.03.27", "MHD 12.03.27"), ("Blütenhonig", "Blutenhonig"), ("jabłkowy ŻÓŁĆ", "jablkowy ZOLC"),
        ("u\u{308}ber", "uber"), ("Süß œuf Ærø", "Suss oeuf AEro"), ("“a” – b’s…", "\"a\" - b's..."),
        ("유통기한 2027", "???? 2027"), ("годен", "?????"), ("\u{1F95B}\u{1F1E9}\u{1F1EA}", "??"), ("\u{7}", "?"),
    ])
    func whenTextIsPutInASCII_shouldKeepWhatItCan(text: String, printable: String) {
        #expect(BitmapText.printable(text) == printable)
    }
}
