/// A GS1 application identifier with the format of its value.
struct ApplicationIdentifier: Sendable {
    /// Two to four digits, such as `01` or `3103`.
    let code: String
    /// The code as a number, which is unique because codes of different lengths never share their first two digits.
    let number: Int
    /// The parts of the value, in order.
    let components: [Component]

    /// Whether a value has the right length and characters; the rules of its parts are not checked.
    func matchesFormat(_ value: ArraySlice<UInt8>) -> Bool {
        guard !value.isEmpty, let parts = split(value) else { return false }
        return zip(components, parts).allSatisfy { $0.characters.fault(in: $1) == nil }
    }

    /// What is wrong with a value; nil when it is valid.
    func fault(in value: ArraySlice<UInt8>, today: CivilDate) -> ParsedBarcode.Fault? {
        guard !value.isEmpty else { return .emptyValue }
        guard let parts = split(value) else { return .length }
        for (component, part) in zip(components, parts) {
            if let fault = component.characters.fault(in: part) { return fault }
        }
        for (component, part) in zip(components, parts) {
            if let fault = component.rule.fault(in: part, today: today) { return fault }
        }
        return nil
    }

    /// The value cut into the parts of its format; nil when its length does not fit.
    private func split(_ value: ArraySlice<UInt8>) -> [ArraySlice<UInt8>]? {
        var rest = value
        var parts: [ArraySlice<UInt8>] = []
        for component in components {
            if component.isOptional && rest.isEmpty { break }
            guard rest.count >= component.minimum else { return nil }
            parts.append(rest.prefix(component.maximum))
            rest = rest.dropFirst(component.maximum)
        }
        return rest.isEmpty ? parts : nil
    }
}

extension ApplicationIdentifier {
    /// A part of a value: its length, its characters and the rule that it must obey.
    struct Component: Sendable {
        let characters: CharacterSet
        let minimum: Int
        let maximum: Int
        let isOptional: Bool
        let rule: Rule

        /// Parses the notation of the GS1 Syntax Dictionary: `N6,yymmd0`, `X..20` or `[N4],hhmi`; nil for anything
        /// else.
        init?(_ notation: Substring) {
            let parts = notation.split(separator: ",")
            guard let format = parts.first, parts.count <= 2 else { return nil }
            let bare = String(format.filter { $0 != "[" && $0 != "]" })
            guard let characters = CharacterSet(rawValue: String(bare.prefix(1))) else { return nil }
            let isRange = bare.dropFirst().hasPrefix("..")
            guard let maximum = Int(bare.dropFirst(isRange ? 3 : 1)) else { return nil }
            self.characters = characters
            self.maximum = maximum
            minimum = isRange ? 1 : maximum
            isOptional = format.hasPrefix("[")
            guard parts.count == 2 else {
                rule = .none
                return
            }
            guard let rule = Rule(rawValue: String(parts[1])) else { return nil }
            self.rule = rule
        }
    }

    /// The character sets of values (GS1 General Specifications, section 7.11).
    enum CharacterSet: String, Sendable {
        case numeric = "N"
        /// The invariant subset of ISO/IEC 646, 82 characters.
        case set82 = "X"
        /// Capital letters, digits, `#`, `-` and `/`.
        case set39 = "Y"
        /// The URI-safe base 64 alphabet with `=`.
        case set64 = "Z"

        /// What is wrong with the characters; nil when all belong to the set.
        func fault(in text: ArraySlice<UInt8>) -> ParsedBarcode.Fault? {
            switch self {
            case .numeric: text.allSatisfy(ASCII.isDigit) ? nil : .nonNumeric
            case .set82: text.allSatisfy(Self.isIn82) ? nil : .charset
            case .set39: text.allSatisfy(Self.isIn39) ? nil : .charset
            case .set64: text.allSatisfy(Self.isIn64) ? nil : .charset
            }
        }

        private static func isIn82(_ byte: UInt8) -> Bool {
            switch byte {
            case 0x21, 0x22, 0x25...0x3F, 0x41...0x5A, 0x5F, 0x61...0x7A: true
            default: false
            }
        }

        private static func isIn39(_ byte: UInt8) -> Bool {
            switch byte {
            case 0x23, 0x2D, 0x2F...0x39, 0x41...0x5A: true
            default: false
            }
        }

        private static func isIn64(_ byte: UInt8) -> Bool {
            switch byte {
            case 0x2D, 0x30...0x39, 0x3D, 0x41...0x5A, 0x5F, 0x61...0x7A: true
            default: false
            }
        }
    }

    /// What a part must obey beyond its format, by the names of the GS1 Syntax Dictionary.
    enum Rule: String, Sendable {
        case none
        /// The last digit is a check digit.
        case csum
        /// A date; day 00 is the end of the month.
        case yymmd0
        /// A date with a day.
        case yymmdd
        /// A date with a four-digit year.
        case yyyymmdd
        /// Hour and minute.
        case hhmi
        case hh
        case mi
        case ss

        /// What is wrong with a part of the right length and characters; nil when it obeys the rule.
        func fault(in part: ArraySlice<UInt8>, today: CivilDate) -> ParsedBarcode.Fault? {
            switch self {
            case .none: return nil
            case .csum: return ASCII.hasCheckDigit(part) ? nil : .checkDigit
            case .yymmd0: return CivilDate(yymmdd: part, allowsDay00: true, today: today) == nil ? .date : nil
            case .yymmdd: return CivilDate(yymmdd: part, allowsDay00: false, today: today) == nil ? .date : nil
            case .yyyymmdd: return Self.isLongDate(part) ? nil : .date
            case .hhmi: return Self.isBelow(24, part.prefix(2)) && Self.isBelow(60, part.suffix(2)) ? nil : .date
            case .hh: return Self.isBelow(24, part) ? nil : .date
            case .mi, .ss: return Self.isBelow(60, part) ? nil : .date
            }
        }

        private static func isBelow(_ limit: Int, _ digits: ArraySlice<UInt8>) -> Bool {
            ASCII.number(digits).map { $0 < limit } ?? false
        }

        private static func isLongDate(_ digits: ArraySlice<UInt8>) -> Bool {
            guard let number = ASCII.number(digits) else { return false }
            return CivilDate(year: number / 10_000, month: number / 100 % 100, day: number % 100) != nil
        }
    }
}

extension CivilDate {
    /// A six-digit date (GS1 General Specifications, sections 7.11 and 7.12); nil when the calendar does not have the
    /// day.
    ///
    /// The century is the one that puts the year at most 49 years before and 50 years after today's. Where
    /// `allowsDay00` is true, day 00 is the last day of the month.
    init?(yymmdd: some Collection<UInt8>, allowsDay00: Bool, today: CivilDate) {
        guard yymmdd.count == 6, let number = ASCII.number(yymmdd) else { return nil }
        let year = Self.fullYear(number / 10_000, today: today)
        let month = number / 100 % 100
        let day = number % 100
        guard day == 0, allowsDay00 else {
            self.init(year: year, month: month, day: day)
            return
        }
        guard let lastDay = CivilDate(year: year, month: month)?.lastDay else { return nil }
        self = lastDay
    }

    private static func fullYear(_ twoDigits: Int, today: CivilDate) -> Int {
        let century = today.year / 100 * 100
        let distance = twoDigits - today.year % 100
        if distance >= 51 { return century - 100 + twoDigits }
        if distance <= -50 { return century + 100 + twoDigits }
        return century + twoDigits
    }
}
