/// A part of an element's value: how long it is, of which characters, and the rule it obeys.
struct ElementComponent: Sendable {
    let characters: ElementCharacters
    let minimum: Int
    let maximum: Int
    let isOptional: Bool
    let rule: ElementRule

    /// Reads the notation of the GS1 Syntax Dictionary: `N6,yymmd0`, `X..20` or `[N4],hhmi`. Nil for anything else.
    init?(_ notation: Substring) {
        let parts = notation.split(separator: ",")
        guard let format = parts.first, parts.count <= 2 else { return nil }
        let bare = String(format.filter { $0 != "[" && $0 != "]" })
        guard let characters = ElementCharacters(rawValue: String(bare.prefix(1))) else { return nil }
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
        guard let rule = ElementRule(rawValue: String(parts[1])) else { return nil }
        self.rule = rule
    }
}
