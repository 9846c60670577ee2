import KeepItFreshLabels

extension [DateReason] {
    /// The rules that weigh most in words, with their log-odds: `clearly read (+1.8), past (-0.9)`.
    var words: String {
        prefix(Self.maximumReasons).map { "\($0.text) (\($0.weight.signed))" }.joined(separator: ", ")
    }

    private static var maximumReasons: Int { 6 }
}

extension DateReason {
    /// The object for scripts.
    var json: JSONValue {
        .object([("rule", .string(text)), ("logOdds", .decimal((weight * 10).rounded() / 10))])
    }
}

extension Double {
    /// The number with its sign and one digit behind the point.
    fileprivate var signed: String {
        let tenths = Int(clamping: (magnitude * 10).rounded())
        return "\(self < 0 ? "-" : "+")\(tenths / 10).\(tenths % 10)"
    }
}
