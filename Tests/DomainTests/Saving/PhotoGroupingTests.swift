import Foundation
import Testing

@testable import KeepItFreshDomain
@testable import KeepItFreshLabels

/// Photos here are given as `seconds: what they show`, taken with one camera.
@Suite struct PhotoGroupingTests {
    private static let milk = GTIN("4006381333931")
    private static let rice = GTIN("9520123400552")

    @Test func whenBarcodeAndDateAreTakenInARow_shouldBeOnePack() async {
        let groups = await groups([(0, shot(gtin: Self.milk)), (8, shot(date: "2027-03-12")), (15, shot(name: "Milk"))])

        #expect(groups.map(\.places) == [[0, 1, 2]])
        #expect(groups.first?.items.first?.gtin == Self.milk)
        #expect(groups.first?.items.first?.expiryDate == CivilDate("2027-03-12"))
        #expect(groups.first?.items.first?.name == "Milk")
        #expect(groups.first?.items.first?.needsReview == [])
    }

    @Test(arguments: [GroupingRule.auto, .time, .folder])
    func whenTheNumbersDiffer_shouldNeverJoin(rule: GroupingRule) async {
        let photos: [(Double?, Item)] = [
            (0.0, shot(gtin: Self.milk)), (0.2, shot(gtin: Self.rice, date: "2027-03-12")),
        ]

        #expect(await groups(photos, rule: rule).map(\.places) == [[0], [1]])
    }

    @Test func whenAPhotoComesLate_shouldBeAnotherPack() async {
        let photos: [(Double?, Item)] = [(0.0, shot(gtin: Self.milk)), (21, shot(date: "2027-03-12"))]

        #expect(await groups(photos).map(\.places) == [[0], [1]])
    }

    @Test func whenTwoPacksFollowEachOther_shouldPartThem() async {
        let photos: [(Double?, Item)] = [
            (0, shot(gtin: Self.milk)), (6, shot(date: "2027-03-12")),
            (14, shot(gtin: Self.rice)), (20, shot(date: "2027-05")),
        ]

        #expect(await groups(photos).map(\.places) == [[0, 1], [2, 3]])
    }

    @Test func whenAPhotoIsNearerToTheNext_shouldAskForReview() async {
        let photos: [(Double?, Item)] = [
            (0, shot(gtin: Self.milk)), (9, shot(date: "2027-03-12")), (10.8, shot(gtin: Self.rice)),
        ]

        let groups = await groups(photos)

        #expect(groups.map(\.places) == [[0, 1], [2]])
        #expect(groups.first?.items.first?.needsReview.contains(.possibleMerge) == true)
    }

    @Test func whenAPhotoShowsEverythingAgain_shouldAskWhetherItIsAFurtherPack() async {
        let whole = shot(gtin: Self.milk, name: "Milk", date: "2027-03-12")

        let later = await groups([(0, whole), (5, whole)])
        let atOnce = await groups([(0, whole), (1, whole)])

        #expect(later.map(\.places) == [[0, 1]] && atOnce.map(\.places) == [[0, 1]])
        #expect(later.first?.items.first?.needsReview == [.possibleMerge])
        #expect(atOnce.first?.items.first?.needsReview == [])
    }

    @Test func whenAPhotoHasLostItsTime_shouldJoinByWhatItShowsAndItsPlace() async {
        let front = shot(name: "Oat Drink"), back = shot(gtin: Self.milk, name: "Oat Drink", date: "2027-03-12")
        let date = shot(date: "2027-03-12"), other = shot(gtin: Self.rice, name: "Rice", date: "2028-01")

        let sharing = await groups([(0, front), (nil, back), (9, other)])
        let datedAlone = await groups([(0, front), (nil, date), (40, other)])
        let ofTheNext = await groups([(0, front), (nil, date), (40, back)])
        let repeated = await groups([(nil, back), (3, back)])

        #expect(sharing.map(\.places) == [[0, 1], [2]])
        #expect(sharing.first?.items.first?.needsReview == [])
        #expect(datedAlone.map(\.places) == [[0, 1], [2]])
        #expect(datedAlone.first?.items.first?.needsReview == [.possibleMerge])
        #expect(ofTheNext.map(\.places) == [[0], [1, 2]])
        #expect(repeated.map(\.places) == [[0, 1]])
        #expect(repeated.first?.items.first?.needsReview == [.possibleMerge])
    }

    @Test func whenThereIsNoTime_shouldNotGroup() async {
        let photos = [shot(gtin: Self.milk), shot(date: "2027-03-12")]

        #expect(await groups(photos.map { (nil, $0) }).map(\.places) == [[0], [1]])
        #expect(await groups(photos.map { (nil, $0) }, rule: .folder).map(\.places) == [[0, 1]])
        #expect(await groups(photos.map { (0, $0) }, rule: .none).map(\.places) == [[0], [1]])
    }

