import Foundation
import KeepItFreshDomain
import KeepItFreshLabels
import KeepItFreshPresentation
import Testing

/// The objects that other programs rely on, byte for byte.
@Suite struct ContractJSONTests {
    private let today = CivilDate(clampedDayNumber: 20_777)

    @Test func whenAnItemIsListed_shouldHaveTheFieldsOfTheContractInTheirOrder() {
        var item = Item(
            id: "i1", name: "Oat\u{1B}Drink", brand: "Hafer & Co", quantity: 2, unit: "1 l",
            expiryDate: CivilDate("2027-03-12"), expiryKind: .bestBefore, lot: "L1",
            addedDate: Date(timeIntervalSince1970: 1_795_000_000))
        item.place = "Fridge"

        #expect(
            item.json(today: today, soonDays: 7, household: "Home").line == """
                {"id":"i1","name":"Oat\\u001bDrink","brand":"Hafer & Co","gtin":null,"quantity":2,"unit":"1 l",\
                "expiryDate":"2027-03-12","expiryPrecision":"day","expiryKind":"bestBefore","status":"fresh","lot":"L1",\
                "addedDate":"2026-11-18T11:06:40Z","notes":null,"needsReview":[],"missing":[],"packs":2,\
                "household":"Home","deadline":"2027-03-12","place":"Fridge","left":null,"opened":null,"openedDays":null,\
                "frozen":null,"frozenDaysLeft":null,"thawed":null,"frozenDays":null,"proposedDate":null,"proposedBy":null}
                """)
    }

    @Test func whenThereIsNothingInAText_shouldHaveAllFieldsAllTheSame() {
        let line = ParseReport(isBarcode: false, today: today, locale: nil).json(for: "Oat Drink").line

        #expect(
            line == """
                {"id":null,"expiryDate":null,"expiryPrecision":null,"kind":null,"productionDate":null,"packedDate":null,\
                "sellBy":null,"lot":null,"ambiguous":false,"alternatives":[],"yearInferred":false,\
                "needsReview":["noDate"],"dates":[]}
                """)
    }

    @Test func whenThereIsNothingInABarcode_shouldHaveTheFieldsThatAllHave() {
        let line = ParseReport(isBarcode: true, today: today, locale: nil).json(for: "").line

        #expect(line == #"{"id":null,"type":"other","gtin":null,"elements":[],"error":"empty"}"#)
    }

    @Test func whenAPhotoShowsNothing_shouldHaveAllFieldsAllTheSame() {
        let line = PhotoResult(file: "a.jpg", status: .nothing).json(today: today, household: nil).line

        #expect(
            line == """
                {"file":"a.jpg","status":"nothing","subject":null,"subjectConfidence":null,"barcodes":[],"product":null,\
                "expiryDate":null,"expiryPrecision":null,"expiryKind":null,"dates":[],"productionDate":null,"lot":null,\
                "lotBox":null,"needsReview":[],"missing":[],"item":null,"recalled":[],"capture":null,"milliseconds":0,\
                "error":null}
                """)
    }

    @Test func whenAUserIsShown_shouldSayWhoAndWhere() throws {
        let identity = try #require(Identity(userId: "u1", authMethod: .guest, isGuest: true))
        let context = HouseholdContext(userId: "u1", householdId: "h1", householdName: "Home", role: .owner)
        let report = AccountReport(
            identity: identity, profile: UserProfile(userId: "u1", createdAt: .distantPast), context: context)

        #expect(
            report.json(copy: nil).line == """
                {"userId":"u1","isGuest":true,"authMethod":"guest","displayName":null,"email":null,"household":"Home",\
                "role":"owner"}
                """)
        #expect(report.json(isNewUser: true).line.hasSuffix(#""role":"owner","isNewUser":true}"#))
    }

    @Test(arguments: [
        (CommandStatus.nothingFound, "nothingFound"), (.usage, "usage"), (.unreadableInput, "unreadableInput"),
        (.componentMissing, "componentMissing"), (.storageRefused, "storage"), (.temporaryFailure, "temporary"),
        (.notAllowed, "notAllowed"), (.interrupted, "interrupted"),
    ])
    func whenACommandEnds_shouldSayWhy(status: CommandStatus, code: String) {
        #expect(status.json(message: "no").line == #"{"error":{"code":"\#(code)","message":"no"}}"#)
    }
}
