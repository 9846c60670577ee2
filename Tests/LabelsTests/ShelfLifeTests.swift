import Testing

@testable import KeepItFreshLabels

@Suite struct ShelfLifeTests {
    @Test(arguments: [
        (CivilDate(year: 2025, month: 7, day: 23), CivilDate(year: 2026, month: 1, day: 23)),
        (CivilDate(year: 2025, month: 3, day: 25), CivilDate(year: 2026, month: 3, day: 24)),
        (CivilDate(year: 2025, month: 8, day: 31), CivilDate(year: 2026, month: 2, day: 28)),
        (CivilDate(year: 2025, month: 9, day: 1), CivilDate(year: 2026, month: 8, day: 31)),
        (CivilDate(year: 2025, month: 8, day: 16), CivilDate(year: 2026, month: 3, day: 15)),
    ])
    func whenMonthsAreWhole_shouldBeAWholeShelfLife(production: CivilDate?, end: CivilDate?) throws {
        #expect(DateWindow.isWholeShelfLife(from: try #require(production), to: try #require(end)))
    }

    @Test(arguments: [
        (CivilDate(year: 2025, month: 7, day: 23), CivilDate(year: 2026, month: 1, day: 25)),
        (CivilDate(year: 2025, month: 7, day: 23), CivilDate(year: 2025, month: 7, day: 23)),
        (CivilDate(year: 2025, month: 7, day: 23), CivilDate(year: 2025, month: 6, day: 23)),
        (CivilDate(year: 2020, month: 7, day: 23), CivilDate(year: 2036, month: 7, day: 23)),
        (CivilDate(year: 2025, month: 7), CivilDate(year: 2026, month: 7, day: 1)),
    ])
    func whenMonthsAreNotWhole_shouldNotBeAWholeShelfLife(production: CivilDate?, end: CivilDate?) throws {
        #expect(!DateWindow.isWholeShelfLife(from: try #require(production), to: try #require(end)))
    }
}
