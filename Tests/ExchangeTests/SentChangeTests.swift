import Foundation
import KIFTestSupport
import KeepItFreshDomain
import KeepItFreshInMemory
import KeepItFreshLabels
import Testing

@Suite("Changes that devices send")
struct SentChangeTests {
    private static let id = "6f1c7a5e-0000-4000-8000-000000000001"
    private static let day = CivilDate(clampedDayNumber: 20_700)
    private static let now = Date(timeIntervalSince1970: 1_800_000_000)

    private static func change(
        _ action: RequestedChange.Action, id: String = id, seen: Int = 3, on day: CivilDate = day, at: Date = now
    ) -> SentChange {
        SentChange(
            id: id, seen: RequestedChange.Seen(epoch: UniqueId.make(), number: seen), day: day, at: at, action: action)
    }

    private static func item(_ id: String = "milk", _ complete: (inout Item) -> Void = { _ in }) -> Item {
        var item = Item(
            id: id, name: "Milk", nameConfidence: 0.5, brand: "Alm", category: "dairy", gtin: GTIN("4006381333931"),
            quantity: 3, unit: "6 pieces", expiryDate: day, expiryKind: .useBy, expiryConfidence: 0.5,
            productionDate: day, lot: "L1", addedDate: now, notes: "cold", needsReview: [.lowConfidence],
            place: "Fridge", openedPackRemainder: 500, opening: Item.Opening(date: day, days: 3))
        complete(&item)
        return item
    }

    /// A copy says of each item once what became of it; whoever says more wants to count past the limits.
    @Test func whenALostChangeNamesAnItemTwice_shouldBeOfNoUse() throws {
        let item = Self.item()
        let step = JournalStep(itemId: item.id, before: nil, after: item)
        var entry = JournalEntry(userId: nil, date: Self.now, day: Self.day, action: .added, steps: [step])
        entry.changeId = Self.id
        let lost = try #require(LostChange.all(of: entry, photos: []).first?.change)
        let json = try #require(JSONSerialization.jsonObject(with: JSONEncoder().encode(lost)) as? [String: Any])
        let steps = try #require(json["steps"] as? [Any])
        func changed(_ field: String, _ value: Any) throws -> LostChange {
            let data = try JSONSerialization.data(withJSONObject: json.merging([field: value]) { $1 })
            return try JSONDecoder().decode(LostChange.self, from: data)
        }

        try Self.change(.bringBack(lost)).requirePlausible()
        for bad in try [
            changed("steps", steps + steps), changed("amount", -1), changed("undoes", ""),
            changed("partOf", String(repeating: "x", count: 300)),
        ] {
            #expect(throws: ItemEditError.notUsable) { try Self.change(.bringBack(bad)).requirePlausible() }
        }
    }

    @Test func whenAnEntryChangesAnItemTwice_shouldBringBackOneStepOfIt() throws {
        let first = Self.item()
        let last = Self.item { $0.name = "Whole Milk" }
        let entry = JournalEntry(
            userId: nil, date: Self.now, day: Self.day, action: .scanned,
            steps: [
                JournalStep(itemId: first.id, before: nil, after: first),
                JournalStep(itemId: first.id, before: first, after: last),
            ])

        let lost = LostChange.all(of: entry, photos: [])

        #expect(lost.map(\.change.steps) == [[JournalStep(itemId: first.id, before: nil, after: last)]])
        #expect(UUID(uuidString: LostChange.id(of: "\(Self.id)-2")) != nil && LostChange.id(of: Self.id) == Self.id)
    }

    private static let photo: StoredPhoto = {
        let box = Quad(left: 1, top: 2, right: 30, bottom: 40)
        var photo = StoredPhoto(
            contentHash: "c0ffee", name: "/photos/1.jpg",
            capture: PhotoCapture(
                time: CaptureTime("2027-01-15T08:00:00.5+01:00"), make: "Apple", model: "iPhone", orientation: 6),
            shown: [.init(field: .name, text: "Milk", box: box, lookup: .server("example.org"))])
        photo.pack = item()
        photo.importStart = now
        photo.label = ScannedLabel(
            barcodes: [Barcode(symbology: .ean13, text: "4006381333931", box: box, confidence: 0.9)],
            lines: [TextLine(text: "Milk", confidence: 0.5, box: box, words: [.init(text: "Milk", box: box)])],
            fingerprint: 7, size: .init(width: 100, height: 200),
            timings: [StageTiming(stage: .document, step: 1, duration: .seconds(1))])
        return photo
    }()

    @Test func whenAFixSetsWhatNoPersonGives_shouldBeOfNoUse() throws {
        func change(_ aspect: ItemAspect) -> SentChange {
            Self.change(.edit("milk", .fix(ItemFix(aspect)), completing: []))
        }
        try change(.place).requirePlausible()
        for aspect in [ItemAspect.openedPackRemainder, .opening, .freezing, .review] {
            #expect(throws: ItemEditError.notUsable) { try change(aspect).requirePlausible() }
        }
    }

