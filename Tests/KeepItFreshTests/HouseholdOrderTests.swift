import Foundation
import KeepItFresh
import KeepItFreshDomain
import KeepItFreshInMemory
import KeepItFreshLabels
import Testing

/// The order of day and month in a household, from the photos of its packs to the answers of its members.
@Suite(.timeLimit(.minutes(10))) struct HouseholdOrderTests {
    private static let day = CivilDate("2026-11-20") ?? CivilDate(clampedDayNumber: 20_777)
    private static let dayFirst = (13...22).map { "Soup \($0)\nBEST BEFORE \($0)/03/2027" }
    private static let monthFirst = (13...22).map { "Stew \($0)\nBEST BEFORE 03/\($0)/2027" }
    private static let open = (4...8).map { "Beans \($0)\nBEST BEFORE 03/0\($0)/2027" }

    private func inventory() async throws -> Inventory {
        let database = InMemoryDatabase()
        let items = InMemoryItemRepository(database, actingAs: "ann", today: { Self.day })
        let households = InMemoryHouseholdRepository(database, actingAs: "ann", now: { Date() })
        let home = try await households.ensureHousehold(named: "Home")
        let context = HouseholdContext(
            userId: "ann", householdId: home.id, householdName: home.name, role: .owner)
        return Inventory(context: context, repository: items)
    }

    /// Stores photos of labels with these texts, and settles what is open.
    private func scan(_ texts: [String], into inventory: Inventory, number: String? = nil) async throws {
        let photos = SavePhotos(photos: Texts(), labels: [Texts(number: number)], parser: LabelParser())
        let sources = texts.map { PhotoSource.file($0) }
        let options = ReadingOptions(today: Self.day, grouping: .none)
        for await progress in photos.execute(
            sources, in: inventory.context, into: inventory.repository, options: options)
        {
            #expect(progress.result.map { $0.status == .saved } ?? true)
        }
        _ = try await inventory.settleDateOrders(on: Self.day)
    }

    private func open(in inventory: Inventory) async throws -> [Item] {
        try await inventory.items().filter { $0.needsReview.contains(.ambiguousDate) }
    }

    private func dates(in inventory: Inventory) async throws -> [String] {
        var dates: [String] = []
        for place in 4...8 { dates += [try await item("Beans \(place)", in: inventory).expiryDate?.description ?? ""] }
        return dates
    }

    /// The item of the photo that shows a text.
    private func item(_ text: String, in inventory: Inventory) async throws -> Item {
        for item in try await inventory.items() {
            if try await inventory.photos(of: item.id).contains(where: { $0.name.hasPrefix("\(text)\n") }) {
                return item
            }
        }
        throw DataError.notFound
    }

    @Test(arguments: [true, false], [true, false])
    func whenAllPacksPrintOneOrder_shouldAskAboutNone(isDayFirst: Bool, isOpenFirst: Bool) async throws {
        let inventory = try await inventory()
        let known = isDayFirst ? Self.dayFirst : Self.monthFirst

        try await scan(isOpenFirst ? Self.open + known : known + Self.open, into: inventory)

        #expect(try await inventory.items().flatMap(\.needsReview) == [])
        let expected = (4...8).map { isDayFirst ? "2027-0\($0)-03" : "2027-03-0\($0)" }
        #expect(try await dates(in: inventory) == expected)
    }

    @Test func whenPacksPrintBothOrders_shouldAsk() async throws {
        let inventory = try await inventory()

        try await scan(Self.dayFirst.prefix(5) + Self.monthFirst.suffix(5), into: inventory)
        try await scan(Self.open, into: inventory)

        #expect(try await open(in: inventory).count == 5)
    }

    @Test func whenTheOtherPacksAreOfAnotherCountry_shouldAsk() async throws {
        let inventory = try await inventory()

        try await scan(Self.monthFirst, into: inventory, number: "0016000275287")
        try await scan(Self.open, into: inventory, number: "5000112637922")

        #expect(try await inventory.items().filter { $0.expiryDate?.description.hasPrefix("2027-03-0") ?? false } == [])
    }

    @Test(arguments: [true, false])
    func whenTwoDatesWereChosen_shouldSettleTheOthers(isDayFirst: Bool) async throws {
        let inventory = try await inventory()
        try await scan(Self.open, into: inventory)
        #expect(try await open(in: inventory).count == 5)
        func answer(_ place: Int) async throws -> JournalEntry {
            let item = try await item("Beans \(place)", in: inventory)
            let fix = ItemFix(.expiry) {
                $0.expiryDate = CivilDate(isDayFirst ? "2027-0\(place)-03" : "2027-03-0\(place)")
            }
            return try await inventory.edit(item.id, .fix(fix), on: Self.day)
        }

        let first = try await answer(4)
        let afterOne = try await inventory.settleDateOrders(on: Self.day, partOf: first.changeId)
        let second = try await answer(5)
        let afterTwo = try await inventory.settleDateOrders(on: Self.day, partOf: second.changeId)

        #expect(first.dateOrder == (isDayFirst ? .dayMonthYear : .monthDayYear))
        #expect(afterOne.isEmpty && afterTwo.count == 3)
        #expect(try await open(in: inventory).isEmpty)
        #expect(try await dates(in: inventory) == (4...8).map { isDayFirst ? "2027-0\($0)-03" : "2027-03-0\($0)" })
        try await scan(["Beans 9\nBEST BEFORE 03/09/2027"], into: inventory)
        #expect(try await open(in: inventory).isEmpty)
    }

    @Test func whenAnAnswerIsTakenBack_shouldAskAgain() async throws {
        let inventory = try await inventory()
        try await scan(Self.open, into: inventory)
        var changes: [String] = []
        for place in [4, 5] {
            let item = try await item("Beans \(place)", in: inventory)
            let fix = ItemFix(.expiry) { $0.expiryDate = CivilDate("2027-03-0\(place)") }
            changes.append(try await inventory.edit(item.id, .fix(fix), on: Self.day).changeId)
        }
        let settled = try await inventory.settleDateOrders(on: Self.day, partOf: changes[1])

        _ = try await inventory.undo(on: Self.day)

        #expect(settled.count == 3)
        #expect(try await open(in: inventory).count == 4)
        #expect(try await inventory.settleDateOrders(on: Self.day).isEmpty)
        _ = try await inventory.undo(on: Self.day)
        let item = try #require(try await inventory.items().first)
        #expect(try await inventory.knownOrders(of: item).ofHousehold == DateOrderCounts())
    }

    @Test func whenAnItemIsConfirmed_shouldCountItsDate() async throws {
        let inventory = try await inventory()
        try await scan(["Beans 4\nBEST BEFORE 03/04/2027"], into: inventory)
        let item = try #require(try await open(in: inventory).first)
        var fix = ItemFix()
        fix.confirmsRest = true

        let entry = try await inventory.edit(item.id, .fix(fix), on: Self.day)

        #expect(entry.dateOrder == .dayMonthYear)
        await #expect(throws: ItemEditError.nothingToChange) {
            try await inventory.edit(item.id, .fix(fix), on: Self.day)
        }
    }

    @Test func whenAPersonSetADate_shouldNotSettleItOtherwise() async throws {
        let inventory = try await inventory()
        try await scan(Self.open, into: inventory)
        let item = try await item("Beans 8", in: inventory)
        let fix = ItemFix(.expiry) { $0.expiryDate = CivilDate("2027-01-01") }
        _ = try await inventory.edit(item.id, .fix(fix), on: Self.day)

        try await scan(Self.dayFirst, into: inventory)

        #expect(try await inventory.item(item.id).expiryDate?.description == "2027-01-01")
        #expect(try await open(in: inventory).isEmpty)
    }

    @Test func whenAnItemIsNotFood_shouldForgetItsOrder() async throws {
        let inventory = try await inventory()
        try await scan(["Soup\nBEST BEFORE 27/03/2027"], into: inventory)
        let item = try #require(try await inventory.items().first)
        #expect(try await inventory.knownOrders(of: item).ofHousehold != DateOrderCounts())

        _ = try await inventory.removeAsNotFood(item.id, on: Self.day)

        #expect(try await inventory.knownOrders(of: item).ofHousehold == DateOrderCounts())
    }

    @Test func whenAskedWhy_shouldKnowTheHouseholdsPacks() async throws {
        let inventory = try await inventory()
        try await scan(Self.dayFirst + Self.open, into: inventory)
        let item = try await item("Beans 4", in: inventory)

        let evidence = try await inventory.evidence(for: item, locale: nil)

        #expect(evidence.item?.needsReview == [])
        #expect(
            evidence.dates.first?.reasons.map(\.text).contains("10 of 10 of the household's packs print the day first")
                == true)
    }
}

extension HouseholdOrderTests {
    /// Photos whose names are the texts that they show.
    private struct Texts: PhotoProviding, LabelProviding {
        var number: String?

        func open(_ source: PhotoSource) async throws(ScanError) -> PhotoFile {
            PhotoFile(name: source.name, bytes: [], contentHash: "hash of \(source.name)")
        }

        func decode(_ file: PhotoFile, around place: Quad) async throws(ScanError) -> GreyImage.Crop {
            throw .unreadableImage
        }

        func decode(_ file: PhotoFile) async throws(ScanError) -> GreyImage { throw .unreadableImage }

        func label(of file: PhotoFile) async throws(ScanError) -> ScannedLabel {
            let lines = file.name.split(separator: "\n").enumerated().map { index, text in
                let top = 100 + 80 * index
                return TextLine(
                    text: "\(text)", confidence: 0.98,
                    box: Quad(left: 100, top: top, right: 100 + 20 * text.count, bottom: top + 30),
                    readers: [.document, .dateCode])
            }
            return ScannedLabel(
                barcodes: number.map { [Barcode(symbology: .ean13, text: $0)] } ?? [], lines: lines,
                size: nil)
        }
    }
}
