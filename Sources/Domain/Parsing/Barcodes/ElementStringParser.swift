/// Reads GS1 element strings (GS1 General Specifications, section 7.8).
///
/// A missing separator is never guessed: what follows a value of variable length belongs to it. An element that is
/// wrong is named and stepped over, by its predefined length or to the next separator, so that the others survive.
struct ElementStringParser {
    let today: CivilDate

    /// Reads elements without brackets; FNC1 is 0x1D.
    func parse(_ content: ArraySlice<UInt8>) -> ParsedBarcode {
        var collector = ElementCollector(type: .gs1, today: today)
        var rest = content
        while let first = rest.first {
            if first == ASCII.groupSeparator {
                rest.removeFirst()
            } else {
                readElement(&rest, into: &collector)
            }
        }
        if collector.isUntouched { collector.note(.empty) }
        return collector.barcode
    }

    private func readElement(_ rest: inout ArraySlice<UInt8>, into collector: inout ElementCollector) {
        let firstTwo = ASCII.number(rest.prefix(2)) ?? -1
        let predefined = rest.count < 2 ? nil : ApplicationIdentifiers.predefinedLength(firstTwo: firstTwo)
        let element = rest.prefix(predefined ?? rest.count).prefix { $0 != ASCII.groupSeparator }
        rest = rest[element.endIndex...]
        let codeLength = ApplicationIdentifiers.codeLength(firstTwo: firstTwo) ?? 0
        let code = element.prefix(codeLength)
        guard element.count >= 2, code.count == codeLength,
            let identifier = ApplicationIdentifiers.identifier(code: code)
        else { return collector.note(.unknownAI) }
        collector.take(identifier, element.dropFirst(codeLength))
    }
}