    private static let fix = ItemFix(.name, .quantity, .expiry, .lot) { item in
        (item.name, item.quantity, item.expiryDate) = ("Oat Drink", 2, day)
    }

    private static let inboxPhoto = InboxPhoto(
        contentHash: "bead", name: "2.jpg", subject: .medicine, confidence: 0.9, savedAt: now, title: "Pills",
        expiryDate: day)
    private static let (gtin, year): (GTIN, CivilDate) = {
        guard let gtin = GTIN("4006381333931"), let year = CivilDate(year: 2027) else {
            preconditionFailure("both are right")
        }
        return (gtin, year)
    }()
    private static let product = FoundProduct(
        CatalogProduct(gtin: gtin, name: "Whole Milk", brand: "Alm", quantity: "1 l"),
        source: .catalog)
    private static let subject = HouseholdRule.Subject(kind: .category, name: "dairy")

    /// A change of each kind, in an order in which all of them do something.
    private static let actions: [RequestedChange.Action] = [
        .importItems(
            ItemSource([item(), item("tea") { $0.freezing = .init(date: day, daysLeft: 5) }]), replacing: true,
            partOf: nil),
        .save([item("")], photos: [photo], partOf: nil), .add(item("") { $0.openedPackRemainder = nil }),
        .edit("milk", .eat(.thousandths(333)), completing: []), .edit("milk", .eat(.pieces(2)), completing: []),
        .edit("milk", .waste(.exact(ExactAmount(Fraction(3), "l"))), completing: []),
        .edit("milk", .waste(.all), completing: []),
        .edit("tea", .thaw(packs: 1), completing: []), .edit("tea", .move(to: "Cellar", packs: 1), completing: []),
        .edit("tea", .freeze(packs: 1, days: 90), completing: []), .edit("tea", .open(days: 4), completing: []),
        .edit("tea", .fix(fix), completing: [product]), .edit("tea", .reread(item()), completing: []),
        .set(.life(UsualLife(days: 7, openedDays: 3, frozenDays: 90), of: subject), isOn: true),
        .set(.minimum(2, of: subject), isOn: true), .set(.freezes("Freezer"), isOn: true),
        .set(.life(UsualLife(), of: subject), isOn: false), .set(.minimum(0, of: subject), isOn: false),
        .keep(inboxPhoto), .decide(.stock, on: ["bead"], partOf: nil), .complete([product], partOf: id),
        .settle([item("tea")], partOf: nil), .replaceReading(photo.label ?? ScannedLabel(lines: []), ofPhoto: "c0ffee"),
        .join("tea", to: "milk", packs: 2), .replace(item("milk")), .notFood("milk"), .undo(id),
        .part(
            ItemParting(
                of: "tea", photo: "c0ffee", packs: 1, taken: item(""), left: item("tea"), shown: ["c0ffee": photo.shown]
            )),
    ]

    @Test(arguments: actions.indices) func whenTheProgramMakesIt_shouldBePlausible(index: Int) throws {
        let sent = Self.change(Self.actions[index])

        let change = try JSONDecoder().decode(SentChange.self, from: JSONEncoder().encode(sent))

        #expect(throws: Never.self) { try change.requirePlausible() }
    }

    private static let implausible: [SentChange] = {
        let long = String(repeating: "x", count: 1 << 17)
        let items: [(inout Item) -> Void] = [
            { $0.quantity = -1 }, { $0.quantity = .max }, { $0.openedPackRemainder = 0 },
            { $0.openedPackRemainder = 1000 }, { $0.opening?.days = -1 }, { $0.opening?.days = .max },
            { $0.freezing = .init(date: day, daysLeft: .min) }, { $0.nameConfidence = 1.5 },
            { $0.expiryConfidence = .nan }, { $0.addedDate = Date(timeIntervalSince1970: 1e300) },
            { $0.name = "Milk\0" }, { $0.notes = long }, { $0.id = long }, { $0.id = "a\nb" },
            { $0.needsReview = Array(repeating: .noDate, count: 100) },
        ]
        let photos: [(inout StoredPhoto) -> Void] = [
            { $0.contentHash = "" }, { $0.capture?.orientation = 9 }, { $0.label?.lines[0].text = "\0" },
            { $0.label?.barcodes[0].confidence = 1e300 }, { $0.pack?.quantity = -1 },
            { $0.label?.lines = Array(repeating: TextLine(text: ""), count: 6_000) },
            { $0.shown = Array(repeating: $0.shown[0], count: 101) },
            { $0.importStart = Date(timeIntervalSince1970: -1e300) },
        ]
        let actions: [RequestedChange.Action] =
            items.map { .add(item("tea", $0)) }
            + photos.map { spoil in
                var photo = photo
                spoil(&photo)
                return .save([item()], photos: [photo], partOf: nil)
            } + [
                .importItems(ItemSource(Array(repeating: item(), count: 501)), replacing: true, partOf: nil),
                .importItems(ItemSource([item("")]), replacing: true, partOf: nil),
                .importItems(ItemSource([]), replacing: true, partOf: ""),
                .save([], photos: Array(repeating: photo, count: 51), partOf: nil), .undo(""), .notFood("\u{7F}"),
                .edit("", .delete, completing: []), .join("tea", to: "", packs: nil),
                .set(.life(UsualLife(days: .max), of: subject), isOn: true),
                .set(.minimum(.max, of: subject), isOn: true), .set(.freezes("\0"), isOn: true),
                .keep(InboxPhoto(contentHash: "a", name: "", subject: .card, confidence: 2, savedAt: now)),
            ]
        return actions.map { change($0) } + [
            change(.undo(id), id: id.uppercased()), change(.undo(id), id: "x"), change(.undo(id), seen: -1),
            change(.undo(id), seen: .max), change(.undo(id), on: year),
            change(.undo(id), at: Date(timeIntervalSince1970: .infinity)),
        ]
    }()

