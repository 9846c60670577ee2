import Foundation
import KIFTestSupport
import KeepItFreshInMemory
import KeepItFreshLabels
import Testing

@testable import KeepItFreshDomain

/// What a person said of one photo holds for the next one of the same thing.
@Suite(.timeLimit(.minutes(10))) struct LearntDecisionTests {
    private static let day = CivilDate(clampedDayNumber: 20_700)
    private static let tablets = ["Febrilex", "Paracetamol 500 mg", "20 tablets", "Read the package leaflet."]

    private let repository: InMemoryItemRepository
    private let context: HouseholdContext

    init() async throws {
        let database = InMemoryDatabase()
        let home = try await InMemoryHouseholdRepository(database, actingAs: "ann", now: { Date() }).ensureHousehold(
            named: "Home")
        context = HouseholdContext(userId: "ann", householdId: home.id, householdName: "Home", role: .owner)
        repository = InMemoryItemRepository(database, actingAs: "ann", today: { Self.day })
    }

    /// The label of a box of tablets with a number.
    private func numbered(_ gtin: String = MockReaders.gtin) -> ScannedLabel {
        ScannedLabel(
            barcodes: [Barcode(symbology: .ean13, text: gtin)],
            lines: (Self.tablets + ["EXP 08.2027"]).map { TextLine(text: $0) },
            size: ScannedLabel.Size(width: 1200, height: 900))
    }

    /// The front of a box of tablets, in large letters and without a number.
    private func front(_ brand: String, _ kind: String) -> ScannedLabel {
        let small = Self.tablets.dropFirst().enumerated().map {
            TextLine.front($0.element, left: 60, top: 900 + 60 * $0.offset, height: 30)
        }
        return ScannedLabel(
            lines: [.front(brand, top: 300, height: 110), .front(kind, top: 440, height: 95)] + small,
            size: ScannedLabel.Size(width: 900, height: 1200))
    }

    @discardableResult
    private func scan(_ label: ScannedLabel, photo: UInt8, keepsMedicine: Bool = false) async throws -> PhotoResult {
        var options = ReadingOptions(today: Self.day)
        if keepsMedicine { options.keptSubjects[.medicine] = "" }
        let results = await scan(label, photos: [photo], options)
        return try #require(results.first)
    }

    private func scan(_ label: ScannedLabel, photos: [UInt8], _ options: ReadingOptions) async -> [PhotoResult] {
        let reader = SavePhotos(photos: MockPhotos(), labels: [FixedLabels(label: label)], parser: LabelParser())
        let sources = photos.map { PhotoSource.bytes([$0], name: "\($0).jpg") }
        var results: [PhotoResult] = []
        for await progress in reader.execute(
            sources, in: context, into: repository, options: options, inbox: repository)
        {
            if let result = progress.result { results.append(result) }
        }
        return results
    }

    private var waiting: [InboxPhoto] {
        get async throws { try await repository.waitingPhotos(in: context.householdId) }
    }

    private func decide(_ decision: InboxPhoto.Decision, on photo: PhotoResult) async throws {
        try await repository.decide(
            decision, on: try #require(photo.contentHash), in: context.householdId)
    }

    @Test(arguments: [nil, "medicine"]) func whenTheNumberIsKnown_shouldBeFoodUnlessItIsKnownAsGoods(
        category: String?
    ) async throws {
        let gtin = try #require(GTIN(MockReaders.gtin))
        let product = CatalogProduct(gtin: gtin, name: "Ginger Lozenges", category: category)
        let reader = SavePhotos(photos: MockPhotos(), labels: [FixedLabels(label: numbered())], parser: LabelParser())
        var result: PhotoResult?
        for await progress in reader.execute(
            [.bytes([1], name: "1.jpg")], in: context, into: repository, options: ReadingOptions(today: Self.day),
            inbox: repository, lookup: FixedLookup(FoundProduct(product, source: .catalog)))
        {
            result = progress.result ?? result
        }

        #expect(result?.status == (category == nil ? .saved : .inbox))
        #expect(try await waiting.isEmpty == (category == nil))
    }

    @Test func whenANumberWasForgotten_shouldForgetTheNextPhotoOfIt() async throws {
        try await decide(.forgotten, on: scan(numbered(), photo: 1))

        let next = try await scan(numbered(), photo: 2)

        #expect(next.status == .known && next.items.isEmpty)
        #expect(try await waiting.isEmpty)
        let kept = try await repository.inboxPhoto(try #require(next.contentHash), in: context.householdId)
        #expect(kept?.decision == .forgotten && kept?.name == "" && kept?.gtin == nil && kept?.decidedAt == nil)
        #expect(try await scan(numbered(), photo: 2).status == .known)
    }

    @Test func whenANumberWentToStock_shouldPutTheNextPhotoOfItThere() async throws {
        try await decide(.stock, on: scan(numbered(), photo: 1))

        let next = try await scan(numbered(), photo: 2)

        #expect(next.status == .saved && next.items.first?.change == .created)
        #expect(try await waiting.isEmpty)
    }

    @Test func whenThePersonThinksAnew_shouldFollowTheLastWord() async throws {
        let first = try await scan(numbered(), photo: 1)
        try await decide(.forgotten, on: first)
        try await decide(.stock, on: first)

        #expect(try await scan(numbered(), photo: 2).status == .saved)
    }

    @Test func whenTheDecisionIsTakenBack_shouldAskAgain() async throws {
        try await decide(.forgotten, on: scan(numbered(), photo: 1))
        _ = try await repository.undo(in: context.householdId)

        #expect(try await scan(numbered(), photo: 2).status == .inbox)
        #expect(try await waiting.count == 2)
    }

    @Test func whenAnotherNumberIsRead_shouldAsk() async throws {
        try await decide(.forgotten, on: scan(numbered(), photo: 1))

        #expect(try await scan(numbered("9520123400552"), photo: 2).status == .inbox)
    }

    @Test func whenAFrontWasForgotten_shouldForgetTheSameLetteringOnly() async throws {
        let first = try await scan(front("Febrilex", "Mentholsalbe"), photo: 1)
        #expect(try await waiting.first?.lettering != nil)
        try await decide(.forgotten, on: first)

        #expect(try await scan(front("Febrilex", "Menthoisalbe"), photo: 2).status == .known)
        #expect(try await scan(front("Pectorin", "Hustensaft"), photo: 3).status == .inbox)
    }

    @Test func whenAnItemIsNotFood_shouldForgetTheNextPhotoOfItsNumber() async throws {
        let first = try await scan(numbered(), photo: 1, keepsMedicine: true)
        let item = try #require(first.items.first?.item)

        _ = try await repository.removeAsNotFood(item.id, on: Self.day, in: context.householdId)

        #expect(try await scan(numbered(), photo: 2, keepsMedicine: true).status == .known)
        #expect(try await repository.items(in: context.householdId).isEmpty)
        _ = try await repository.undo(in: context.householdId)
        #expect(try await scan(numbered(), photo: 3, keepsMedicine: true).status == .saved)
    }

    @Test func whenSeveralGoToStock_shouldBeTakenBackTogether() async throws {
        for photo: UInt8 in 1...3 { try await scan(numbered(), photo: photo) }
        let before = try await waiting
        var options = ReadingOptions(today: Self.day, grouping: .none)
        (options.stocked, options.change) = (Set(before.prefix(2).map(\.contentHash)), "change")

        let results = await scan(numbered(), photos: [1, 2], options)

        #expect(results.map(\.status) == [.saved, .saved])
        #expect(try await waiting == [before[2]])
        let undone = try await repository.undo(in: context.householdId)
        #expect(undone.changeId == "change" && undone.inbox.count == 2)
        #expect(try await waiting == before)
        #expect(try await repository.items(in: context.householdId).isEmpty)
    }

    @Test func whenItIsNoGoods_shouldTeachNothing() {
        let goods = PhotoSubject.allCases.filter(\.isLearnt)

        #expect(goods == [.medicine, .toiletries, .household, .other])
        #expect(!goods.contains { $0.isPrivate })
    }
}
