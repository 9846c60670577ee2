import KeepItFreshDomain
import KeepItFreshLabels
import KeepItFreshPresentation
import Testing

@Suite struct ProgressLineTests {
    private let start = ContinuousClock.now

    @Test func whenNothingIsDone_shouldShowAnEmptyBar() {
        let line = ProgressLine(total: 4, start: start)

        #expect(line.drawn(at: start + .seconds(1)) == "\r[----------------] 0/4\u{1B}[K")
        #expect(line.plain(at: start + .seconds(1)) == "0 of 4 photos")
    }

    @Test func whenSomeAreDone_shouldShowRateTimeLeftAndTheLastProduct() {
        var line = ProgressLine(total: 400, start: start)

        for _ in 0..<100 { line.add(photo(named: "Oat Drink")) }

        let drawn = line.drawn(at: start + .seconds(40))
        #expect(drawn == "\r[####------------] 100/400  2.5/s  2:00 left  Oat Drink\u{1B}[K")
        #expect(line.plain(at: start + .seconds(40)) == "100 of 400 photos, 2.5/s, 2:00 left")
    }

    @Test(arguments: [
        (80, "[####------------] 100/400  2.5/s  2:00 left  Oat Drink"),
        (50, "[####------------] 100/400  2.5/s  2:00 left"),
        (36, "[####------------] 100/400  2.5/s"), (28, "[####------------] 100/400"), (20, "100/400"), (6, "100/…"),
        (1, "…"),
    ])
    func whenTheTerminalIsNarrow_shouldLeaveOutWhatDoesNotFit(columns: Int, shown: String) {
        var line = ProgressLine(total: 400, start: start)
        for _ in 0..<100 { line.add(photo(named: "Oat Drink")) }

        #expect(line.drawn(at: start + .seconds(40), columns: columns) == "\r\(shown)\u{1B}[K")
    }

    @Test(arguments: [("\u{1B}[31mred\nname", "\\u{1B}[31mred\\nname"), (String(repeating: "奶", count: 40), "奶奶")])
    func whenTheNameIsHostileOrLong_shouldStayOnOneLine(name: String, shown: String) {
        var line = ProgressLine(total: 2, start: start)

        line.add(photo(named: name))

        let drawn = line.drawn(at: start + .seconds(1)).dropFirst().dropLast("\u{1B}[K".count)
        #expect(drawn.contains(shown) && drawn.count < 80)
        #expect(!drawn.contains("\u{1B}") && !drawn.contains("\n"))
    }

    private func photo(named name: String) -> PhotoResult {
        PhotoResult(file: "a", status: .read, parsed: ParsedLabel(product: ParsedProduct(name: name, confidence: 1)))
    }
}
