import KeepItFreshDomain
import Testing

@testable import KeepItFreshPresentation

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

    @Test(arguments: [
        ("Cre\u{300}me", 5), ("½ l", 3), ("カルピス", 8), ("か\u{3099}", 2), ("ｶﾙﾋﾟｽ", 5), ("「豆腐」", 8), ("한국", 4),
        ("\u{1112}\u{1161}\u{11AB}", 2), ("ไทยน้ำปลา", 8), ("नमकीन", 5), ("שָׁלוֹם", 4), ("☕ 1", 4), ("⚠ 1", 3), ("⚠️ 1", 4),
        ("🌡", 1), ("🌡️", 2), ("🇫🇷🇮🇹", 4), ("👨‍👩‍👧‍👦", 2), ("👍🏿", 2), ("1️⃣", 2),
    ])
    func whenTextHasWideOrCombiningCharacters_shouldCountItsColumns(text: String, columns: Int) {
        #expect(TerminalText.columns(of: text) == columns)
    }
}
