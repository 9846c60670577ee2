import KeepItFreshLabels

/// What one pack holds, by the text of its content as it is printed: `500 g`, `6 × 0.33 l`, `1 lb 4 oz` or `10 pieces`.
package struct PackContent: Equatable, Sendable {
    /// The number of pieces; nil where it is one thing.
    package let pieces: Int?
    /// The weight or the volume of all pieces; nil when it is not known.
    package let amount: MeasuredAmount?

    /// More pieces are no pack of a household.
    private static let maximumPieces = 500
    private static let maximumAmount = Fraction(1_000_000)

    /// Nil when the text says neither a number of pieces nor an amount.
    package init?(_ text: String) {
        var reader = Reader(text)
        var pieces = 1
        var amount: MeasuredAmount?
        reading: while let term = reader.term() {
            switch term {
            case .factor(let count): pieces = Self.product(pieces, count)
            case .count(let count):
                pieces = Self.product(pieces, count)
                let isEach = reader.takes(Self.eachWords)
                guard case .measure(let each)? = reader.term(),
                    let all = isEach ? each.multiplied(by: pieces) : each
                else { break reading }
                amount = all
                break reading
            case .measure(let one):
                let whole = reader.addingSmaller(to: one)
                let times = reader.factorBehind() ?? 1
                pieces = Self.product(pieces, times)
                amount = whole.multiplied(by: pieces)
                if amount == nil { return nil }
                break reading
            }
        }
        self.pieces = (2...Self.maximumPieces).contains(pieces) ? pieces : nil
        self.amount = amount.flatMap { $0.value <= Self.maximumAmount ? $0 : nil }
        if self.pieces == nil, self.amount == nil { return nil }
    }

    /// Whether a text is a content of nothing, such as `0 g`.
    static func isNothing(_ text: String) -> Bool {
        Fraction(String(text.drop(while: \.isWhitespace).prefix(while: Fraction.isPart))) == Fraction(0)
    }

    private static func product(_ one: Int, _ other: Int) -> Int {
        let (product, isBeyond) = one.multipliedReportingOverflow(by: other)
        return isBeyond ? maximumPieces + 1 : min(product, maximumPieces + 1)
    }

    /// Words between the number of pieces and what each of them holds.
    private static let eachWords: Set<String> = ["à", "a", "á", "je", "de", "di", "of", "af", "av", "od", "po", "@"]
}

extension PackContent {
    /// A part of the text of a content.
    private enum Term {
        case factor(Int)
        case count(Int)
        case measure(MeasuredAmount)
    }

    /// Reads the text from its beginning.
    private struct Reader {
        private var rest: Substring

        /// What stands before a content and says nothing of how much it is.
        private static let wordsBefore: Set<String> = [
            "ca", "circa", "cca", "approx", "about", "env", "environ", "aprox", "c", "~", "≈", "±", "∅", "net", "netto",
            "neto", "nett", "wt", "weight", "poids", "peso", "inhalt", "contents", "content", "contenu", "contenido",
            "contenuto", "inhoud", "nettofüllmenge", "füllmenge", "nettogewicht", "vol", "e", "℮", "masa", "hmotnost",
        ]

        init(_ text: String) {
            rest = text.lowercased()[...]
            skipSpaces()
            while let first = rest.first, !first.isNumber {
                let word = rest.prefix { !$0.isWhitespace && !$0.isNumber }
                let bare = word.filter { $0.isLetter || "~≈±∅℮".contains($0) }
                guard !word.isEmpty, Self.wordsBefore.contains(bare), !word.contains("-") else {
                    rest = ""
                    return
                }
                rest = rest.dropFirst(word.count)
                skipSpaces()
            }
        }

        private mutating func skipSpaces() { rest = rest.drop(while: \.isWhitespace) }

        /// Takes a number with what stands behind it; nil, and nothing is left, where that is not known.
        mutating func term() -> Term? {
            guard let digits = number() else { return nil }
            let isFactor = takesCross()
            let word = isFactor ? "" : takeWord()
            if !isFactor, let unit = unit(word) {
                guard let value = Self.value(digits, of: unit), value > Fraction(0) else { return end() }
                return .measure(MeasuredAmount(value: value, unit: unit))
            }
            guard let count = Self.value(digits, of: nil)?.whole, count > 0,
                isFactor || (word.isEmpty ? rest.isEmpty || rest.first == "(" : Self.isPieces(word))
            else { return end() }
            if !isFactor { rest = rest.drop { "(=,/".contains($0) || $0.isWhitespace } }
            return isFactor ? .factor(count) : .count(count)
        }

        private mutating func end() -> Term? {
            rest = ""
            return nil
        }

        /// Adds a further amount in a smaller unit, as in `1 lb 4 oz`: less than one of the first. Others are the same
        /// amount once more, as in `16 oz 454 g`.
        mutating func addingSmaller(to first: MeasuredAmount) -> MeasuredAmount {
            var reader = self
            if reader.rest.first == "+" || reader.rest.first == "&" { _ = reader.rest.popFirst() }
            reader.skipSpaces()
            guard case .measure(let second)? = reader.term(), second.unit.isVolume == first.unit.isVolume,
                second.unit.isMetric == first.unit.isMetric,
                let added = second.value.multiplied(by: second.unit.size)?.divided(by: first.unit.size),
                added < Fraction(1), let sum = first.value.adding(added)
            else { return first }
            self = reader
            return MeasuredAmount(value: sum, unit: first.unit)
        }

