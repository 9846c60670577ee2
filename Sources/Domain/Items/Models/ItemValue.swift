import FoundationEssentials
import KeepItFreshLabels

/// A value of an item: what it is called, in which form it is spelled out, and to which aspect it belongs. The table
/// `all` is the only list of them: table files, JSON, what devices send, options of commands, history and conflicts
/// follow from it.
package final class ItemValue: Hashable, Sendable {
    /// The name in table files and in JSON, which other programs read.
    package let name: String
    /// The aspect of which it is a part; nil for what no edit changes.
    package let aspect: ItemAspect?
    /// What commands and devices call it where they give it; nil where no person does.
    package let option: String?
    /// What a text of it is, as faults say it.
    package let expected: String
    /// The most characters that a person can give; nil for what is no text.
    package let longest: Int?
    /// Whether it is a date, which people can write in many forms.
    let isDate: Bool

    private let spelled: @Sendable (Item) -> SpelledValue?
    private let setText: @Sendable (inout Item, String?) -> Bool
    private let copied: @Sendable (inout Item, Item) -> Void
    private let isBounded: @Sendable (Item) -> Bool

    private init<Value: Equatable>(
        _ name: String, _ form: ValueForm<Value>, _ aspect: ItemAspect? = nil, option: String? = nil,
        get: @escaping @Sendable (Item) -> Value?, set: @escaping @Sendable (inout Item, Value?) -> Void,
        copy: (@Sendable (inout Item, Item) -> Void)? = nil
    ) {
        (self.name, self.aspect, self.option, expected) = (name, aspect, option, form.expected)
        (longest, isDate) = (form.longest, Value.self == CivilDate.self)
        spelled = { get($0).map(form.spelled) }
        setText = { item, text in
            guard let text else {
                set(&item, nil)
                return true
            }
            guard let value = form.read(text) else { return false }
            set(&item, value)
            return true
        }
        copied = copy ?? { set(&$0, get($1)) }
        isBounded = { get($0).map(form.isBounded) ?? true }
    }

    // There is one object of each value.
    package static func == (left: ItemValue, right: ItemValue) -> Bool { left === right }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension ValueForm<String> {
    fileprivate static var text: Self { text(longest: Item.maximumText) }
}

extension ValueForm<Int> {
    fileprivate static var count: Self { count(0...Item.maximumCount) }
}

extension ItemValue {
    /// All values, in the order of the columns of an exported table.
    package static let all: [ItemValue] = [
        id, name, brand, category, gtin, quantity, unit, expiryDate, expiryKind, productionDate, lot, addedDate, notes,
        place, needsReview, left, leftExact, opened, openedDays, frozen, frozenDaysLeft, thawed, frozenDays,
        proposedDate, proposedBy, nameConfidence, expiryConfidence, given,
    ]

    package static let id = ItemValue("id", .text(longest: nil), get: { $0.id }, set: { $0.id = $1 ?? "" })
    package static let name = ItemValue("name", .text, .name, option: "name", get: { $0.name }, set: { $0.name = $1 })
    package static let brand = ItemValue(
        "brand", .text, .brand, option: "brand", get: { $0.brand }, set: { $0.brand = $1 })
    package static let category = ItemValue(
        "category", .text, .category, option: "category", get: { $0.category }, set: { $0.category = $1 })
    package static let gtin = ItemValue("gtin", .number, .gtin, option: "gtin", get: { $0.gtin }, set: { $0.gtin = $1 })
    package static let quantity = ItemValue(
        "quantity", .count, .quantity, option: "packs", get: { $0.quantity }, set: { $0.quantity = $1 ?? 1 })
    package static let unit = ItemValue("unit", .text, .unit, option: "unit", get: { $0.unit }, set: { $0.unit = $1 })
    package static let expiryDate = ItemValue(
        "expiryDate", .day, .expiry, option: "expiry", get: { $0.expiryDate }, set: { $0.expiryDate = $1 })
    package static let expiryKind = ItemValue(
        "expiryKind", .kind, .expiry, option: "kind", get: { $0.expiryKind }, set: { $0.expiryKind = $1 })
    package static let productionDate = ItemValue(
        "productionDate", .day, .productionDate, option: "produced", get: { $0.productionDate },
        set: { $0.productionDate = $1 })
    package static let lot = ItemValue("lot", .text, .lot, option: "lot", get: { $0.lot }, set: { $0.lot = $1 })
    package static let addedDate = ItemValue(
        "addedDate", .time, get: { $0.addedDate }, set: { $0.addedDate = $1 ?? $0.addedDate })
    package static let notes = ItemValue(
        "notes", .text(longest: Item.maximumNotes), .notes, option: "notes", get: { $0.notes }, set: { $0.notes = $1 })
    package static let place = ItemValue(
        "place", .text, .place, option: "place", get: { $0.place }, set: { $0.place = $1 })
    package static let needsReview = ItemValue(
        "needsReview", .words(without: ReviewReason.formerNames), .review, get: { $0.needsReview },
        set: { $0.needsReview = $1 ?? [] })
    package static let left = ItemValue(
        "left", .thousandths, .openedPackRemainder, get: { $0.openedPackRemainder },
        set: { ($0.openedPackRemainder, $0.exactRemainder) = ($1, nil) })
    package static let leftExact = ItemValue(
        "leftExact", .amount, .openedPackRemainder, get: { $0.remainder },
        set: { if let exact = $1, exact != $0.remainder { $0.setRemainder(exact) } },
        copy: { $0.exactRemainder = $1.exactRemainder })
    package static let opened = ItemValue(
        "opened", .day, .opening, get: { $0.opening?.date },
        set: { $0.opening = $1.map { Item.Opening(date: $0) } })
    package static let openedDays = ItemValue(
        "openedDays", .count, .opening, get: { $0.opening?.days }, set: { $0.opening?.days = $1 })
    package static let frozen = ItemValue(
        "frozen", .day, .freezing, get: { $0.freezing?.date },
        set: { $0.freezing = $1.map { Item.Freezing(date: $0, daysLeft: nil) } })
    /// As many days as lie between any two dates.
    package static let frozenDaysLeft = ItemValue(
        "frozenDaysLeft", .count(-4_000_000...4_000_000), .freezing, get: { $0.freezing?.daysLeft },
        set: { $0.freezing?.daysLeft = $1 })
    package static let thawed = ItemValue(
        "thawed", .day, .freezing, get: { $0.freezing?.thawedOn }, set: { $0.freezing?.thawedOn = $1 })
    package static let frozenDays = ItemValue(
        "frozenDays", .count, .freezing, get: { $0.freezing?.days }, set: { $0.freezing?.days = $1 })
    package static let proposedDate = ItemValue(
        "proposedDate", .day, .expiry, get: { $0.proposal?.date },
        set: { $0.proposal = $1.map { Item.Proposal(date: $0, source: "") } })
    package static let proposedBy = ItemValue(
        "proposedBy", .text(longest: nil), .expiry, get: { $0.proposal?.source },
        set: { item, source in
            item.proposal = item.proposal.map { Item.Proposal(date: $0.date, source: source ?? "") }
        })
    package static let nameConfidence = ItemValue(
        "nameConfidence", .share, .name, get: { $0.nameConfidence }, set: { $0.nameConfidence = $1 })
    package static let expiryConfidence = ItemValue(
        "expiryConfidence", .share, .expiry, get: { $0.expiryConfidence }, set: { $0.expiryConfidence = $1 })
    package static let given = ItemValue(
        "given", .words(), get: { item in ItemField.allCases.filter(item.fieldsSetByUser.contains) },
        set: { $0.fieldsSetByUser = Set($1 ?? []) })
}

extension ItemValue {
    private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
    private static let byAspect = Dictionary(grouping: all) { $0.aspect }

    /// The value with a name; nil for any other text.
    package static func named(_ name: String) -> ItemValue? { byName[name] }

    /// The values that are parts of an aspect.
    static func all(of aspect: ItemAspect) -> [ItemValue] { byAspect[aspect] ?? [] }

    /// The value of an item as it is spelled out; nil for none.
    package func spelling(in item: Item) -> SpelledValue? { spelled(item) }

    /// Gives an item the value of a text, or none. Returns whether the text is of the value's form.
    func set(_ text: String?, in item: inout Item) -> Bool { setText(&item, text) }

    /// Gives an item the value that another one has.
    func copy(to item: inout Item, from other: Item) { copied(&item, other) }

    /// Whether the value of an item is within the bounds of its form, apart from the length of a text.
    func isBounded(in item: Item) -> Bool { isBounded(item) }

    /// Whether a text has more characters than a person can give.
    package func isTooLong(_ text: String) -> Bool { longest.map { text.unicodeScalars.count > $0 } ?? false }
}

extension Item {
    /// A value as text; nil for none.
    package func text(in value: ItemValue) -> String? { value.spelling(in: self)?.text }
}
