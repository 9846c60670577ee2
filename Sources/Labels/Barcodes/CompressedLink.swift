/// Recognises compressed Digital Links (GS1 Digital Link Standard, release 1.1; since withdrawn) without returning the
/// values in them.
///
/// A path segment is base 64 of bits, padded with zeros to a whole character. Each element is its identifier, four bits
/// for a digit, then its value: digits as one binary number, other text as three bits for its encoding and then its
/// characters. A value of variable length has its length before it. Usual combinations of identifiers have a code of
/// eight bits.
struct CompressedLink {
    private let today: CivilDate
    /// The bits not yet read, one in each byte.
    private var rest: ArraySlice<UInt8>

    /// Returns the application identifiers in a path segment; nil when it is not a sequence of valid elements.
    static func identifiers(in segment: ArraySlice<UInt8>, today: CivilDate) -> Set<Int>? {
        guard !segment.isEmpty, segment.count <= maximumLength else { return nil }
        var bits: [UInt8] = []
        for byte in segment {
            guard let value = sixBits(byte) else { return nil }
            bits += (0..<6).map { value >> (5 - $0) & 1 }
        }
        var link = CompressedLink(today: today, rest: bits[...])
        return link.readElements()
    }

    private mutating func readElements() -> Set<Int>? {
        var numbers: Set<Int> = []
        while rest.count >= 8 {
            guard let header = read(8) else { return nil }
            // Parameters follow that are not elements.
            if header >> 4 == 0xF { return numbers }
            guard let identifiers = readIdentifiers(header) else { return nil }
            for identifier in identifiers {
                guard readValue(of: identifier) else { return nil }
                numbers.insert(identifier.number)
            }
        }
        return rest.count < 6 && rest.allSatisfy { $0 == 0 } ? numbers : nil
    }

    /// The identifiers of a combination, or the one that begins with the two digits of the header.
    private mutating func readIdentifiers(_ header: UInt64) -> [ApplicationIdentifier]? {
        if let combination = Self.combinations[header] { return combination }
        guard header >> 4 < 10, header & 0xF < 10 else { return nil }
        var number = Int((header >> 4) * 10 + header & 0xF)
        guard let length = ApplicationIdentifiers.codeLength(firstTwo: number) else { return nil }
        for _ in 2..<length {
            guard let digit = read(4), digit < 10 else { return nil }
            number = number * 10 + Int(digit)
        }
        return ApplicationIdentifiers.identifier(number).map { [$0] }
    }

    /// Reads a value; false when it is not valid. Adjacent components of fixed length and the same characters are
    /// encoded as one.
    private mutating func readValue(of identifier: ApplicationIdentifier) -> Bool {
        var components = identifier.components[...]
        while let first = components.first {
            let alike = components.prefix {
                $0.characters == first.characters && $0.isOptional == first.isOptional && $0.minimum == $0.maximum
            }
            let group = alike.isEmpty ? components.prefix(1) : alike
            components = components.dropFirst(group.count)
            guard readPart(group) else { return false }
        }
        return true
    }

    /// Reads components that are encoded as one; false when they are not valid.
    private mutating func readPart(_ components: ArraySlice<ApplicationIdentifier.Component>) -> Bool {
        guard let first = components.first else { return true }
        let maximum = components.reduce(0) { $0 + $1.maximum }
        let isVariable = first.isOptional || first.minimum < first.maximum
        let encoding = first.characters == .numeric ? 0 : read(3)
        let length = isVariable ? read(Int.bitWidth - maximum.leadingZeroBitCount).map { Int($0) } : maximum
        guard let encoding, let length, length <= maximum, length > 0 || first.isOptional else { return false }
        switch encoding {
        case 0:
            guard let digits = readDigits(length) else { return false }
            return isVariable || obeysRules(digits, components)
        case 1...4: return skip(length * Self.bitsPerCharacter[Int(encoding)])
        default: return false
        }
    }

    /// The digits of a binary number, with zeros in front; nil when it has more digits or is longer than any key.
    private mutating func readDigits(_ count: Int) -> [UInt8]? {
        let bitsPerDigit = 3.321928094887362
        let bits = Int((Double(count) * bitsPerDigit + 0.01).rounded(.up))
        guard count <= 18, let number = read(bits) else { return nil }
        let digits = Array(String(number).utf8)
        if count == 0 { return number == 0 ? [] : nil }
        guard digits.count <= count else { return nil }
        return [UInt8](repeating: ASCII.zero, count: count - digits.count) + digits
    }

    private func obeysRules(_ digits: [UInt8], _ components: ArraySlice<ApplicationIdentifier.Component>) -> Bool {
        var rest = digits[...]
        return components.allSatisfy { component in
            let part = rest.prefix(component.maximum)
            rest = rest.dropFirst(component.maximum)
            return component.rule.fault(in: part, today: today) == nil
        }
    }

    /// Reads a number of at most 64 bits; nil when fewer are left.
    private mutating func read(_ count: Int) -> UInt64? {
        guard count <= rest.count else { return nil }
        let number = rest.prefix(count).reduce(UInt64(0)) { $0 << 1 | UInt64($1) }
        rest = rest.dropFirst(count)
        return number
    }

    private mutating func skip(_ count: Int) -> Bool {
        guard count <= rest.count else { return false }
        rest = rest.dropFirst(count)
        return true
    }
}

extension CompressedLink {
    /// Far more characters than the link on a pack has.
    private static let maximumLength = 400

    /// By encoding: digits, which are one number, lower-case and upper-case hexadecimal, base 64, and ASCII.
    private static let bitsPerCharacter = [0, 4, 4, 6, 7]

    /// The identifiers in the order in which their values follow.
    private static let combinations: [UInt64: [ApplicationIdentifier]] = {
        let pairs = combinationCodes.split(separator: "\n").compactMap { line -> (UInt64, [ApplicationIdentifier])? in
            let words = line.split(separator: " ")
            let numbers = words.dropFirst().compactMap { Int($0) }
            return UInt64(words[0], radix: 16).map { ($0, numbers.compactMap(ApplicationIdentifiers.identifier)) }
        }
        return Dictionary(pairs) { first, _ in first }
    }()

    private static let combinationCodes = """
        0A 01 22
        0B 01 10
        0C 01 21
        0D 01 17
        0E 01 7003
        0F 01 30
        1A 01 10 17 21
        1B 01 15
        1C 01 11
        1D 01 16
        1E 01 91
        1F 01 10 15
        2A 01 3100
        2B 01 3101
        2C 01 3102
        2D 01 3103
        2E 01 3104
        2F 01 3105
        3A 01 3200
        3B 01 3201
        3C 01 3202
        3D 01 3203
        3E 01 3204
        3F 01 3205
        9B 8017 8019
        9C 8018 8019
        9D 254 414
        A0 01 3920
        A1 01 3921
        A2 01 3922
        A3 01 3923
        A4 01 3924
        A5 01 3925
        A6 01 3926
        A7 01 3927
        A8 01 3928
        A9 01 3929
        """

    private static func sixBits(_ byte: UInt8) -> UInt8? {
        switch byte {
        case 0x41...0x5A: byte - 0x41
        case 0x61...0x7A: byte - 0x61 + 26
        case 0x30...0x39: byte - 0x30 + 52
        case 0x2D: 62
        case 0x5F: 63
        default: nil
        }
    }
}
