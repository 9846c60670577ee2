import ArgumentParser
import KeepItFresh
import KeepItFreshPresentation

/// The values that a person gives to an item.
struct FixOption: ParsableArguments {
    @Option(help: "When its shelf life ends, or none.")
    var expiry: String?

    @Option(help: "What kind of date that is: best-before, use-by, expiry, sell-by, ….", transform: Self.kind)
    var kind: DateKind?

    @Option(help: "The product's name.", transform: TextValue.read)
    var name: String?

    @Option(help: "The brand, or none.", transform: TextValue.read)
    var brand: String?

    @Option(help: "The category, or none.", transform: TextValue.read)
    var category: String?

    @Option(help: "The product's number (8, 12, 13 or 14 digits), or none.", transform: TextValue.read)
    var gtin: String?

    @Option(help: "How many packs there are.")
    var quantity: Int?

    @Option(help: "What one pack holds, such as \"500 g\", or none.", transform: TextValue.read)
    var unit: String?

    @Option(help: "The lot, or none.", transform: TextValue.read)
    var lot: String?

    @Option(help: "When it was made, or none.")
    var produced: String?

    @Option(help: "Your own words on it, or none.", transform: TextValue.read)
    var notes: String?

    @Flag(name: .customLong("ok"), help: "Everything else is right: nothing is left to check.")
    var confirmsRest = false

    /// The fix that the options give. Throws `CommandFailure`.
    func fix(today: CivilDate, locale: LocaleHint?) throws -> ItemFix {
        var fix = ItemFix()
        fix.name = name
        fix.brand = Self.value(brand)
        fix.category = Self.value(category)
        fix.unit = Self.value(unit)
        fix.lot = Self.value(lot)
        fix.notes = Self.value(notes)
        fix.quantity = quantity
        fix.expiryKind = kind
        fix.confirmsRest = confirmsRest
        fix.expiryDate = try Self.value(expiry).map { try Self.date($0, today, locale) }
        fix.productionDate = try Self.value(produced).map { try Self.date($0, today, locale) }
        fix.gtin = try Self.value(gtin).map(Self.number)
        let given: [(ItemAspect, String?)] = [
            (.brand, brand), (.category, category), (.unit, unit), (.lot, lot), (.notes, notes), (.expiry, expiry),
            (.productionDate, produced), (.gtin, gtin),
        ]
        fix.cleared = Set(given.filter { $0.1 == "none" }.map(\.0))
        return fix
    }

    private static func value(_ text: String?) -> String? {
        text == "none" ? nil : text
    }

    /// The date that a person wrote. Throws `CommandFailure`.
    static func date(_ text: String, _ today: CivilDate, _ locale: LocaleHint?) throws -> CivilDate {
        do {
            return try SpokenDate(today: today, locale: locale).read(text)
        } catch {
            throw CommandFailure(error.message(of: text, in: .environment), status: .usage)
        }
    }

    private static func number(_ text: String) throws -> GTIN {
        guard let number = GTIN(text) else {
            throw CommandFailure(
                "'\(TerminalText.visible(text))' is no product number: 8, 12, 13 or 14 digits, the last a check digit",
                status: .usage)
        }
        return number
    }

    private static func kind(_ text: String) throws -> DateKind {
        let letters = text.lowercased().filter(\.isLetter)
        let kinds = DateKind.allCases.filter { $0.endsShelfLife && $0 != .unlabelled }
        guard let kind = kinds.first(where: { $0.rawValue.lowercased() == letters }) else {
            let names = kinds.map(\.rawValue).joined(separator: ", ")
            throw ValidationError("'\(TerminalText.visible(text))' is none of \(names).")
        }
        return kind
    }
}
