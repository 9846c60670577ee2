/// An exact number: a fraction of 64-bit terms, in lowest terms. What would not fit is nil, never rounded.
package struct Fraction: Hashable, Comparable, Sendable {
    package let numerator: Int
    /// More than 0.
    package let denominator: Int

    /// A whole number.
    package init(_ whole: Int) { (numerator, denominator) = (whole, 1) }

    /// Nil for a denominator of 0, and where the terms do not fit.
    package init?(_ numerator: Int, over denominator: Int) { self.init(Int128(numerator), Int128(denominator)) }

    private init?(_ numerator: Int128, _ denominator: Int128) {
        guard denominator != 0 else { return nil }
        var (divisor, rest) = (numerator.magnitude, denominator.magnitude)
        while rest != 0 { (divisor, rest) = (rest, divisor % rest) }
        let sign: Int128 = denominator < 0 ? -1 : 1
        guard let upper = Int(exactly: sign * numerator / Int128(divisor)),
            let lower = Int(exactly: sign * denominator / Int128(divisor))
        else { return nil }
        (self.numerator, self.denominator) = (upper, lower)
    }

    /// The sum.
    package func adding(_ other: Fraction) -> Fraction? {
        Fraction(
            Int128(numerator) * Int128(other.denominator) + Int128(other.numerator) * Int128(denominator),
            Int128(denominator) * Int128(other.denominator))
    }

    /// The difference.
    package func subtracting(_ other: Fraction) -> Fraction? {
        Fraction(
            Int128(numerator) * Int128(other.denominator) - Int128(other.numerator) * Int128(denominator),
            Int128(denominator) * Int128(other.denominator))
    }

    /// The product.
    package func multiplied(by other: Fraction) -> Fraction? {
        Fraction(
            Int128(numerator) * Int128(other.numerator), Int128(denominator) * Int128(other.denominator))
    }

    /// Nil also for a divisor of 0.
    func divided(by other: Fraction) -> Fraction? {
        Fraction(
            Int128(numerator) * Int128(other.denominator), Int128(denominator) * Int128(other.numerator))
    }

    package static func < (left: Fraction, right: Fraction) -> Bool {
        Int128(left.numerator) * Int128(right.denominator) < Int128(right.numerator) * Int128(left.denominator)
    }

    /// The value itself where it is a whole number.
    package var whole: Int? { denominator == 1 ? numerator : nil }

    /// The least whole number that is not less.
    var roundedUp: Int {
        let quotient = numerator / denominator
        return numerator % denominator > 0 ? quotient + 1 : quotient
    }

    /// In thousandths, rounded half up: the only place where an amount is rounded. Beyond 64 bits the nearest number
    /// that fits.
    package var thousandths: Int {
        let doubled = 2000 * Int128(numerator) + Int128(denominator)
        let divisor = 2 * Int128(denominator)
        return Int(clamping: doubled / divisor - (doubled % divisor < 0 ? 1 : 0))
    }
}

extension Fraction: CustomStringConvertible {
    /// `3` or `1/3`.
    package var description: String { denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)" }

    /// The number in decimals where six of them are enough, such as `0.75`; nil for others.
    package var decimals: String? {
        guard let scaled = multiplied(by: Fraction(1_000_000)), let millionths = scaled.whole else { return nil }
        let digits = String(millionths.magnitude)
        let padded = String(repeating: "0", count: max(0, 7 - digits.count)) + digits
        let rest = String(padded.suffix(6).reversed().drop { $0 == "0" }.reversed())
        return (millionths < 0 ? "-" : "") + padded.dropLast(6) + (rest.isEmpty ? "" : "." + rest)
    }
}

extension Fraction {
    /// Reads a number as it is typed or printed: `2`, `1.5` (or `1,5`), `1/3`, `1 1/2`, `½`, `1½` or `50%`; nil for any
    /// other text, and for more digits than fit.
    package init?(_ text: some StringProtocol) {
        if text.hasSuffix("%") {
            // One sign: a device may send thousands of them.
            let number = text.dropLast()
            guard !number.hasSuffix("%"), let share = Fraction(number)?.divided(by: Fraction(100)) else { return nil }
            self = share
            return
        }
        let parts = text.split(whereSeparator: { $0 == "/" || $0 == "\u{2044}" })
        let slashes = text.count { $0 == "/" || $0 == "\u{2044}" }
        if slashes > 0 {
            guard slashes == 1, parts.count == 2, let lower = Int(digits: parts[1]) else { return nil }
            let upper = parts[0].split(separator: " ")
            guard (1...2).contains(upper.count), let last = upper.last.flatMap({ Int(digits: $0) }),
                let part = Fraction(last, over: lower)
            else { return nil }
            self.init(upper.count == 2 ? Int(digits: upper[0]) : 0, and: part)
        } else if let last = text.last, let part = Self.signs[last] {
            let whole = String(text.dropLast()).split(separator: " ")
            guard whole.count <= 1 else { return nil }
            self.init(whole.isEmpty ? 0 : Int(digits: whole[0]), and: part)
        } else {
            let parts = text.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
            guard parts.count <= 2, text.contains(where: \.isNumber),
                parts.allSatisfy({ $0.isEmpty || $0.isASCIIDigits })
            else { return nil }
            let decimals = parts.count == 2 ? parts[1].count : 0
            guard decimals <= 18, let digits = Int(digits: parts.joined()[...]) else { return nil }
            self.init(digits, over: (0..<decimals).reduce(1) { power, _ in power * 10 })
        }
    }

    private init?(_ whole: Int?, and part: Fraction) {
        guard let sum = whole.flatMap({ Fraction($0).adding(part) }) else { return nil }
        self = sum
    }

    /// The signs for parts that are printed and typed.
    private static let signs: [Character: Fraction] = {
        let parts: [(Character, Int, Int)] = [
            ("½", 1, 2), ("⅓", 1, 3), ("⅔", 2, 3), ("¼", 1, 4), ("¾", 3, 4), ("⅕", 1, 5), ("⅖", 2, 5), ("⅗", 3, 5),
            ("⅘", 4, 5), ("⅙", 1, 6), ("⅚", 5, 6), ("⅛", 1, 8), ("⅜", 3, 8), ("⅝", 5, 8), ("⅞", 7, 8),
        ]
        return parts.reduce(into: [:]) { signs, part in signs[part.0] = Fraction(part.1, over: part.2) }
    }()

    /// Whether a character is a part of a number in the text of an amount.
    package static func isPart(_ character: Character) -> Bool {
        character.isASCII && character.isNumber || ".,/%\u{2044}".contains(character) || signs[character] != nil
    }
}

extension StringProtocol {
    fileprivate var isASCIIDigits: Bool { allSatisfy { $0.isASCII && $0.isNumber } }
}

extension Int {
    /// A number in ASCII digits alone.
    fileprivate init?(digits: some StringProtocol) {
        guard !digits.isEmpty, digits.isASCIIDigits else { return nil }
        self.init(digits)
    }
}
