import Foundation
import KeepItFreshInMemory
import KeepItFreshLabels
import Testing

@testable import KeepItFreshDomain

@Suite(.timeLimit(.minutes(10))) struct InboxTests {
    private let letter = [
        "Dear Mr Brown,", "Your account 88120 has been renewed until 03.05.2027.", "Please find enclosed the terms.",
        "Yours sincerely", "IBAN DE44 5001 0517 5407 3249 31",
    ]
    private let tablets = ["Febrilex", "Paracetamol 500 mg", "20 tablets", "Read the package leaflet.", "EXP 08.2027"]
    private let repository: InMemoryItemRepository
    private let context: HouseholdContext

    init() async throws {
        let database = InMemoryDatabase()
        let today = CivilDate(clampedDayNumber: 20_700)
        let home = try await InMemoryHouseholdRepository(database, actingAs: "ann", now: { Date() }).ensureHousehold(
            named: "Home")
        context = HouseholdContext(userId: "ann", householdId: home.id, householdName: "Home", role: .owner)
        repository = InMemoryItemRepository(database, actingAs: "ann", today: { today })
    }

    private func scan(
        _ lines: [String], name: String = "a.jpg", keeping kept: [PhotoSubject: String] = [:]
    ) async -> PhotoResult? {
        let label = ScannedLabel(
            lines: lines.map { TextLine(text: $0) }, size: ScannedLabel.Size(width: 1200, height: 900))
        var options = ReadingOptions(today: CivilDate(clampedDayNumber: 20_700))
        options.keptSubjects = kept
        let photos = SavePhotos(photos: MockPhotos(), labels: [FixedLabels(label: label)], parser: LabelParser())
        let scan = photos.execute(
            [.bytes([1], name: name)], in: context, into: repository, options: options, inbox: repository)
        var result: PhotoResult?
        for await progress in scan { result = progress.result ?? result }
        return result
    }

    private var waiting: [InboxPhoto] {
        get async throws { try await repository.waitingPhotos(in: context.householdId) }
    }

    @Test func whenItShowsALetter_shouldKeepNothingButTheHash() async throws {
        let result = try #require(await scan(letter))

        #expect(result.status == .inbox && result.parsed.subject == .paper && result.items.isEmpty)
        #expect(result.label.lines.isEmpty && result.parsed.dates.dates.isEmpty && result.parsed.product == nil)
        let photo = try #require(try await waiting.first)
        #expect(photo.title == nil && photo.expiryDate == nil && photo.contentHash == result.contentHash)
        #expect(try await repository.storedReading(ofPhoto: photo.contentHash, in: context.householdId) == nil)
        #expect(try await repository.items(in: context.householdId).isEmpty)
    }

    @Test func whenItsNameSaysThatItIsAScreen_shouldWaitWithoutItsDate() async throws {
        let list = ["Milk", "use by 03 DEC 2026"]

        #expect(await scan(list, name: "Screenshot_1.png")?.status == .inbox)
        let photo = try #require(try await waiting.first)
        #expect(photo.subject == .screen && photo.expiryDate == nil)
        #expect(await scan(list, name: "Screenshots/milk.jpg")?.status == .saved)
    }

    @Test func whenItIsReadAgain_shouldStillWait() async throws {
        _ = await scan(letter)

        #expect(await scan(letter)?.status == .inbox)
        #expect(try await waiting.count == 1)
    }

    @Test func whenItIsForgotten_shouldBeKnownAndWithoutAName() async throws {
        _ = await scan(letter)
        let photo = try #require(try await waiting.first)

        try await repository.decide(.forgotten, on: photo.contentHash, in: context.householdId)

        #expect(await scan(letter)?.status == .known)
        #expect(try await waiting.isEmpty)
        #expect(try await repository.inboxPhoto(photo.contentHash, in: context.householdId)?.name == "")
    }

    @Test func whenAPersonPutsItToStock_shouldMakeAnItem() async throws {
        _ = await scan(letter)
        let photo = try #require(try await waiting.first)

        try await repository.decide(.stock, on: photo.contentHash, in: context.householdId)
        let result = await scan(letter)

        #expect(result?.status == .saved && result?.items.first?.change == .created)
        #expect(try await waiting.isEmpty)
    }

    @Test func whenItShowsMedicine_shouldWaitWithItsDate() async throws {
        let result = await scan(tablets)

        #expect(result?.status == .inbox && result?.parsed.dates.expiry?.date.description == "2027-08")
        #expect(try await waiting.first?.expiryDate?.description == "2027-08")
        #expect(try await repository.items(in: context.householdId).isEmpty)
    }

    @Test(arguments: ["", "Bathroom"]) func whenMedicineIsKept_shouldMakeAnItemInItsPlace(place: String) async throws {
        let result = await scan(tablets, keeping: [.medicine: place])

        #expect(result?.status == .saved && result?.parsed.subject == .medicine)
        let item = try #require(try await repository.items(in: context.householdId).first)
        #expect(item.category == "medicine" && item.place == (place.isEmpty ? nil : place))
        #expect(try await waiting.isEmpty)
    }

    @Test func whenNothingSaysWhatItShows_shouldAskOnlyWithoutADate() async throws {
        var label = ParsedLabel(product: ParsedProduct(name: "Zzyx", source: .label, confidence: 0.8))
        label.otherSubject = .toiletries
        #expect(!label.isForStock)

        label.gtin = GTIN("4006381333931")
        #expect(label.isForStock)
        (label.gtin, label.subject) = (nil, .toiletries)
        #expect(!label.isForStock)
    }

    @Test func whenItShowsManyPacks_shouldAskOnceAndMakeOneItemIfToldSo() async throws {
        let fridge = ["Vollmilch", "Butter", "Kirschjoghurt", "Gouda jung", "Senf mittelscharf", "Orangensaft"]
        let result = await scan(fridge)

        #expect(result?.status == .inbox && result?.parsed.subject == .food && result?.needsReview == [])
        let photo = try #require(try await waiting.first)
        #expect(photo.subject == .food && photo.title == nil)
        #expect(await scan(fridge)?.parsed.showsManyPacks == true)

        try await repository.decide(.stock, on: photo.contentHash, in: context.householdId)
        #expect(await scan(fridge)?.status == .saved)
    }

    @Test func whenNothingMakesAnItem_shouldKeepNothingThatWasRead() async throws {
        let recipe = ["Zutaten: Mehl, Zucker, Butter, Eier", "Zubereitung: alles verrühren und backen"]
        let result = try #require(await scan(recipe))

        #expect(result.items.isEmpty && result.status != .inbox)
        let hash = try #require(result.contentHash)
        #expect(try await repository.storedReading(ofPhoto: hash, in: context.householdId) == nil)
    }

    @Test func whenANoticeCallsAnItemBack_shouldNameItAndKeepNothingOfTheNotice() async throws {
        _ = await scan(["Kräuterquark", "200 g", "Mindestens haltbar bis 02.03.2027", "Zutaten: Milch, Kräuter"])
        let item = try #require(try await repository.items(in: context.householdId).first)

        let result = await scan(
            [
                "RÜCKRUF", "Die Molkerei Seetal ruft zurück:", "Kräuterquark 200 g", "MHD 02.03.2027 Charge L 6044",
                "Grund: Metallteile", "Kunden erhalten den Kaufpreis zurück.",
            ], name: "b.jpg")

        #expect(result?.status == .inbox && result?.recalled.map(\.id) == [item.id])
        #expect(result?.label.lines.isEmpty == true)
        #expect(try await repository.items(in: context.householdId) == [item])
    }

    @Test func whenNothingIsStored_shouldSayWhereItWouldGo() async throws {
        let label = ScannedLabel(lines: letter.map { TextLine(text: $0) })
        let photos = SavePhotos(photos: MockPhotos(), labels: [FixedLabels(label: label)], parser: LabelParser())
        var result: PhotoResult?
        let options = ReadingOptions(today: CivilDate(clampedDayNumber: 20_700))
        for await progress in photos.read([.bytes([1], name: "a.jpg")], options: options) {
            result = progress.result ?? result
        }

        #expect(result?.status == .read && result?.parsed.subject == .paper && result?.label.lines.isEmpty == true)
    }

    @Test func whenAnItemIsNotFood_shouldForgetWhatWasRead() async throws {
        _ = await scan(["Oat Drink", "Best before 12.03.2027", "Ingredients: water, oats"])
        let item = try #require(try await repository.items(in: context.householdId).first)
        #expect(try await repository.photos(of: item.id, in: context.householdId).first?.label != nil)

        let day = CivilDate(clampedDayNumber: 20_700)
        _ = try await repository.removeAsNotFood(item.id, on: day, in: context.householdId)
        #expect(try await repository.items(in: context.householdId).isEmpty)
        _ = try await repository.undo(in: context.householdId)

        #expect(try await repository.photos(of: item.id, in: context.householdId).map(\.label) == [nil])
        let back = try #require(try await repository.items(in: context.householdId).first)
        #expect(back.id == item.id && back.name == nil && back.expiryDate == nil && back.quantity == 1)
    }
}