        /// Takes the number of a cross behind an amount, as in `330 ml × 6`; nil without one.
        mutating func factorBehind() -> Int? {
            guard takesCross(), let digits = number() else { return nil }
            return Self.value(digits, of: nil)?.whole.flatMap { $0 > 0 ? $0 : nil }
        }

        /// Takes one of some words.
        mutating func takes(_ words: Set<String>) -> Bool {
            let word = rest.prefix { !$0.isWhitespace && !$0.isNumber }
            guard words.contains(String(word)) else { return false }
            rest = rest.dropFirst(word.count)
            skipSpaces()
            return true
        }

        /// What stands between groups of three digits, beside points and commas.
        private static let groupMarks: Set<Character> = [" ", "\u{A0}", "\u{202F}", "'", "’"]

        /// Takes a number: digits and marks, and groups of three digits behind spaces, or a part as in `1 1/2`.
        private mutating func number() -> String? {
            var digits = rest.prefix { Fraction.isPart($0) && $0 != "%" }
            guard digits.contains(where: \.isNumber) else { return nil }
            while true {
                let behind = rest[digits.endIndex...]
                let spaces = behind.prefix(while: Self.groupMarks.contains)
                let next = behind.dropFirst(spaces.count).prefix { Fraction.isPart($0) }
                let isGroup =
                    next.count == 3 && next.allSatisfy(\.isDigit) && digits.prefix(while: \.isDigit).count <= 3
                    && digits.allSatisfy { $0.isDigit || Self.groupMarks.contains($0) }
                let isPart = next.contains("/") && digits.allSatisfy(\.isDigit)
                guard spaces.count == 1, isGroup || isPart else { break }
                digits = rest[digits.startIndex..<next.endIndex]
            }
            rest = rest[digits.endIndex...]
            skipSpaces()
            return String(digits)
        }

        /// A number of a unit; of pieces for nil. `1.000 g` are thousand and `1.000 kg` is one: packs do not have
        /// thousandths of grams, nor thousands of kilograms.
        private static func value(_ digits: String, of unit: MeasuredAmount.Unit?) -> Fraction? {
            let groups = digits.split(omittingEmptySubsequences: false) { !$0.isDigit }
            let isGrouped =
                groups.count > 1 && (1...3).contains(groups[0].count) && groups[0].first != "0"
                && groups.dropFirst().allSatisfy { $0.count == 3 } && !digits.contains("/")
            let hasSpaces = digits.contains(where: groupMarks.contains)
            let isSmall = unit.map { $0.name == "g" || $0.name == "ml" } ?? true
            if isGrouped, hasSpaces || groups.count > 2 || isSmall { return Fraction(groups.joined()) }
            return Fraction(digits.last == "." || digits.last == "," ? String(digits.dropLast()) : digits)
        }

        private mutating func takesCross() -> Bool {
            guard let first = rest.first, "x×*х".contains(first),
                rest.dropFirst().first.map({ !$0.isLetter }) ?? true
            else { return false }
            rest = rest.dropFirst()
            skipSpaces()
            return true
        }

        private mutating func takeWord() -> String {
            let word = rest.prefix { !$0.isWhitespace && !$0.isDigit && !"()/=,;+&".contains($0) }
            rest = rest.dropFirst(word.count)
            skipSpaces()
            return String(word)
        }

        /// The unit of a word, of which `fl oz` are two, with or without points.
        private mutating func unit(_ word: String) -> MeasuredAmount.Unit? {
            let bare = word.filter { $0 != "." && $0 != "℮" }
            if bare == "fl" {
                var reader = self
                let second = reader.takeWord().filter { $0 != "." }
                guard let unit = MeasuredAmount.Unit(named: "fl " + second) else { return nil }
                self = reader
                return unit
            }
            let withoutMark = bare.last == "e" ? String(bare.dropLast()) : bare
            return MeasuredAmount.Unit(named: bare) ?? MeasuredAmount.Unit(named: withoutMark)
        }

        /// Whether a word counts pieces: short ones are measures that are not known, such as `mg` and `cm`.
        private static func isPieces(_ word: String) -> Bool {
            let bare = word.filter { $0 != "." }
            return bare.allSatisfy(\.isLetter)
                && (bare.count > 3 && !otherMeasures.contains { bare.hasPrefix($0) } || shortPieces.contains(bare))
        }

        private static let shortPieces: Set<String> = [
            "st", "stk", "stck", "pc", "pcs", "pz", "pzs", "ud", "uds", "un", "und", "uni", "u", "ct", "cnt", "ks",
            "szt", "db", "kom", "kpl", "tk", "gab", "vnt", "бр", "шт", "τεμ", "ad", "本", "個", "个", "枚", "包", "개", "egg",
        ]
        private static let otherMeasures = ["kcal", "percent", "prozent", "watt", "hour", "minut", "metre", "meter"]
    }
}

extension Character {
    fileprivate var isDigit: Bool { isASCII && isNumber }
}

extension MeasuredAmount {
    fileprivate func multiplied(by count: Int) -> MeasuredAmount? {
        value.multiplied(by: Fraction(count)).map { MeasuredAmount(value: $0, unit: unit) }
    }
}
