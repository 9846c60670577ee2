/// Ids for items of a file that have none: the same for the same content, so that importing it again finds them.
enum StableID {
    /// The id in the form of a UUID for a text. Two of the FNV-1a hash of 64 bits, begun differently.
    static func id(of text: String) -> String {
        let digits = [0xCBF2_9CE4_8422_2325 as UInt64, 0x6C62_272E_07BB_0142].map { seed in
            let hash = text.utf8.reduce(seed) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
            let hex = String(hash, radix: 16)
            return String(repeating: "0", count: 16 - hex.utf8.count) + hex
        }.joined()
        var parts: [Substring] = []
        var rest = digits[...]
        for length in [8, 4, 4, 4, 12] {
            parts.append(rest.prefix(length))
            rest = rest.dropFirst(length)
        }
        return parts.joined(separator: "-")
    }

    /// True for an id as stores give them: a UUID in lower case.
    static func isOurs(_ id: String) -> Bool {
        let parts = id.split(separator: "-", omittingEmptySubsequences: false)
        return parts.map(\.utf8.count) == [8, 4, 4, 4, 12]
            && parts.allSatisfy { $0.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) } }
    }
}
