/// The rule of a PO file for the form that a number takes: an expression of C in `n`, such as `n != 1`.
///
/// See "Plural forms" in the manual of GNU gettext.
struct PluralRule: Sendable {
    private indirect enum Expression: Sendable {
        case n
        case number(Int)
        case not(Expression)
        case binary(Expression, String, Expression)
        case choice(Expression, then: Expression, otherwise: Expression)
    }

    private let expression: Expression
    private let count: Int

    /// Reads the value of the header field `Plural-Forms`; nil if it cannot be understood.
    init?(_ header: String) {
        let fields = header.split(separator: ";").map { $0.split(separator: "=", maxSplits: 1) }
        let values = fields.filter { $0.count == 2 }.map { ($0[0].filter { $0 != " " }, String($0[1])) }
        let named = Dictionary(values) { first, _ in first }
        guard let count = named["nplurals"].flatMap({ Int($0.filter { $0 != " " }) }), count > 0,
            let rule = named["plural"]
        else { return nil }
        var parser = Parser(rule)
        guard let expression = parser.whole() else { return nil }
        self.expression = expression
        self.count = count
    }

    /// Returns the number of the form for `number` things, from 0.
    func form(for number: Int) -> Int {
        min(max(0, Self.value(of: expression, number.magnitude > Int.max.magnitude ? .max : abs(number))), count - 1)
    }

    private static func value(of expression: Expression, _ n: Int) -> Int {
        switch expression {
        case .n: return n
        case .number(let number): return number
        case .not(let inner): return value(of: inner, n) == 0 ? 1 : 0
        case .choice(let condition, let then, let otherwise):
            return value(of: value(of: condition, n) != 0 ? then : otherwise, n)
        case .binary(let left, let symbol, let right):
            return value(value(of: left, n), symbol, value(of: right, n))
        }
    }

    private static func value(_ left: Int, _ symbol: String, _ right: Int) -> Int {
        switch symbol {
        case "%": right == 0 ? 0 : left % right
        case "==": left == right ? 1 : 0
        case "!=": left != right ? 1 : 0
        case "<": left < right ? 1 : 0
        case ">": left > right ? 1 : 0
        case "<=": left <= right ? 1 : 0
        case ">=": left >= right ? 1 : 0
        case "&&": left != 0 && right != 0 ? 1 : 0
        default: left != 0 || right != 0 ? 1 : 0
        }
    }

    /// Reads an expression from the weakest operator to the strongest.
    private struct Parser {
        private static let levels = [["||"], ["&&"], ["==", "!="], ["<=", ">=", "<", ">"], ["%"]]

        private var rest: Substring

        init(_ text: String) {
            rest = text.filter { $0 != " " }[...]
        }

        mutating func whole() -> Expression? {
            let expression = choice()
            return rest.isEmpty ? expression : nil
        }

        private mutating func choice() -> Expression? {
            guard let condition = binary(0) else { return nil }
            guard take("?") else { return condition }
            guard let then = choice(), take(":"), let otherwise = choice() else { return nil }
            return .choice(condition, then: then, otherwise: otherwise)
        }

        private mutating func binary(_ level: Int) -> Expression? {
            guard level < Self.levels.count else { return unary() }
            guard var left = binary(level + 1) else { return nil }
            while let symbol = Self.levels[level].first(where: { rest.hasPrefix($0) }) {
                rest.removeFirst(symbol.count)
                guard let right = binary(level + 1) else { return nil }
                left = .binary(left, symbol, right)
            }
            return left
        }

        private mutating func unary() -> Expression? {
            if take("!") { return unary().map { .not($0) } }
            if take("(") {
                let inner = choice()
                return take(")") ? inner : nil
            }
            if take("n") { return .n }
            let digits = rest.prefix { $0.isASCII && $0.isNumber }
            rest.removeFirst(digits.count)
            return Int(digits).map { .number($0) }
        }

        private mutating func take(_ symbol: Character) -> Bool {
            guard rest.first == symbol else { return false }
            rest.removeFirst()
            return true
        }
    }
}
