/// Parses web addresses that carry GS1 elements (GS1 Digital Link Standard: URI Syntax, release 1.3), and distinguishes
/// them from ordinary ones.
///
/// As packs print them, more forms are accepted than the standard allows: a GTIN of 8, 12 or 13 digits, a trailing
/// slash, a lot in the query, the withdrawn names `gtin`, `lot`, `ser` and `exp`. Links that are compressed in whole or
/// in part are recognised, but only what is not compressed is read.
struct DigitalLinkParser {
    let today: CivilDate

    /// Parses an `http` or `https` address; nil for any other text.
    func parse(_ content: ArraySlice<UInt8>) -> ParsedBarcode? {
        guard let address = WebAddress(content) else { return nil }
        let segments = address.segments
        guard let keyIndex = segments.indices.dropLast().last(where: { isKey(at: $0, in: segments) }) else {
            return parseWithoutKey(address)
        }
        var collector = ParsedBarcode.Collector(type: .digitalLink, today: today)
        let rest = addPath(segments[keyIndex...], to: &collector)
        addQuery(address.query, to: &collector)
        var barcode = collector.barcode
        barcode.isCompressed = rest.count == 1 && rest.allSatisfy { compressedIdentifiers(in: $0) != nil }
        return barcode
    }

    /// Distinguishes a compressed link, whose last path segment contains a key, from an ordinary address.
    private func parseWithoutKey(_ address: WebAddress) -> ParsedBarcode {
        let identifiers = address.segments.last.flatMap(compressedIdentifiers) ?? []
        guard !identifiers.isDisjoint(with: Key.numbers) else { return ParsedBarcode(type: .url) }
        var barcode = ParsedBarcode(type: .digitalLink)
        barcode.isCompressed = true
        return barcode
    }

    private func compressedIdentifiers(in segment: ArraySlice<UInt8>) -> Set<Int>? {
        CompressedLink.identifiers(in: segment, today: today)
    }

    private func isKey(at index: Int, in segments: [ArraySlice<UInt8>]) -> Bool {
        guard let key = Key(name: segments[index]) else { return false }
        return key.accepts(Self.percentDecoded(segments[index + 1], plusIsSpace: false))
    }

    /// Adds pairs of identifier and value up to the first segment that is not an identifier. Returns the segments from
    /// there on.
    private func addPath(
        _ segments: ArraySlice<ArraySlice<UInt8>>, to collector: inout ParsedBarcode.Collector
    ) -> ArraySlice<ArraySlice<UInt8>> {
        var rest = segments
        while let name = rest.first, let identifier = identifier(named: name) {
            rest = rest.dropFirst()
            let value = Self.percentDecoded(rest.popFirst() ?? [], plusIsSpace: false)
            add(identifier, value, to: &collector)
        }
        return rest
    }

    private func addQuery(_ query: ArraySlice<UInt8>, to collector: inout ParsedBarcode.Collector) {
        for pair in query.split(whereSeparator: { $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: ";") }) {
            let name = pair.prefix { $0 != UInt8(ascii: "=") }
            guard name.endIndex < pair.endIndex, let identifier = identifier(named: name) else { continue }
            add(identifier, Self.percentDecoded(pair[(name.endIndex + 1)...], plusIsSpace: true), to: &collector)
        }
    }

    private func add(
        _ identifier: ApplicationIdentifier, _ value: [UInt8], to collector: inout ParsedBarcode.Collector
    ) {
        let isGTIN = (1...3).contains(identifier.number)
        let padding = isGTIN && [8, 12, 13].contains(value.count) ? 14 - value.count : 0
        collector.add(identifier, ([UInt8](repeating: ASCII.zero, count: padding) + value)[...])
    }

    private func identifier(named name: ArraySlice<UInt8>) -> ApplicationIdentifier? {
        ApplicationIdentifiers.identifier(code: Key.code(of: name))
    }
}

extension DigitalLinkParser {
    /// An identifier that can come first in a Digital Link.
    private struct Key {
        private let identifier: ApplicationIdentifier

