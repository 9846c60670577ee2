import Foundation
import GRDB
import KIFTestSupport
import KeepItFreshDomain
import KeepItFreshLabels
import Testing

@testable import KeepItFreshSQLite

@Suite(.inTemporaryFolder) struct SQLitePicturesTests {
    private let date = Quad(left: 10, top: 20, right: 110, bottom: 40)
    private let name = Quad(left: 10, top: 60, right: 310, bottom: 90)

    /// A household of Ann with an item of each photo, whose date and name are in these places.
    private func open(limit: Int = 1_000) async throws -> (SQLiteDatabase, SQLitePictures, home: String) {
        let database = try SQLiteDatabase(path: try InTemporaryFolder.file())
        let households = SQLiteHouseholdRepository(database, actingAs: "ann")
        let home = try await households.ensureHousehold(named: "Home").id
        return (database, SQLitePictures(database, actingAs: "ann", limit: limit), home)
    }

    private func items(_ database: SQLiteDatabase) -> SQLiteItemRepository {
        SQLiteItemRepository(database, actingAs: "ann", today: { .today() })
    }

    private func save(
        _ photo: String, showing places: [ItemField: Quad] = [:], _ database: SQLiteDatabase, _ home: String
    ) async throws -> Item {
        let item = Item(name: "Milk \(photo)", expiryDate: CivilDate(year: 2027, month: 3, day: 12), addedDate: Date())
        var stored = StoredPhoto(contentHash: photo, name: "/\(photo).jpg")
        stored.label = ScannedLabel(size: .init(width: 400, height: 300))
        stored.shown = places.compactMap { field, place in
            item.text(of: field).map { StoredPhoto.ShownField(field: field, text: $0, box: place) }
        }
        let saved = try await items(database).save([item], ofPhotos: [stored], in: home)
        return try #require(saved.first?.item)
    }

    private func view(_ photo: String) -> PhotoPicture { PhotoPicture(ofPhoto: photo) }

    @Test func whenPicturesTakeMoreThanTheLimit_shouldRemoveTheViewsUnusedForLongestAndKeepCrops() async throws {
        let (database, pictures, home) = try await open()
        for photo in ["a", "b", "c"] { _ = try await save(photo, showing: [.expiryDate: date], database, home) }
        for (index, photo) in ["a", "b", "c"].enumerated() {
            let crop = PhotoPicture(.date, around: date, ofPhoto: photo)
            try await pictures.add([(view(photo), Data(count: 300)), (crop, Data(count: 50))], in: home)
            try await database.write {
                try $0.execute(
                    sql: "UPDATE picture SET usedAt = ? WHERE contentHash = ?",
                    arguments: [Double(photo == "b" ? 1 : index + 10), photo])
            }
        }
        _ = try await save("d", database, home)

        try await pictures.add([(view("d"), Data(count: 300))], in: home)

        #expect(try await pictures.pictured(["a", "b", "c", "d"], in: home) == ["a", "b", "c", "d"])
        let views = try await database.read {
            try String.fetchAll($0, sql: "SELECT contentHash FROM picture WHERE kind = 'view' ORDER BY 1")
        }
        #expect(views == ["c", "d"])
        #expect(try await pictures.find(PhotoPicture(.date, around: date, ofPhoto: "b"), in: home)?.count == 50)
    }

    @Test func whenSeveralPicturesFit_shouldPreferTheDateAndThenTheName() async throws {
        let (database, pictures, home) = try await open()
        let both = try await save("a", showing: [.expiryDate: date, .name: name], database, home)
        let named = try await save("b", showing: [.name: name], database, home)
        let plain = try await save("c", database, home)
        let fix = ItemFix(.expiry) { $0.expiryDate = CivilDate(year: 2027, month: 4, day: 1) }
        let corrected = try await save("d", showing: [.expiryDate: date, .name: name], database, home)
        _ = try await items(database).edit(corrected.id, .fix(fix), on: .today(), in: home)
        let all = try await items(database).items(in: home) + [Item(id: "none", addedDate: Date())]

        let best = try await pictures.best(of: all, in: home)

        #expect(
            best == [
                both.id: PhotoPicture(.date, around: date, ofPhoto: "a"),
                named.id: PhotoPicture(.name, around: name, ofPhoto: "b"), plain.id: view("c"),
                corrected.id: PhotoPicture(.name, around: name, ofPhoto: "d"),
            ])
    }

    @Test func whenAPhotoIsForgotten_shouldRemoveItsPicturesAndTakeNoMore() async throws {
        let (database, pictures, home) = try await open()
        let item = try await save("a", database, home)
        try await pictures.add([(view("a"), Data(count: 3)), (view("unknown"), Data(count: 3))], in: home)
        #expect(try await pictures.find(view("a"), in: home)?.count == 3)
        #expect(try await pictures.find(view("unknown"), in: home) == nil)

        _ = try await items(database).perform(RequestedChange(.notFood(item.id), on: .today()), in: home)

        #expect(try await pictures.find(view("a"), in: home) == nil)
        #expect(try await pictures.source(ofPhoto: "a", in: home) == nil)
        try await pictures.add([(view("a"), Data(count: 3))], in: home)
        #expect(try await pictures.find(view("a"), in: home) == nil)
    }

    @Test func whenAPhotoWaitsInTheInbox_shouldHaveAViewUntilItIsForgotten() async throws {
        let (database, pictures, home) = try await open()
        var waiting = InboxPhoto(
            contentHash: "a", name: "/a.jpg", subject: .other, confidence: 0.9, savedAt: Date())
        let record = waiting
        try await database.write { try InboxRecord(record, in: home).upsert($0) }
        #expect(try await pictures.source(ofPhoto: "a", in: home)?.mayBePrivate == true)
        try await pictures.add([(view("a"), Data(count: 3))], in: home)
        #expect(try await pictures.find(view("a"), in: home) != nil)

        waiting = waiting.decided(.forgotten, at: Date())
        let forgotten = waiting
        try await database.write { try InboxRecord(forgotten, in: home).upsert($0) }

        #expect(try await pictures.find(view("a"), in: home) == nil)
    }

    @Test func whenSomebodyElseAsks_shouldRefuse() async throws {
        let (database, pictures, home) = try await open()
        _ = try await save("a", database, home)
        try await pictures.add([(view("a"), Data(count: 3))], in: home)
        let others = SQLitePictures(database, actingAs: "bob", limit: 1_000)

        await #expect(throws: DataError.permission) { try await others.find(view("a"), in: home) }
        await #expect(throws: DataError.permission) { try await others.source(ofPhoto: "a", in: home) }
        await #expect(throws: DataError.permission) { try await others.add([], in: home) }
        await #expect(throws: DataError.permission) { try await others.pictured(["a"], in: home) }
        await #expect(throws: DataError.permission) {
            try await others.best(of: [Item(id: "x", addedDate: Date())], in: home)
        }
    }
}
