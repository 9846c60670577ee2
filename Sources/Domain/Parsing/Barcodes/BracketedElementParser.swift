/// Reads elements as people do, from the line under the bars: `(01)07032069804988(15)261231`.
struct BracketedElementParser {
    let today: CivilDate

    /// True when the text begins with an application identifier in brackets.
    static func recognises(_ content: ArraySlice<UInt8>) -> Bool {
        let start = content.prefix(16).filter { !ASCII.isSpace($0) }[...]
        return opening(at: start.startIndex, in: start) != nil
    }

    /// Reads the elements; spaces, which no value can hold, are taken as noise.
    func parse(_ content: ArraySlice<UInt8>) -> ParsedBarcode {
        var collector = ElementCollector(type: .gs1, today: today)
        let text = content.filter { !ASCII.isSpace($0) && $0 != ASCII.groupSeparator }[...]
        var index = text.startIndex
        while let code = Self.opening(at: index, in: text) {
            let start = code.endIndex + 1
            index = nextOpening(from: start, in: text)
            guard let identifier = ApplicationIdentifiers.identifier(code: code) else {
                collector.note(.unknownAI)
                continue
            }
            collector.take(identifier, text[start..<index])
        }
        return collector.barcode
    }

    private func nextOpening(from start: Int, in text: ArraySlice<UInt8>) -> Int {
        var index = start
        while index < text.endIndex, Self.opening(at: index, in: text) == nil { index += 1 }
        return index
    }

    /// The two to four digits in brackets that begin at `index`; nil when there are none.
    private static func opening(at index: Int, in text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        guard index < text.endIndex, text[index] == UInt8(ascii: "(") else { return nil }
        let digits = text[(index + 1)...].prefix(5).prefix(while: ASCII.isDigit)
        guard (2...4).contains(digits.count), digits.endIndex < text.endIndex,
            text[digits.endIndex] == UInt8(ascii: ")")
        else { return nil }
        return digits
    }
}
