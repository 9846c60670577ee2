import KeepItFreshLabels
import Testing

@Suite struct CivilDateTests {
    @Test(arguments: ["2027-02-30", "2026-02-29", "2026-13-01", "2026-00", "26-01-01", "2026-1-1", "2026-01-01 ", ""])
    func whenNoSuchDate_shouldRefuse(text: String) {
        #expect(CivilDate(text) == nil)
    }

    @Test(arguments: ["2028-02-29", "2026-12", "2027", "0001-01-01", "9999-12-31"])
    func whenWritten_shouldReadBackTheSame(text: String) throws {
        let date = try #require(CivilDate(text))

        #expect(date.description == text)
    }

    @Test func whenAddingDays_shouldCountForwardsAndBackwards() throws {
        let epoch = try #require(CivilDate("1970-01-01"))
        let leapDay = try #require(CivilDate("2028-02-29"))

        #expect(epoch.dayNumber == 0)
        #expect(leapDay.adding(days: 1)?.description == "2028-03-01")
        #expect(leapDay.adding(days: -29)?.description == "2028-01-31")
        for number in stride(from: -719_162, through: 2_932_896, by: 997) {
            #expect(CivilDate(dayNumber: number)?.dayNumber == number)
        }
    }

    @Test(arguments: [Int.max, Int.min, 3_652_059, -3_652_059])
    func whenAddingDaysBeyondTheCalendar_shouldReturnNil(days: Int) throws {
        #expect(try #require(CivilDate("2027-03-12")).adding(days: days) == nil)
    }

    @Test func whenStored_shouldTakeFourBytes() {
        #expect(MemoryLayout<CivilDate>.size == 4)
    }

    @Test func whenAddingMonths_shouldClampToTheMonthsEnd() throws {
        let endOfAugust = try #require(CivilDate("2026-08-31"))

        #expect(endOfAugust.adding(months: 6)?.description == "2027-02-28")
        #expect(endOfAugust.adding(months: -8)?.description == "2025-12-31")
        #expect(CivilDate("2026-08")?.adding(months: 6)?.description == "2027-02")
    }

    @Test func whenOnlyAMonthIsKnown_shouldLastToItsEnd() throws {
        let month = try #require(CivilDate("2028-02"))
        let year = try #require(CivilDate("2028"))

        #expect(month.precision == .month)
        #expect(month.lastDay.description == "2028-02-29")
        #expect(year.lastDay.description == "2028-12-31")
        #expect(month < year)
    }
}
