import Testing

@testable import KeepItFreshPresentation

@Suite struct TerminalRowTests {
    private func lines(_ columns: Int?, _ parts: String...) -> [String] {
        var row = TerminalRow(indent: "  ", columns: columns)
        parts.forEach { row.add($0) }
        return row.lines
    }

    @Test func whenThereIsRoom_shouldBeOneLine() {
        #expect(lines(nil, "one", "two") == ["  one  two"])
        #expect(lines(10, "one", "two") == ["  one  two"])
    }

    @Test func whenTheLineIsFull_shouldContinueBelow() {
        #expect(lines(15, "one", "two", "three", "four") == ["  one  two", "      three", "      four"])
    }

    @Test func whenAPartIsWiderThanTheTerminal_shouldBeCut() {
        let rows = lines(20, "one", "abcdefghijklmnopqrstuvwxyz")

        #expect(rows == ["  one", "      abcdefghijklm…"])
        #expect(rows.allSatisfy { TerminalText.columns(of: $0) <= 20 })
    }

    @Test func whenLettersAreWide_shouldCountThemTwice() {
        #expect(lines(10, "牛奶牛奶", "x") == ["  牛奶牛奶", "      x"])
    }

    @Test func whenColoured_shouldCountOnlyTheCharacters() {
        var row = TerminalRow(indent: "", columns: 8)
        row.add("one", as: "\u{1B}[31mone\u{1B}[0m")
        row.add("two", as: "\u{1B}[31mtwo\u{1B}[0m")

        #expect(row.lines.count == 1)
    }
}
