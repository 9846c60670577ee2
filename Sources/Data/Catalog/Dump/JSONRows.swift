/// Reads lines of Open Food Facts' JSON Lines: one object a line, of which a few values at the top are taken and all
/// others passed over.
struct JSONRows {
    /// Objects in objects and arrays in arrays go no deeper.
    private static let depthLimit = 512

    /// What a line comes to.
    func outcome(of line: UnsafeRawBufferPointer) -> RowOutcome {
        var reader = unsafe JSONReader(line)
        var values = DumpValues()
        guard reader.take(0x7B) else { return .damaged }
        if reader.take(0x7D) { return values.outcome }
        repeat {
            guard let key = unsafe reader.rawString(), reader.take(0x3A) else { return .damaged }
            if let field = unsafe DumpField(jsonKey: key) {
                guard let value = value(&reader) else { return .damaged }
                values[field] = CatalogText.text(value)
            } else {
                guard reader.skip(depth: Self.depthLimit) else { return .damaged }
            }
        } while reader.take(0x2C)
        return reader.take(0x7D) && reader.isAtEnd ? values.outcome : .damaged
    }

    /// A text, a number as text, the texts of an array with commas, or an empty text for anything else; nil where it is
    /// no JSON.
    private func value(_ reader: inout JSONReader, depth: Int = depthLimit) -> String? {
        guard depth > 0 else { return nil }
        switch reader.next {
        case 0x22: return reader.string()
        case 0x5B:
            guard reader.take(0x5B) else { return nil }
            if reader.take(0x5D) { return "" }
            var texts: [String] = []
            repeat {
                guard let text = value(&reader, depth: depth - 1) else { return nil }
                texts.append(text)
            } while reader.take(0x2C)
            return reader.take(0x5D) ? texts.joined(separator: ",") : nil
        case let byte? where (0x30...0x39).contains(byte): return reader.number()
        default: return reader.skip(depth: Self.depthLimit) ? "" : nil
        }
    }
}
