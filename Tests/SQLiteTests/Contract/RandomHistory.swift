import Foundation
import KIFTestSupport
import KeepItFreshDomain
import KeepItFreshLabels

/// Changes that two people ask for on four devices, in a random order.
struct RandomHistory {
    private static let gtins = ["4006381333931", "9520123400552"]
    private static let names = ["Oat Drink", "Rye", "Tea"]
    private static let dates = ["2027-03-12", "2027-03", "2028-01-01"]
    private static let day = CivilDate(clampedDayNumber: 20_800)

    private var random: SeededGenerator
    private let seed: UInt64
    private var count = 0

    init(seed: UInt64) {
        self.seed = seed
        random = SeededGenerator(state: seed)
    }

    /// A change that somebody asks for.
    struct Request {
        let userId: String
        let device: String
        let id: String
        let action: RequestedChange.Action
        let day: CivilDate
        let at: Date
        /// How many changes ago its maker looked; nil for a script, which does not look.
        let seenBefore: Int?
    }

    /// The next change, in an inventory with these items and changes.
    mutating func next(items: [Item], changeIds: [String]) -> Request {
        count += 1
        let id = String(format: "%08llx-0000-4000-8000-%012d", seed &* 2_654_435_761 & 0xFFFF_FFFF, count)
        let userId = pick(["ann", "ben"])
        return Request(
            userId: userId, device: "\(userId)-\(pick([1, 2]))", id: id,
            action: action(id, items, changeIds), day: chance(1, of: 40) ? CivilDate(clampedDayNumber: -9) : Self.day,
            at: Date(timeIntervalSince1970: 1_800_000_000 + Double(count)),
            seenBefore: chance(1, of: 3) ? Int.random(in: 0...6, using: &random) : nil)
    }

    mutating func chance(_ part: Int, of whole: Int) -> Bool { Int.random(in: 0..<whole, using: &random) < part }

    mutating func pick<Value>(_ values: [Value]) -> Value {
        values[Int.random(in: 0..<values.count, using: &random)]
    }

    private mutating func action(_ id: String, _ items: [Item], _ changeIds: [String]) -> RequestedChange.Action {
        let itemId = items.isEmpty || chance(1, of: 20) ? "gone" : pick(items).id
        switch Int.random(in: 0..<24, using: &random) {
        case 23: return .set(rule(), isOn: chance(2, of: 3))
        case 0...1: return .add(item(id))
        case 2:
            var changed = items.first { $0.id == itemId } ?? item(itemId)
            (changed.name, changed.quantity) = (pick(Self.names), Int.random(in: -1...5, using: &random))
            return .replace(changed)
        case 3...5:
            let shown = (0...Int.random(in: 0...1, using: &random)).map { item("\(id)-item-\($0)") }
            return .save(
                shown,
                photos: (0...Int.random(in: 0...1, using: &random)).map { _ in
                    photo(of: shown[0], alone: shown.count == 1)
                })
        case 6...12: return .edit(itemId, edit(), completing: chance(1, of: 8) ? [product()] : [])
        case 13: return .notFood(itemId)
        case 14...15: return .undo(changeIds.isEmpty || chance(1, of: 2) ? nil : pick(changeIds))
        case 16:
            let imported =
                items.isEmpty || chance(1, of: 2)
                ? [item("\(id)-a"), item("\(id)-b")] : [pick(items), item("\(id)-c")]
            let renamed = imported.map { item in
                var item = item
                (item.brand, item.quantity) = ("Imported", max(0, item.quantity))
                return item
            }
            let source = ItemSource { receive in for item in renamed { try receive([item]) } }
            return .importItems(source, replacing: chance(1, of: 2))
        case 17: return .complete([product()], partOf: nil)
        case 20...21:
            return .join(
                itemId, to: items.isEmpty ? "gone" : pick(items).id,
                packs: chance(1, of: 4) ? Int.random(in: 0...4, using: &random) : nil)
        case 22: return .part(parting(of: itemId))
        case 18:
            let hash = "inbox \(pick([1, 2]))"
            var kept = InboxPhoto(
                contentHash: hash, name: "x", subject: .other, confidence: 1, savedAt: Date(timeIntervalSince1970: 0))
            kept.gtin = GTIN(pick(Self.gtins))
            let photos = chance(1, of: 3) ? ["inbox 1", "inbox 2"] : [hash]
            return chance(1, of: 2) ? .keep(kept) : .decide(pick([.stock, .forgotten]), on: photos)
        default:
            return .replaceReading(
                ScannedLabel(lines: [TextLine(text: id)]), ofPhoto: "photo \(Int.random(in: 0..<9, using: &random))")
        }
    }