    @Test func whenPhotosAreDoneInAnyOrder_shouldMakeTheSameGroups() async {
        let shots = [
            shot(gtin: Self.milk), shot(date: "2027-03-12"), shot(gtin: Self.rice), shot(date: "2027-05"),
            shot(name: "Rice"), shot(gtin: Self.milk),
        ]
        let photos: [(Double?, Item)] = shots.enumerated().map { (Double($0.offset) * 5, $0.element) }
        let expected = await groups(photos).map(\.places)

        for order in [[5, 4, 3, 2, 1, 0], [2, 0, 5, 1, 4, 3], [1, 3, 5, 0, 2, 4]] {
            #expect(await groups(photos, order: order).map(\.places) == expected)
        }
        #expect(expected == [[0, 1], [2, 3, 4], [5]])
    }

    @Test func whenAPhotoWithoutATimeComesFirst_shouldKeepTheOrderOfPhotos() {
        var grouper = PhotoGrouper(rule: .auto, count: 4)

        var groups = grouper.add(photo(2, at: nil, shot(gtin: Self.rice)))
        groups += grouper.add(photo(3, at: 9, shot(date: "2027-05")))
        groups += grouper.add(photo(1, at: 4, shot(date: "2027-03-12")))
        groups += grouper.add(photo(0, at: 0, shot(gtin: Self.milk)))

        #expect(groups.map(\.places) == [[0, 1], [2, 3]])
    }

    @Test func whenAPhotoOfSeveralPacksIsNext_shouldNotWaitForMore() {
        var grouper = PhotoGrouper(rule: .auto, count: 3)

        _ = grouper.add(photo(0, at: 0, shot(gtin: Self.milk)))

        let several = ParsedPhoto(
            photo(1, at: 2, shot()).scanned, .stock([shot(gtin: Self.milk), shot(gtin: Self.rice)]))
        #expect(grouper.add(several).map(\.places) == [[0], [1]])
    }

    @Test func whenAKnownPhotoLiesBetween_shouldPartItsNeighbours() {
        var grouper = PhotoGrouper(rule: .auto, count: 3)

        _ = grouper.add(photo(0, at: 0, shot(gtin: Self.milk)))
        _ = grouper.add(photo(2, at: 4, shot(date: "2027-03-12")))

        #expect(grouper.skip(1, isKnown: true).map(\.places) == [[0], [2]])
    }

    @Test(arguments: [0, 1])
    func whenAPhotoOfAKnownPackComesLater_shouldJoinIt(known: Int) {
        var grouper = PhotoGrouper(rule: .auto, count: 2)
        var pack = shot(gtin: Self.milk)
        pack.id = "stored"

        var groups = grouper.add(photo(known, at: Double(known), pack, isKnown: true))
        groups += grouper.add(photo(1 - known, at: Double(1 - known), shot(date: "2027-03-12")))

        #expect(groups.map(\.places) == [[0, 1]])
        #expect(groups.first?.newPhotos.map(\.index) == [1 - known])
    }

    @Test func whenAllPhotosAreKnown_shouldGiveNoGroup() {
        var grouper = PhotoGrouper(rule: .auto, count: 2)
        var pack = shot(gtin: Self.milk, date: "2027-03-12")
        pack.id = "stored"

        _ = grouper.add(photo(0, at: 0, pack, isKnown: true))

        #expect(grouper.add(photo(1, at: 4, pack, isKnown: true)).isEmpty)
    }

    @Test func whenAPhotoOfNothingLiesBetween_shouldJoinItsNeighbours() {
        var grouper = PhotoGrouper(rule: .auto, count: 3)

        _ = grouper.add(photo(0, at: 0, shot(gtin: Self.milk)))
        _ = grouper.add(photo(2, at: 4, shot(date: "2027-03-12")))

        #expect(grouper.skip(1, isKnown: false).map(\.places) == [[0, 2]])
    }

    @Test func whenTheNamesTellASeries_shouldBeOnePackWhateverTheTime() async {
        let shots = [shot(gtin: Self.milk), shot(date: "2027-03-12"), shot(date: "2027-05"), shot(name: "Rice")]
        let names = ["a/milk-1.jpg", "a/milk-2.jpg", "a/rice-1.jpg", "a/rice-2.jpg"]

        #expect(await groups(shots, named: names, seconds: nil).map(\.places) == [[0, 1], [2, 3]])
        #expect(await groups(shots, named: names, seconds: 2).map(\.places) == [[0, 1], [2, 3]])
        #expect(await groups(shots, named: names, seconds: nil, rule: .time).count == 4)
    }

    @Test func whenASeriesWasTakenOverALongTime_shouldAskForReview() async {
        let shots = [shot(gtin: Self.milk), shot(date: "2027-03-12")]

        let groups = await groups(shots, named: ["milk-1.jpg", "milk-2.jpg"], seconds: 400)

        #expect(groups.map(\.places) == [[0, 1]])
        #expect(groups.first?.items.first?.needsReview.contains(.possibleMerge) == true)
    }

    @Test func whenPhotosLieInTwoFolders_shouldPartThem() async {
        let shots = [shot(gtin: Self.milk), shot(date: "2027-03-12")]

        #expect(await groups(shots, named: ["a/0.jpg", "b/1.jpg"], seconds: 5).map(\.places) == [[0], [1]])
        #expect(await groups(shots, named: ["a/0.jpg", "a/1.jpg"], seconds: 5).map(\.places) == [[0, 1]])
    }

