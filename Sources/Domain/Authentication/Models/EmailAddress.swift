/// A mail address to which a message can be sent.
package struct EmailAddress: Equatable, Hashable, Sendable {
    private static let relayDomains: Set<String> = ["privaterelay.appleid.com"]

    /// The address as typed.
    package let address: String
    /// The form for comparing addresses: ASCII letters in lower case, all other characters unchanged.
    package let key: String

    /// An address of the form `name@domain`, at most 254 bytes long and without spaces, control characters or
    /// characters that cannot be seen. Nil for anything else.
    package init?(_ text: String) {
        guard text.utf8.count <= 254 else { return nil }
        guard !text.unicodeScalars.contains(where: Self.isForbidden) else { return nil }
        let parts = text.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty, parts[0].utf8.count <= 64 else { return nil }
        let labels = parts[1].split(separator: ".", omittingEmptySubsequences: false)
        guard labels.count >= 2 || parts[1] == "localhost", labels.allSatisfy({ !$0.isEmpty }) else { return nil }
        guard !labels.contains(where: { $0.hasPrefix("-") || $0.hasSuffix("-") }) else { return nil }
        address = text
        key = String(String.UnicodeScalarView(text.unicodeScalars.map(Self.lowercased)))
    }

    /// Whether all characters are ASCII.
    package var isASCII: Bool { address.utf8.allSatisfy { $0 < 0x80 } }

    /// Whether the address only forwards mail.
    package var isRelay: Bool {
        Self.relayDomains.contains(String(key[(key.lastIndex(of: "@") ?? key.startIndex)...].dropFirst()))
    }

    private static func lowercased(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        ("A"..."Z").contains(scalar) ? Unicode.Scalar(UInt8(scalar.value) + 32) : scalar
    }

    private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isWhitespace || scalar.value < 0x21 || (0x7F...0x9F).contains(scalar.value)
            || scalar.isInvisible || "<>()[],;:\\\"".unicodeScalars.contains(scalar)
    }
}