        /// The identifier that a path segment names; nil when it cannot come first.
        init?(name: ArraySlice<UInt8>) {
            guard let found = ApplicationIdentifiers.identifier(code: Self.code(of: name)),
                Self.numbers.contains(found.number)
            else { return nil }
            identifier = found
        }

        /// The identifier's digits for a name that older links use; other names are returned unchanged.
        static func code(of name: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
            guard name.count <= 4, let first = name.first, !ASCII.isDigit(first) else { return name }
            return withdrawnNames[ASCII.text(name).lowercased()] ?? name
        }

        /// Whether a value has the right form. Its check digit may be wrong, which is a fault to report, while a value
        /// of another form means that the address is an ordinary one.
        func accepts(_ value: [UInt8]) -> Bool {
            if identifier.number == 1 {
                return [8, 12, 13, 14].contains(value.count) && value.allSatisfy(ASCII.isDigit)
            }
            if Self.companyPrefixed.contains(identifier.number) && !value.prefix(4).allSatisfy(ASCII.isDigit) {
                return false
            }
            return identifier.matchesFormat(value[...])
        }

        static let numbers: Set<Int> = [
            0, 1, 253, 255, 401, 402, 414, 415, 417, 8003, 8004, 8006, 8010, 8013, 8017, 8018,
        ]
        /// Keys with letters. They begin with a GS1 company prefix, which has at least four digits.
        private static let companyPrefixed: Set<Int> = [401, 8004, 8010, 8013]
        private static let withdrawnNames: [String: ArraySlice<UInt8>] = [
            "gtin": [0x30, 0x31], "lot": [0x31, 0x30], "ser": [0x32, 0x31], "exp": [0x31, 0x37], "cpv": [0x32, 0x32],
        ]
    }

    /// The parts of an `http` or `https` address that a Digital Link uses.
    private struct WebAddress {
        /// The path split at its slashes, still percent-encoded, without an empty last segment.
        let segments: [ArraySlice<UInt8>]
        /// The part between `?` and `#`.
        let query: ArraySlice<UInt8>

        /// Nil for another scheme, for text with spaces, and without a host. Scheme and host may be in capitals.
        init?(_ content: ArraySlice<UInt8>) {
            let scheme = content.prefix(8).map { $0 | 0x20 }
            let length =
                scheme.starts(with: Array("https://".utf8)) ? 8 : scheme.starts(with: Array("http://".utf8)) ? 7 : 0
            let rest = content.dropFirst(length)
            guard length > 0, !rest.contains(where: ASCII.isSpace) else { return nil }
            let bare = rest.prefix { $0 != UInt8(ascii: "#") }
            let hierarchy = bare.prefix { $0 != UInt8(ascii: "?") }
            let host = hierarchy.prefix { $0 != UInt8(ascii: "/") }
            guard !host.isEmpty else { return nil }
            query = bare[hierarchy.endIndex...].dropFirst()
            let path = hierarchy[host.endIndex...].dropFirst()
            var segments = path.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
            if segments.last?.isEmpty == true { segments.removeLast() }
            self.segments = segments
        }
    }

    /// Decodes percent-encoding (RFC 3986, section 2.1). A percent sign without two hexadecimal digits after it is
    /// kept; in a query `+` is a space.
    private static func percentDecoded(_ text: ArraySlice<UInt8>, plusIsSpace: Bool) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.count)
        var rest = text
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%"), let value = hexByte(rest.prefix(2)) {
                bytes.append(value)
                rest.removeFirst(2)
            } else {
                bytes.append(plusIsSpace && byte == UInt8(ascii: "+") ? 0x20 : byte)
            }
        }
        return bytes
    }

    private static func hexByte(_ digits: ArraySlice<UInt8>) -> UInt8? {
        let values = digits.compactMap(hexDigit)
        return values.count == 2 ? values[0] << 4 | values[1] : nil
    }

    private static func hexDigit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case 0x30...0x39: byte - 0x30
        case 0x41...0x46: byte - 0x41 + 10
        case 0x61...0x66: byte - 0x61 + 10
        default: nil
        }
    }
}
