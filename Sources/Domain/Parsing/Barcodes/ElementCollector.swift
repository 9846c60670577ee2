/// Gathers elements into a barcode's fields.
struct ElementCollector {
    /// What was gathered so far.
    private(set) var barcode: ParsedBarcode
    private let today: CivilDate
    private var values: [Int: ArraySlice<UInt8>] = [:]

    init(type: BarcodeType, today: CivilDate) {
        barcode = ParsedBarcode(type: type)
        self.today = today
    }

    /// True when there was no element at all, neither good nor bad.
    var isUntouched: Bool { barcode.elements.isEmpty && barcode.error == nil }

    /// Names what is wrong, unless something was named before.
    mutating func note(_ error: BarcodeError) {
        barcode.note(error)
    }

    /// Takes an element: a wrong value is named and left out, a second one that differs is a conflict.
    mutating func take(_ identifier: ApplicationIdentifier, _ value: ArraySlice<UInt8>) {
        if let fault = identifier.fault(in: value, today: today) { return note(fault) }
        if let known = values[identifier.number] {
            if known != value { note(.conflict) }
            return
        }
        if identifier.number <= 3 && value.allSatisfy({ $0 == ASCII.zero }) { return note(.zero) }
        values[identifier.number] = value
        barcode.elements.append(BarcodeElement(ai: identifier.code, value: ASCII.text(value)))
        barcode.fillField(of: identifier.number, with: value, today: today)
    }
}
