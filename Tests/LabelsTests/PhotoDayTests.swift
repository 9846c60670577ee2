import Testing

@testable import KeepItFreshLabels

@Suite struct PhotoDayTests {
    private let today = CivilDate(clampedDayNumber: 20_783)

    @Test(arguments: [
        ("IMG-20251230-WA0001.jpg", "2025-12-30"), ("PXL_20251230_101010123.jpg", "2025-12-30"),
        ("album-2024-01-01/2025-12-30 10.00.00.jpg", "2025-12-30"), ("signal-2025_12_30.png", "2025-12-30"),
        ("IMG_20251230_180311.jpg", "2025-12-30"), ("20251230_180311.jpg", "2025-12-30"),
        ("WhatsApp Image 2025-12-30 at 18.03.11.jpeg", "2025-12-30"), ("photo_2025-12-30_18-03-11.jpg", "2025-12-30"),
        ("Screenshot_20251230-180311.png", "2025-12-30"), ("Screen Shot 2025-12-30 at 18.03.11.png", "2025-12-30"),
        ("20251230180311.jpg", "2025-12-30"), ("20251230180311123.jpg", "2025-12-30"),
        ("WP_20251230_001.jpg", "2025-12-30"),
        ("Foto 30.12.2025, 18 03 11.jpg", "2025-12-30"), ("30-12-2025.jpg", "2025-12-30"),
        ("C360_2025-12-30-18-03.jpg", "2025-12-30"),
        ("mmexport1767088800000.jpg", "2025-12-30"), ("FB_IMG_1767088800000.jpg", "2025-12-30"),
        ("IMG_5.12.2025.jpg", nil),
        ("02-03-2025.jpg", nil), ("20251230995959.jpg", nil), ("1767088800000.jpg", nil), ("2025-12_30.jpg", nil),
        ("IMG_120251230.jpg", nil), ("2025-1230.jpg", nil), ("20251330.jpg", nil), ("4006381333931.jpg", nil),
        ("20991230.jpg", nil), ("milk.jpg", nil), ("", nil),
    ])
    func whenTheNameHasADay_shouldBeTheDay(name: String, expected: String?) {
        let day = PhotoDay(capture: nil, fileName: name, today: today)

        #expect(day?.day.description == expected)
        #expect(day == nil || day?.source == .fileName)
    }

    @Test func whenTheCameraRecordedADay_shouldComeFirst() {
        let taken = CivilDate(clampedDayNumber: 20_700)

        let day = PhotoDay(capture: taken, fileName: "IMG-20251230-WA0001.jpg", today: today)

        #expect(day?.day == taken && day?.source == .capture)
    }

    @Test(arguments: [(0, true), (14, true), (15, false), (-1, false)])
    func whenTheFileIsOfTheLastFortnight_shouldBeItsDay(age: Int, isKnown: Bool) {
        let written = (20_783 - age) * 86_400_000 + 3_600_000

        let day = PhotoDay(capture: nil, fileName: "milk.jpg", written: written, today: today)

        #expect((day?.source == .fileTime) == isKnown)
    }
}
