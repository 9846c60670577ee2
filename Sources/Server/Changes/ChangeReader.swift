import Foundation
import HTTPTypes
import KeepItFresh
import KeepItFreshDomain
import KeepItFreshLabels
import KeepItFreshPresentation

/// Reads the changes that a device asks for, with the words of the commands.
struct ChangeReader: Sendable {
    /// The fields of every change.
    private static let common: Set<String> = ["id", "do", "seen", "copy", "day"]
    /// The fields of any change.
    static let fieldNames = Verb.allCases.reduce(common) { $0.union($1.fieldNames) }

    /// The public id of the session.
    let device: String
    /// The present copy of the household, to which `seen` belongs unless the change names another.
    let copy: String

    /// Reads one change. Throws `Problem`.
    func read(_ fields: Fields) throws -> AskedChange {
        let id = try fields.uuid("id")
        let day = try fields.day("day")
        let copy = try fields.optionalUUID("copy") ?? copy
        let seen = try fields.number("seen").map { RequestedChange.Seen(copy: copy, number: $0) }
        guard let verb = try fields.choice("do", among: Verb.allCases) else {
            throw Problem.badRequest("'do' is missing.")
        }
        try fields.require(only: Self.common.union(verb.fieldNames))
        let itemId: String? =
            switch verb {
            case .undo, .decide: nil
            case .add: try fields.optionalUUID("item") ?? id
            default: try fields.required("item")
            }
        let action = try action(verb, on: itemId ?? "", fields, day)
        let change = RequestedChange(action, on: day, id: id, device: device, seen: seen)
        return AskedChange(change: change, itemId: itemId, locale: try fields.locale())
    }

    private enum Verb: String, CaseIterable {
        case add, eat, waste, open, freeze, thaw, move, fix, delete, notFood, join, part, decide, undo

        var fieldNames: Set<String> {
            switch self {
            case .add: ["item", "name", "brand", "gtin", "unit", "packs", "expiry", "kind", "place", "notes", "lang"]
            case .eat, .waste: ["item", "amount"]
            case .open: ["item", "days"]
            case .freeze: ["item", "packs", "days"]
            case .thaw: ["item", "packs"]
            case .move: ["item", "place", "packs"]
            case .fix:
                [
                    "item", "name", "brand", "category", "gtin", "unit", "packs", "expiry", "kind", "produced", "lot",
                    "notes",
                    "clear", "ok", "lang",
                ]
            case .delete, .notFood: ["item"]
            case .join: ["item", "with", "packs"]
            case .part: ["item", "photo", "packs", "lang"]
            case .decide: ["photo", "decision"]
            case .undo: ["change"]
            }
        }
    }

    private func action(
        _ verb: Verb, on item: String, _ fields: Fields, _ day: CivilDate
    ) throws -> RequestedChange.Action {
        switch verb {
        case .add: .add(try newItem(item, fields, on: day))
        case .eat: .edit(item, .eat(try amount(fields)))
        case .waste: .edit(item, .waste(try amount(fields)))
        case .open: .edit(item, .open(days: try fields.number("days")))
        case .freeze: .edit(item, .freeze(packs: try fields.number("packs"), days: try fields.number("days")))
        case .thaw: .edit(item, .thaw(packs: try fields.number("packs")))
        case .move: .edit(item, .move(to: try value("place", fields), packs: try fields.number("packs")))
        case .fix: .edit(item, .fix(try fix(fields, on: day)))
        case .delete: .edit(item, .delete)
        case .notFood: .notFood(item)
        case .join:
            .join(item, to: try fields.required("with"), packs: try fields.number("packs"))
        case .part:
            .part(ItemParting(of: item, photo: try fields.required("photo"), packs: try fields.number("packs")))
        case .decide: .decide(try decision(fields), on: [try fields.required("photo")])
        case .undo: .undo(try fields.optionalUUID("change"))
        }
    }

    private func decision(_ fields: Fields) throws -> InboxPhoto.Decision {
        guard let decision = try fields.choice("decision", among: [InboxPhoto.Decision.stock, .forgotten]) else {
            throw Problem.badRequest("'decision' is missing.")
        }
        return decision
    }