    @Test func whenFilesKeptTheirTimes_shouldJoinThoseThatCompleteEachOther() async {
        let shots = [shot(gtin: Self.milk, name: "Milk"), shot(name: "Milk", date: "2027-03-12")]
        let others = [shot(gtin: Self.milk), shot(date: "2027-03-12")]

        let sure = await groups(shots, written: [0, 7])
        let unsure = await groups(others, written: [0, 7])

        #expect(sure.map(\.places) == [[0, 1]] && unsure.map(\.places) == [[0, 1]])
        #expect(sure.first?.items.first?.needsReview.contains(.possibleMerge) == false)
        #expect(unsure.first?.items.first?.needsReview.contains(.possibleMerge) == true)
    }

    @Test(arguments: [[0, 0], [0, 0.4], [0, 21], [7, 0], [nil, 7]])
    func whenFileTimesTellOfNoShots_shouldNotJoin(written: [Double?]) async {
        let shots = [shot(gtin: Self.milk), shot(date: "2027-03-12")]

        #expect(await groups(shots, written: written).map(\.places) == [[0], [1]])
    }

    @Test func whenTwoShotsLookAlike_shouldSurelyBeOnePackOnlyWhenTakenAtOnce() async {
        let whole = shot(gtin: Self.milk, name: "Milk", date: "2027-03-12")
        let look: UInt64 = 0xF0F0_1234_5678_9ABC

        #expect(await groups([whole, whole], seconds: 3, looks: [look, look ^ 0b111]).map(\.places) == [[0, 1]])
        for unsure in [
            await groups([whole, whole], seconds: 3, looks: [look, ~look]),
            await groups([whole, whole], seconds: 5, looks: [look, look]),
        ] {
            #expect(unsure.first?.items.first?.needsReview == [.possibleMerge])
        }
    }

    /// Shots taken `seconds` apart, nil for no times, with names, file times and looks.
    private func groups(
        _ shots: [Item], named names: [String]? = nil, seconds: Double? = nil, written: [Double?] = [],
        looks: [UInt64] = [], rule: GroupingRule = .auto
    ) async -> [PhotoGroup] {
        var grouper = PhotoGrouper(rule: rule, count: shots.count)
        var groups: [PhotoGroup] = []
        for (index, shot) in shots.enumerated() {
            let plain = photo(index, at: seconds.map { Double(index) * $0 }, shot).scanned
            let time = written.isEmpty ? nil : written[index].map { Int($0 * 1_000) }
            let scanned = ScannedPhoto(
                index: index, time: plain.time, name: names?[index] ?? plain.name, contentHash: plain.contentHash,
                capture: plain.capture, written: time,
                label: ScannedLabel(fingerprint: looks.isEmpty ? nil : looks[index]))
            groups += grouper.add(ParsedPhoto(scanned, .stock([shot])))
        }
        return groups.sorted { ($0.places.first ?? 0) < ($1.places.first ?? 0) }
    }

    private func shot(gtin: GTIN? = nil, name: String? = nil, date: String? = nil) -> Item {
        var reasons: [ReviewReason] = []
        if date == nil { reasons.append(.noDate) }
        return Item(
            name: name, nameConfidence: name.map { _ in 0.9 }, gtin: gtin, expiryDate: date.flatMap { CivilDate($0) },
            expiryKind: date.map { _ in .bestBefore }, expiryConfidence: date.map { _ in 0.95 },
            addedDate: Date(timeIntervalSince1970: 0), needsReview: reasons)
    }

    private func photo(_ index: Int, at seconds: Double?, _ item: Item, isKnown: Bool = false) -> ParsedPhoto {
        let time = seconds.flatMap {
            CaptureTime(date: CivilDate(clampedDayNumber: 20_777), millisecondOfDay: Int($0 * 1_000))
        }
        let scanned = ScannedPhoto(
            index: index, time: item.addedDate, name: "folder/\(index).jpg", contentHash: "\(index)",
            capture: time.map { PhotoCapture(time: $0, make: "Camera", model: "One") })
        guard isKnown else { return ParsedPhoto(scanned, .stock([item])) }
        return ParsedPhoto(
            scanned, .stored([SavedItem(item: item, change: .unchanged)], pack: item, deleted: nil))
    }

    private func groups(
        _ photos: [(Double?, Item)], rule: GroupingRule = .auto, order: [Int]? = nil
    ) async -> [PhotoGroup] {
        var grouper = PhotoGrouper(rule: rule, count: photos.count)
        var groups: [PhotoGroup] = []
        for index in order ?? Array(photos.indices) {
            groups += grouper.add(photo(index, at: photos[index].0, photos[index].1))
        }
        return groups.sorted { ($0.places.first ?? 0) < ($1.places.first ?? 0) }
    }
}

extension PhotoGroup {
    fileprivate var places: [Int] { photos.map(\.index) }
}
