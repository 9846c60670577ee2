/// The application identifiers by their number, and how long a code and an element are.
enum ApplicationIdentifiers {
    /// The identifier whose digits make `number`; nil when none is assigned.
    static func identifier(_ number: Int) -> ApplicationIdentifier? {
        table[number]
    }

    /// The identifier with this code; nil when none is assigned.
    static func identifier(code: some Collection<UInt8>) -> ApplicationIdentifier? {
        guard let number = ASCII.number(code), let found = table[number] else { return nil }
        return found.code.utf8.count == code.count ? found : nil
    }

    /// How many digits the codes have that begin with these two; nil when no code does.
    static func codeLength(firstTwo: Int) -> Int? {
        codeLengths[firstTwo]
    }

    /// The length of an element, code included, that needs no separator behind it, by its first two digits (GS1
    /// General Specifications, figure "Element strings with predefined length"); nil for all others. It holds for
    /// codes that are not assigned, too.
    static func predefinedLength(firstTwo: Int) -> Int? {
        switch firstTwo {
        case 0: 20
        case 1...3: 16
        case 4: 18
        case 11...19: 8
        case 20: 4
        case 31...36: 10
        case 41: 16
        default: nil
        }
    }

    private static let table: [Int: ApplicationIdentifier] = {
        let lines = formats.split(separator: "\n")
        return Dictionary(lines.flatMap(identifiers).map { ($0.number, $0) }) { first, _ in first }
    }()

    private static let codeLengths: [Int: Int] = {
        let pairs = table.values.map { (Int($0.code.prefix(2)) ?? 0, $0.code.utf8.count) }
        return Dictionary(pairs) { first, _ in first }
    }()

    /// The identifiers of one line, such as `3100-3105 N6`.
    private static func identifiers(_ line: Substring) -> [ApplicationIdentifier] {
        let words = line.split(separator: " ")
        let bounds = words[0].split(separator: "-")
        let components = words.dropFirst().compactMap { ElementComponent($0) }
        guard let first = Int(bounds[0]), let last = Int(bounds[bounds.count - 1]), first <= last else { return [] }
        return (first...last).map { number in
            let digits = String(number)
            let zeros = String(repeating: "0", count: max(0, bounds[0].count - digits.count))
            return ApplicationIdentifier(code: zeros + digits, number: number, components: components)
        }
    }
}
