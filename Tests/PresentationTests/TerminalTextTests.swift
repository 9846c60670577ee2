import KeepItFreshDomain
import KeepItFreshPresentation
import Testing

@Suite struct TerminalTextTests {
    @Test(arguments: [
        ("plain é 日本 🥫", "plain é 日本 🥫"),
        ("\u{1B}[31mred\u{7}", "\\u{1B}[31mred\\u{7}"),
        ("line1\nline2\tend", "line1\\nline2\\tend"),
        ("\u{202E}gpj.exe", "\\u{202E}gpj.exe"),
        ("\u{9B}2J", "\\u{9B}2J"),
    ])
    func case40_whenTextIsUntrusted_shouldMakeItVisible(text: String, shown: String) {
        #expect(TerminalText.visible(text) == shown)
    }

    @Test func whenAFileNameIsNotText_shouldShowItsBytes() {
        let name = PathText.text(of: [0x61, 0xE9, 0x2E, 0x6A])

        #expect(TerminalText.visible(name) == "a\\xE9.j")
    }
}
