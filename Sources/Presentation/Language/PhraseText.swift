/// A phrase taken apart at the places for its values.
struct PhraseText: Sendable {
    /// What stands before the first place, and behind each.
    private var parts: [String] = []
    /// Which value goes into each place, counted from 0.
    private var values: [Int] = []

    /// Takes a phrase apart: `{}` is a place for the first value, `{2}` one for the second.
    init(_ text: String) {
        var rest = text[...]
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            parts.append(String(rest[..<open]))
            values.append((Int(rest[rest.index(after: open)..<close]) ?? 1) - 1)
            rest = rest[rest.index(after: close)...]
        }
        parts.append(String(rest))
    }

    /// The phrase with values in their places; a place without a value stays empty.
    func filled(with given: [String]) -> String {
        var text = parts[0]
        for (place, value) in values.enumerated() {
            if given.indices.contains(value) { text += given[value] }
            text += parts[place + 1]
        }
        return text
    }
}
