/// Reads web addresses that carry GS1 elements (GS1 Digital Link Standard: URI Syntax, release 1.3), and tells them
/// from ordinary ones.
///
/// More is accepted than the standard allows, as packs print it: a GTIN of 8, 12 or 13 digits, a trailing slash, a lot
/// among the query's keys, the withdrawn names `gtin`, `lot`, `ser` and `exp`.
struct DigitalLinkParser {
    let today: CivilDate

    /// Nil for a text that is no `http` or `https` address.
    func parse(_ content: ArraySlice<UInt8>) -> ParsedBarcode? {
        guard let address = WebAddress(content) else { return nil }
        let segments = address.segments
        guard let keyIndex = segments.indices.dropLast().last(where: { isKey(at: $0, in: segments) }) else {
            let isCompressed = CompressedLink.recognises(address)
            var barcode = ParsedBarcode(type: isCompressed ? .digitalLink : .url)
            barcode.isCompressed = isCompressed
            return barcode
        }
        var collector = ElementCollector(type: .digitalLink, today: today)
        takePath(segments[keyIndex...], into: &collector)
        takeQuery(address.query, into: &collector)
        return collector.barcode
    }

    private func isKey(at index: Int, in segments: [ArraySlice<UInt8>]) -> Bool {
        guard let key = DigitalLinkKey(name: segments[index]) else { return false }
        return key.accepts(PercentEncoding.decoded(segments[index + 1], plusIsSpace: false))
    }

    /// Takes pairs of identifier and value; what is no identifier ends them.
    private func takePath(_ segments: ArraySlice<ArraySlice<UInt8>>, into collector: inout ElementCollector) {
        var rest = segments
        while let name = rest.popFirst(), let identifier = identifier(named: name) {
            let value = PercentEncoding.decoded(rest.popFirst() ?? [], plusIsSpace: false)
            take(identifier, value, into: &collector)
        }
    }

    private func takeQuery(_ query: ArraySlice<UInt8>, into collector: inout ElementCollector) {
        for pair in query.split(whereSeparator: { $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: ";") }) {
            let name = pair.prefix { $0 != UInt8(ascii: "=") }
            guard name.endIndex < pair.endIndex, let identifier = identifier(named: name) else { continue }
            take(identifier, PercentEncoding.decoded(pair[(name.endIndex + 1)...], plusIsSpace: true), into: &collector)
        }
    }

    private func take(
        _ identifier: ApplicationIdentifier, _ value: [UInt8], into collector: inout ElementCollector
    ) {
        let isGTIN = (1...3).contains(identifier.number)
        let padding = isGTIN && [8, 12, 13].contains(value.count) ? 14 - value.count : 0
        collector.take(identifier, ([UInt8](repeating: ASCII.zero, count: padding) + value)[...])
    }

    private func identifier(named name: ArraySlice<UInt8>) -> ApplicationIdentifier? {
        ApplicationIdentifiers.identifier(code: DigitalLinkKey.code(of: name))
    }
}
