import ArgumentParser
import KeepItFreshDomain
import KeepItFreshLabels
import KeepItFreshPresentation

/// The values of an item that a person can give when it is added and when it is corrected.
struct ItemValues: ParsableArguments {
    @Option(help: "The date on which its shelf life ends.")
    var expiry: String?

    @Option(help: "The kind of that date: best-before, use-by, expiry, sell-by, ….", transform: Self.kind)
    var kind: DateKind?

    @Option(help: "The brand.", transform: ItemOption.value)
    var brand: String?

    @Option(help: "The category.", transform: ItemOption.value)
    var category: String?

    @Option(help: "The product's number (8, 12, 13 or 14 digits).", transform: ItemOption.value)
    var gtin: String?

    @Option(name: [.customLong("packs"), .customLong("quantity")], help: "How many packs there are.")
    var packs: Int?

    @Option(help: "What one pack holds, such as \"500 g\".", transform: ItemOption.value)
    var unit: String?

    @Option(help: "The lot.", transform: ItemOption.value)
    var lot: String?

    @Option(help: "When it was made.")
    var produced: String?

    @Option(help: "Your notes.", transform: ItemOption.notes)
    var notes: String?

    /// The texts that were given, each of which may be `none`.
    private var texts: [(ItemValue, String?)] {
        [
            (.brand, brand), (.category, category), (.gtin, gtin), (.unit, unit), (.lot, lot), (.notes, notes),
            (.productionDate, produced), (.expiryDate, expiry),
        ]
    }

    /// Whether anything was given.
    var isGiven: Bool { kind != nil || packs != nil || texts.contains { $0.1 != nil } }

    /// What the options say about the item called `name`. Throws `CommandFailure`.
    func fix(_ name: String?, today: CivilDate, locale: LocaleHint?) throws -> ItemFix {
        var fix = ItemFix()
        if let name { fix.set([.name]) { $0.name = name } }
        if let packs { fix.set([.quantity]) { $0.quantity = packs } }
        if let kind { fix.set(.expiryKind, to: kind.rawValue) }
        for case (let value, let text?) in texts {
            switch value {
            case _ where text == "none" || value == .expiryDate && NoDate.isMeant(by: text):
                fix.set([value.aspect].compactMap(\.self))
            case .expiryDate:
                let typed = try Self.expiry(text, today, locale)
                fix.set([.expiry]) { ($0.expiryDate, $0.expiryKind) = (typed.date, kind ?? typed.kind) }
            case .productionDate: fix.set(value, to: try Self.date(text, today, locale).description)
            case .gtin: fix.set(value, to: try ItemOption.gtin(text).digits)
            default: fix.set(value, to: text)
            }
        }
        return fix
    }

    /// The end of a shelf life that a user typed, with its kind if words say it. Throws `CommandFailure`.
    private static func expiry(_ text: String, _ today: CivilDate, _ locale: LocaleHint?) throws -> TypedExpiry {
        do {
            return try TypedExpiry(text, today: today, locale: locale) { ask(which: $0, of: text) }
        } catch {
            throw CommandFailure(error.message(of: text), status: .usage)
        }
    }

    /// The date that a user typed. Throws `CommandFailure`.
    private static func date(_ text: String, _ today: CivilDate, _ locale: LocaleHint?) throws -> CivilDate {
        do {
            return try TypedDate(today: today, locale: locale).read(text) { ask(which: $0, of: text) }
        } catch {
            throw CommandFailure(error.message(of: text), status: .usage)
        }
    }

    /// Asks which of several dates a text means; nil where nobody can be asked or answers.
    private static func ask(which dates: [CivilDate], of text: String) -> CivilDate? {
        guard StandardStreams.canAsk, dates.count > 1 else { return nil }
        for (index, date) in dates.enumerated() {
            StandardStreams.error("  \(index + 1)  \(date)")
        }
        let answer = StandardStreams.ask("Which date is '\(TerminalText.visible(text))'? Type its number:")
        guard let number = answer.flatMap({ Int($0.filter { $0 != " " }) }), dates.indices.contains(number - 1) else {
            return nil
        }
        return dates[number - 1]
    }

    private static func kind(_ text: String) throws -> DateKind {
        let letters = text.lowercased().filter(\.isLetter)
        let kinds = DateKind.allCases.filter { $0.endsShelfLife && $0 != .unlabelled }
        guard let kind = kinds.first(where: { $0.rawValue.lowercased() == letters }) else {
            let names = kinds.map(\.rawValue).joined(separator: ", ")
            throw usageError("'\(TerminalText.visible(text))' is not one of \(names).")
        }
        return kind
    }
}
