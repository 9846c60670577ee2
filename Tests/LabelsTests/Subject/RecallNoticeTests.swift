import KeepItFreshLabels
import Testing

@Suite struct RecallNoticeTests {
    private let today = CivilDate(clampedDayNumber: 20_700)

    private func read(_ lines: String...) -> RecallNotice? {
        let label = ScannedLabel(lines: lines.map { TextLine(text: $0) })
        return RecallNotice(in: label, dates: LabelParser().parse(label, today: today, locale: nil).dates)
    }

    @Test(arguments: [
        "WARENRÜCKRUF", "Product recall", "Rappel de produit", "Richiamo alimentare", "Återkallar",
        "Wycofanie produktu",
        "Отзыв продукции", "Ανάκληση προϊόντος", "自主回収のお知らせ", "회수 안내",
    ])
    func whenItSpeaksOfARecall_shouldBeANotice(line: String) {
        #expect(read(line, "Kräuterquark 200 g") != nil)
    }

    @Test func whenItIsAPack_shouldBeNone() {
        #expect(read("Kräuterquark", "mindestens haltbar bis 02.03.2027") == nil)
    }

    @Test func whenNameAndDateAreThose_shouldMeanThePack() throws {
        let notice = try #require(
            read("RÜCKRUF", "Seetaler Kräuterquark 200 g", "MHD 02.03.2027 Charge L 6044", "Grund: Metallteile"))

        #expect(notice.mayConcern(name: "Kräuterquark", lot: nil, expiry: CivilDate("2027-03-02")))
        #expect(notice.mayConcern(name: "Kräuterquark", lot: nil, expiry: nil))
        #expect(!notice.mayConcern(name: "Kräuterquark", lot: nil, expiry: CivilDate("2027-04-02")))
        #expect(!notice.mayConcern(name: "Kräuterbutter", lot: nil, expiry: CivilDate("2027-03-02")))
        #expect(notice.mayConcern(name: "Quark", lot: "L6044", expiry: nil))
        #expect(!notice.mayConcern(name: nil, lot: "1", expiry: nil))
    }
}
