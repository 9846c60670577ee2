import Foundation
import KIFTestSupport
import KeepItFreshDomain
import KeepItFreshLabels
import Testing

/// A front waits for the photo of its date.
@Suite(.inTemporaryFolder) struct WaitingItemContractTests {
    /// A photo that follows the front of oats, which was taken at ten.
    struct Case: Sendable, CustomStringConvertible {
        let description: String
        var time = "2026-11-20T10:40:00"
        var camera = "P1"
        var name: String?
        var print: [String] = ["12.03.2027"]
        var isJoined = true
        var isSure = false

        static let all = [
            Case(description: "a date alone"),
            Case(
                description: "a date beside the front's name", print: ["Oat Flakes 500 g", "12.03.2027"], isSure: true),
            Case(description: "the same name", name: "Oat Flakes", isSure: true),
            Case(description: "another name", name: "Rice", isJoined: false),
            Case(description: "two hours later", time: "2026-11-20T12:10:00", isJoined: false),
            Case(description: "of another camera", camera: "P2", isJoined: false),
        ]
    }

    @Test(arguments: StoreKind.allCases, Case.all)
    func whenAnotherPhotoShowsADate_shouldCompleteTheFrontOfTheSameHour(kind: StoreKind, shown: Case) async throws {
        let (items, home) = try await open(kind)
        let front = try await save(item("Oat Flakes", nil), "a", "2026-11-20T10:00:00", [], to: items, home)

        let saved = try await save(
            item(shown.name, "2027-03-12"), "b", shown.time, shown.print, camera: shown.camera, to: items, home)

        #expect((saved.id == front.id) == shown.isJoined, "\(shown)")
        #expect(saved.expiryDate?.description == "2027-03-12" && saved.quantity == 1)
        #expect(saved.needsReview == (shown.isJoined && !shown.isSure ? [.possibleMerge] : []), "\(shown)")
    }

    @Test(arguments: StoreKind.allCases)
    func whenTwoFrontsWait_shouldNotGuess(kind: StoreKind) async throws {
        let (items, home) = try await open(kind)
        let front = try await save(item("Oat Flakes", nil), "a", "2026-11-20T10:00:00", [], to: items, home)
        let other = try await save(item("Rice", nil), "c", "2026-11-20T10:05:00", [], to: items, home)

        let saved = try await save(
            item(nil, "2027-03-12"), "b", "2026-11-20T10:40:00", ["12.03.2027"], to: items, home)

        #expect(saved.id != front.id && saved.id != other.id && saved.needsReview.isEmpty)
    }

    @Test(arguments: StoreKind.allCases)
    func whenAPersonSaidThatItHasNoDate_shouldNotDateIt(kind: StoreKind) async throws {
        let (items, home) = try await open(kind)
        let front = try await save(item("Oat Flakes", nil), "a", "2026-11-20T10:00:00", [], to: items, home)
        let fix = ItemFix(.expiry)
        _ = try await items.edit(front.id, .fix(fix), on: CivilDate(clampedDayNumber: 20_777), in: home)

        let saved = try await save(
            item(nil, "2027-03-12"), "b", "2026-11-20T10:40:00", ["12.03.2027"], to: items, home)

        #expect(saved.id != front.id)
    }

    private func open(_ kind: StoreKind) async throws -> (any ItemProviding, String) {
        let store = try await kind.make()
        return (store.items("ada"), try await store.households("ada").ensureHousehold(named: "Home").id)
    }

    private func item(_ name: String?, _ date: String?) -> Item {
        Item(
            name: name, nameConfidence: name == nil ? nil : 0.9, expiryDate: date.flatMap { CivilDate($0) },
            expiryConfidence: date == nil ? nil : 0.99, addedDate: Date(timeIntervalSince1970: 1_800_000_000))
    }

    private func save(
        _ item: Item, _ hash: String, _ time: String, _ print: [String], camera: String = "P1",
        to items: any ItemProviding, _ home: String
    ) async throws -> Item {
        let capture = PhotoCapture(time: CaptureTime(time), make: "Phone", model: camera)
        var photo = StoredPhoto(contentHash: hash, name: "\(hash).jpg", capture: capture)
        photo.importStart = Date(timeIntervalSince1970: 1_700_000_000)
        photo.label = ScannedLabel(lines: print.map { TextLine(text: $0) })
        return try #require(try await items.save([item], ofPhotos: [photo], in: home).first).item
    }
}
