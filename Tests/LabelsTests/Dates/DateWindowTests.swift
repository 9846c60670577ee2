import Testing

@testable import KeepItFreshLabels

/// Which dates are plausible, and the year of dates without one.
@Suite struct DateWindowTests {
    private func window(taken: String?) throws -> DateWindow {
        DateWindow(today: try #require(CivilDate("2026-11-20")), taken: taken.flatMap { CivilDate($0) })
    }

    @Test(arguments: [
        ("2026-11-20" as String?, "2026-11-20"), ("2019-06-01", "2019-06-01"), ("2003-01-01", "2003-01-01"),
        // A clock that was not set, one that is ahead, and no clock.
        ("2002-12-31", "2026-11-20"), ("1980-01-01", "2026-11-20"), ("1970-01-01", "2026-11-20"),
        ("2026-11-21", "2026-11-20"), ("2107-01-01", "2026-11-20"), (nil, "2026-11-20"),
    ])
    func whenDayOfPhotoIsImplausible_shouldUseToday(taken: String?, day: String) throws {
        let window = try window(taken: taken)

        #expect(window.referenceDay.description == day)
        #expect(window.taken == (day == taken ? CivilDate(day) : nil))
    }

    @Test(arguments: [
        // By today: up to 120 days ahead, otherwise in the past.
        (nil as String?, 3, 12, "2027-03-12" as String?), (nil, 3, 20, "2027-03-20"), (nil, 3, 21, "2026-03-21"),
        (nil, 11, 1, "2026-11-01"),
        // By the day of the photo.
        ("2025-12-20", 1, 2, "2026-01-02"), ("2025-12-20", 12, 24, "2025-12-24"), ("2025-12-20", 6, 1, "2025-06-01"),
        ("2019-06-01", 9, 29, "2019-09-29"), ("2019-06-01", 9, 30, "2018-09-30"),
        // A day that is not used.
        ("1980-01-01", 1, 5, "2027-01-05"), ("2107-01-01", 1, 5, "2027-01-05"),
        // The 29th of February is the latest that there was.
        (nil, 2, 29, "2024-02-29"), ("2023-12-24", 2, 29, "2024-02-29"), ("2023-06-01", 2, 29, "2020-02-29"),
        (nil, 2, 30, nil), (nil, 13, 1, nil),
    ])
    func whenYearIsNotPrinted_shouldFollowFromTheDayOfThePhoto(
        taken: String?, month: Int, day: Int, expected: String?
    ) throws {
        #expect(try window(taken: taken).inferYear(month: month, day: day)?.description == expected)
    }

    @Test func whenPhotoIsOld_shouldAcceptDatesBeforeIt() throws {
        let old = try #require(CivilDate("2016-05-01"))

        #expect(try !window(taken: nil).contains(old))
        #expect(try window(taken: "2018-01-01").contains(old))
        #expect(try !window(taken: "1980-01-01").contains(old))
        #expect(try window(taken: "2018-01-01").contains(try #require(CivilDate("2036-11-30"))))
    }

    @Test func whenLabelIsParsed_shouldInferTheYearFromTheDayOfThePhoto() throws {
        #expect(try parse([line("USE BY 02 JAN")], taken: "2025-12-20").expiry?.date.description == "2026-01-02")
        #expect(try parse([line("USE BY 02 JAN")]).expiry?.date.description == "2027-01-02")
        #expect(try parse([line("USE BY 02 JAN")], taken: "1980-01-01").expiry?.date.description == "2027-01-02")
    }
}