    @Test(arguments: implausible.indices) func whenNoProgramMakesIt_shouldBeRefused(index: Int) {
        #expect(throws: ItemEditError.notUsable) { try Self.implausible[index].requirePlausible() }
    }

    @Test(arguments: [
        ([("c0ffee", 400)], true), ([("c0ffee", 300_001)], false), ([("bead", 400)], false), ([("c0ffee", 0)], false),
        (Array(repeating: ("c0ffee", 4), count: 5), false),
    ])
    func shouldTakeOnlySmallPicturesOfItsPhotos(pictures: [(photo: String, size: Int)], isPlausible: Bool) {
        var change = Self.change(.save([Self.item()], photos: [Self.photo], partOf: nil))
        change.pictures = pictures.map { photo, size in
            let bytes = Data(([0xFF, 0xD8, 0xFF] + Array(repeating: 0, count: max(3, size) - 3)).prefix(size))
            return SentChange.Picture(PhotoPicture(ofPhoto: photo, .date, place: "1.2.u.14"), bytes: bytes)
        }

        #expect(((try? change.requirePlausible()) != nil) == isPlausible)
    }

    @Test func whenATextSaysHowNULIsWritten_shouldTakeIt() {
        let change = Self.change(
            .add(
                Self.item {
                    $0.name = #"\u0000 \\u0000 "#; $0.notes = "\"\\"
                }))

        #expect(throws: Never.self) { try change.requirePlausible() }
    }

    @Test func whenNumbersAndTextsAreSpoilt_shouldBeMadeOrRefused() async throws {
        let all = try Self.actions.map { String(decoding: try JSONEncoder().encode(Self.change($0)), as: UTF8.self) }
        try await FuzzBudget.run { seed, random in
            let database = InMemoryDatabase()
            let households = InMemoryHouseholdRepository(database, actingAs: "ann", now: { Date() })
            let home = try await households.ensureHousehold(named: "Home").id
            let store = InMemoryItemRepository(database, actingAs: "ann", today: { Self.day })
            for text in all {
                var json = text.replacing(Self.id, with: UniqueId.make())
                for _ in 0..<Int.random(in: 0...2, using: &random) { Self.spoil(&json, using: &random) }
                guard let change = try? JSONDecoder().decode(SentChange.self, from: Data(json.utf8)),
                    (try? change.requirePlausible()) != nil
                else { continue }
                _ = try? await store.perform(change.requested(on: "phone"), in: home)
            }
            let items = try await store.items(ItemQuery(includesUsedUp: true), limit: nil, in: home)
            try await NumberFuzzTests.use(items, on: "2027-03-10", seed)
            #expect(items.allSatisfy { $0.quantity >= 0 && !$0.id.isEmpty }, "seed \(seed)")
        }
    }

    /// Puts an impossible number or text in place of one that a change in JSON has.
    private static func spoil(_ json: inout String, using random: inout SeededGenerator) {
        let isNumber = Bool.random(using: &random)
        let places =
            isNumber
            ? json.ranges(of: /-?[0-9][0-9.eE+-]*/) : json.ranges(of: /"[^"\\]*"/)
        guard let place = places.randomElement(using: &random) else { return }
        let texts = EdgeNumbers.texts + EdgeNumbers.days + [#"\u0000"#, #"\u001b[31m"#, id, "\u{202E}"]
        let decimals = EdgeNumbers.times.map { "\($0)" }
        json.replaceSubrange(
            place,
            with: isNumber
                ? EdgeNumbers.pick(EdgeNumbers.json + decimals + ["null", "{}"], using: &random)
                : "\"\(EdgeNumbers.pick(texts, using: &random))\"")
    }
}
