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
    /// The household's present epoch, to which `seen` belongs unless the change names another.
    let epoch: String

    /// Reads one change. Throws `Problem`.
    func read(_ fields: Fields) throws -> AskedChange {
        let id = try fields.uuid("id")
        let day = try fields.day("day")
        let epoch = try fields.optionalUUID("copy") ?? epoch
        let seen = try fields.number("seen").map { RequestedChange.Seen(epoch: epoch, number: $0) }
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
            case .add: Self.values.union(["item", "lang"])
            case .eat, .waste: ["item", "amount"]
            case .open: ["item", "days"]
            case .freeze: ["item", "packs", "days"]
            case .thaw: ["item", "packs"]
            case .move: ["item", "place", "packs"]
            case .fix: Self.values.subtracting(["place"]).union(["item", "clear", "ok", "lang"])
            case .delete, .notFood: ["item"]
            case .join: ["item", "with", "packs"]
            case .part: ["item", "photo", "packs", "lang"]
            case .decide: ["photo", "decision"]
            case .undo: ["change"]
            }
        }

        private static let values = Set(ItemValue.all.compactMap(\.option))
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
        var fix = try values(fields, on: day)
        if fix.values.expiryDate != nil, fix.values.expiryKind == nil {
            fix.set(.expiryKind, to: DateKind.unlabelled.rawValue)
        }
        guard fix.values.name != nil else { throw Problem.badRequest("'name' is missing.") }
        guard (1...Item.maximumCount).contains(fix.values.quantity) else { throw Problem(ItemEditError.noAmount) }
        // The time is set when the change is made, or the same change would be another one the second time.
        return Item(id: id, addedAt: .distantPast, as: fix)
    }

    private func fix(_ fields: Fields, on day: CivilDate) throws -> ItemFix {
        var fix = try values(fields, on: day)
        fix.set(try fields.choices("clear", among: ItemAspect.allCases.filter { $0.field != nil || $0 == .notes }))
        fix.confirmsRest = try fields.flag("ok")
        return fix
    }

    /// The values that are given.
    private func values(_ fields: Fields, on day: CivilDate) throws -> ItemFix {
        var fix = ItemFix()
        for value in ItemValue.all {
            guard let option = value.option, let text = try text(of: value, option, fields, on: day) else { continue }
            fix.set(value, to: text)
        }
        // The rules of items say which number is too large.
        if let packs = try fields.number("packs") { fix.set([.quantity]) { $0.quantity = packs } }
        guard let text = try fields.text("expiry") else { return fix }
        let kind = fix.values.expiryKind
        let typed = NoDate.isMeant(by: text) ? nil : try Self.date(text, on: day, locale: fields.locale())
        fix.set([.expiry]) { item in
            if let typed { (item.expiryDate, item.expiryKind) = (typed.date, kind ?? typed.kind) }
        }
        return fix
    }

    /// A value as tables have it, of what is typed; nil when it is not given, or is read with others.
    private func text(
        of value: ItemValue, _ option: String, _ fields: Fields, on day: CivilDate
    ) throws -> String? {
        switch value {
        case .quantity, .expiryDate: nil
        case .expiryKind: try fields.choice(option, among: DateKind.allCases.filter(\.endsShelfLife))?.rawValue
        case .gtin: try gtin(fields)?.digits
        case .productionDate:
            try fields.text(option).map { try Self.date($0, on: day, locale: fields.locale()).date.description }
        default: try self.value(option, fields, maximum: value.longest ?? Item.maximumText)
        }
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

    /// A text that is not only space; nil when there is none.
    private func value(_ name: String, _ fields: Fields, maximum: Int = Item.maximumText) throws -> String? {
        let text = try fields.text(name, maximum: maximum)?
            .trimmingCharacters(in: .whitespacesAndNewlines)
        return text?.isEmpty ?? true ? nil : text
    }
}
