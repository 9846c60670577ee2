import Foundation
import KeepItFreshLabels
import Testing

@testable import KeepItFreshDomain

/// A date as a person types it, with or without words for its kind.
@Suite struct TypedExpiryTests {
    private let today = CivilDate(clampedDayNumber: 20_800)

    @Test(arguments: [
        ("3.12.2027", "2027-12-03", nil), ("use by 3.12.2027", "2027-12-03", DateKind.useBy),
        ("Use By 27 march 2027", "2027-03-27", .useBy), ("best before 2027-03", "2027-03", .bestBefore),
        ("zu verbrauchen bis 3.12.2027", "2027-12-03", .useBy), ("mhd 3.12.2027", "2027-12-03", .bestBefore),
        ("march 2027", "2027-03", nil), ("27 march 2027", "2027-03-27", nil),
    ])
    func whenTyped_shouldReadDateAndKind(text: String, date: String, kind: DateKind?) throws {
        let typed = try TypedExpiry(text, today: today, locale: nil)

        #expect(typed.date.description == date && typed.kind == kind)
    }

    @Test(arguments: ["soon", "use by", "hello 3.12.2027", "use by 31.2.2027", ""])
    func whenItIsNoDate_shouldRefuse(text: String) {
        #expect(throws: TypedDate.Failure.self) { try TypedExpiry(text, today: today, locale: nil) }
    }

    @Test(arguments: [DateKind.unlabelled, .useBy, nil])
    func whenADateIsCorrected_shouldKeepItsKind(kind: DateKind?) throws {
        let item = Item(name: "Mince", expiryDate: CivilDate("2027-01-02"), expiryKind: kind, addedDate: .distantPast)
        let fix = ItemFix(.expiry) { $0.expiryDate = CivilDate("2027-01-03") }

        #expect(try item.fixed(by: fix).expiryKind == kind)
        #expect(try Item(name: "Mince", addedDate: .distantPast).fixed(by: fix).expiryKind == .unlabelled)
    }
}