    /// The amount that is given, or the rest of the opened pack, or one pack.
    private func amount(_ fields: Fields) throws -> PackAmount {
        guard let text = try fields.text("amount") else { return .rest }
        guard let amount = PackAmount(text) else {
            throw Problem.badRequest(
                PackAmount.unknownMeasure(of: text) == nil
                    ? "'amount' must be such as 2, 1/2, 0.5, 50%, 250 g, 2 pieces or all."
                    : "'amount' has a measure that is not known; known are such as g, kg, ml, l, oz, pieces and packs.")
        }
        return amount
    }

    private func newItem(_ id: String, _ fields: Fields, on day: CivilDate) throws -> Item {
        guard let name = try value("name", fields) else { throw Problem.badRequest("'name' is missing.") }
        let packs = try fields.number("packs") ?? 1
        guard (1...Item.maximumCount).contains(packs) else { throw Problem(ItemEditError.noAmount) }
        let typed = try expiry(fields, on: day)
        let kind = try fields.choice("kind", among: DateKind.allCases.filter(\.endsShelfLife)) ?? .unlabelled
        // The time is set when the change is made, or the same change would be another one the second time.
        var item = Item(
            id: id, name: name, brand: try value("brand", fields), gtin: try gtin(fields), quantity: packs,
            unit: try value("unit", fields), expiryDate: typed?.date, expiryKind: typed.map { $0.kind ?? kind },
            addedDate: .distantPast,
            notes: try notes(fields))
        item.place = try value("place", fields)
        item.fieldsSetByUser = item.fieldsWithValue
        if try isUndated(fields) { item.fieldsSetByUser.insert(.expiryDate) }
        return item
    }

    private func fix(_ fields: Fields, on day: CivilDate) throws -> ItemFix {
        var fix = ItemFix()
        (fix.name, fix.brand) = (try value("name", fields), try value("brand", fields))
        (fix.category, fix.unit) = (try value("category", fields), try value("unit", fields))
        (fix.lot, fix.notes) = (try value("lot", fields), try notes(fields))
        (fix.gtin, fix.quantity) = (try gtin(fields), try fields.number("packs"))
        let typed = try expiry(fields, on: day)
        fix.expiryDate = typed?.date
        fix.expiryKind = try fields.choice("kind", among: DateKind.allCases.filter(\.endsShelfLife)) ?? typed?.kind
        if let text = try fields.text("produced") {
            fix.productionDate = try Self.date(text, on: day, locale: fields.locale()).date
        }
        fix.cleared = Set(try fields.choices("clear", among: Self.clearable))
        if try isUndated(fields) { fix.cleared.insert(.expiry) }
        fix.confirmsRest = try fields.flag("ok")
        return fix
    }

    private static let clearable: [ItemAspect] = [
        .name, .brand, .category, .gtin, .unit, .expiry, .productionDate, .lot, .notes,
    ]

    private func expiry(_ fields: Fields, on day: CivilDate) throws -> TypedExpiry? {
        guard let text = try fields.text("expiry"), !NoDate.isMeant(by: text) else { return nil }
        return try Self.date(text, on: day, locale: fields.locale())
    }

    /// Whether the end of the shelf life is given as `never` or the like.
    private func isUndated(_ fields: Fields) throws -> Bool {
        try fields.text("expiry").map { NoDate.isMeant(by: $0) } ?? false
    }

    /// A date as a person types it. Throws `Problem`: of one that can mean several, with these.
    static func date(_ text: String, on day: CivilDate, locale: LocaleHint?) throws -> TypedExpiry {
        do {
            return try TypedExpiry(text, today: day, locale: locale)
        } catch {
            guard case .ambiguous(let dates) = error else {
                throw Problem(.unprocessableContent, "unknownDate", error.message(of: text))
            }
            var problem = Problem(.unprocessableContent, "ambiguousDate", error.message(of: text))
            problem.fields = [("candidates", .array(dates.map { .date($0) }))]
            throw problem
        }
    }

    private func gtin(_ fields: Fields) throws -> GTIN? {
        guard let text = try fields.text("gtin") else { return nil }
        guard let gtin = GTIN(text) else { throw Problem.badRequest("'gtin' is not a product number.") }
        return gtin
    }

    private func notes(_ fields: Fields) throws -> String? {
        try fields.text("notes", maximum: Item.maximumNotes)
    }

    /// A text that is not only space; nil when there is none.
    private func value(_ name: String, _ fields: Fields) throws -> String? {
        guard
            let text = try fields.text(name, maximum: Item.maximumText)?.trimmingCharacters(in: .whitespacesAndNewlines)
        else { return nil }
        return text.isEmpty ? nil : text
    }
}