    private mutating func amount() -> PackAmount {
        PackAmount(pick(["1", "2", "1/3", "1/7", "0.25", "2 1/2", "2 packs", "150 g", "2 pieces"])) ?? .rest
    }

    private mutating func rule() -> HouseholdRule {
        if chance(1, of: 2) { return .freezes(pick(["cellar", "shelf"])) }
        let number = chance(1, of: 2) ? GTIN(pick(Self.gtins)) : nil
        let life = UsualLife(days: pick([nil, 5, 28]), openedDays: pick([nil, 3]), frozenDays: pick([nil, 90]))
        let subject = HouseholdRule.Subject(kind: .product, name: pick(Self.names), gtin: number)
        return chance(1, of: 4) ? .minimum(pick([1, 2]), of: subject) : .life(life, of: subject)
    }

    private mutating func item(_ id: String) -> Item {
        var item = Item.sample(
            name: chance(1, of: 4) ? nil : pick(Self.names), gtin: chance(1, of: 3) ? nil : pick(Self.gtins),
            expires: chance(1, of: 4) ? nil : pick(Self.dates), lot: chance(1, of: 2) ? nil : pick(["L1", "L2"]))
        item.id = id
        item.quantity = Int.random(in: 1...3, using: &random)
        item.unit = pick([nil, nil, "500 g", "6 pieces"])
        item.addedDate = Date(timeIntervalSince1970: 1_800_000_000 + Double(count))
        if item.expiryDate == nil { item.needsReview = [.noDate] }
        return item
    }

    private mutating func photo(of item: Item, alone: Bool) -> StoredPhoto {
        let hash = chance(1, of: 6) ? "inbox \(pick([1, 2]))" : "photo \(Int.random(in: 0..<9, using: &random))"
        var photo = StoredPhoto(contentHash: hash, name: hash)
        photo.shown =
            alone
            ? ItemField.allCases.compactMap { field in
                item.text(of: field).map { StoredPhoto.ShownField(field: field, text: $0) }
            } : []
        photo.label = ScannedLabel(lines: [TextLine(text: item.name ?? "")])
        photo.pack = alone ? item : nil
        photo.importStart = chance(1, of: 2) ? Date(timeIntervalSince1970: 1_800_000_000 + Double(count)) : nil
        return photo
    }

    private mutating func parting(of itemId: String) -> ItemParting {
        let photos = (0..<9).map { "photo \($0)" }
        let taken = item("taken"), left = chance(1, of: 4) ? nil : item("left")
        let shown = photos.map { photo in
            (
                photo,
                ItemField.allCases.compactMap { field in
                    (chance(1, of: 2) ? taken : left ?? taken).text(of: field)
                        .map { StoredPhoto.ShownField(field: field, text: $0) }
                }
            )
        }
        return ItemParting(
            of: itemId, photo: pick(photos), packs: chance(1, of: 3) ? Int.random(in: 0...3, using: &random) : nil,
            taken: taken, left: left, shown: Dictionary(uniqueKeysWithValues: shown))
    }

    private mutating func product() -> FoundProduct {
        let number = pick(Self.gtins)
        guard let gtin = GTIN(number) else { preconditionFailure("\(number) is a number") }
        return FoundProduct(
            CatalogProduct(gtin: gtin, name: pick(Self.names), brand: "Hof", quantity: "1 l"), source: .catalog)
    }

    private mutating func edit() -> ItemEdit {
        let packs = chance(1, of: 2) ? nil : Int.random(in: 0...3, using: &random)
        switch Int.random(in: 0..<12, using: &random) {
        case 0...1: return .eat(chance(1, of: 4) ? .all : chance(1, of: 4) ? .rest : amount())
        case 2: return .waste(chance(1, of: 4) ? .thousandths(pick([1, 333, 1000])) : amount())
        case 3: return .open(days: chance(1, of: 2) ? nil : 3)
        case 4: return .freeze(packs: packs)
        case 5: return .thaw(packs: packs)
        case 6: return .move(to: pick([nil, "cellar", "shelf"]), packs: packs)
        case 7: return .delete
        case 8: return .reread(item("read"))
        default:
            var fix = ItemFix()
            switch Int.random(in: 0..<6, using: &random) {
            case 0: fix.set([.name]) { $0.name = pick(Self.names) }
            case 1: fix.set([.expiry]) { $0.expiryDate = CivilDate(pick(Self.dates)) }
            case 2: fix.set([.quantity]) { $0.quantity = Int.random(in: 0...4, using: &random) }
            case 3: fix.set([.gtin]) { $0.gtin = GTIN(pick(Self.gtins)) }
            case 4: fix.set([.expiry, .lot])
            default: fix.confirmsRest = true
            }
            return .fix(fix)
        }
    }
}
