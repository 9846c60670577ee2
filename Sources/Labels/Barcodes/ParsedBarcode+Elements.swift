/// Filling the fields from GS1 elements.
extension ParsedBarcode {
    /// Collects elements into the fields of a barcode.
    struct Collector {
        private(set) var barcode: ParsedBarcode
        private let today: CivilDate
        private var values: [Int: ArraySlice<UInt8>] = [:]

        init(type: Kind, today: CivilDate) {
            barcode = ParsedBarcode(type: type)
            self.today = today
        }

        /// Whether no element was found, neither a valid nor a faulty one.
        var isEmpty: Bool { barcode.elements.isEmpty && barcode.error == nil }

        mutating func note(_ fault: Fault) {
            barcode.note(fault)
        }

        /// Adds an element. A faulty value is left out and its fault noted; a second, different value is a conflict.
        mutating func add(_ identifier: ApplicationIdentifier, _ value: ArraySlice<UInt8>) {
            if let fault = identifier.fault(in: value, today: today) { return note(fault) }
            if let known = values[identifier.number] {
                if known != value { note(.conflict) }
                return
            }
            if identifier.number <= 3 && value.allSatisfy({ $0 == ASCII.zero }) { return note(.zero) }
            values[identifier.number] = value
            barcode.elements.append(Element(ai: identifier.code, value: ASCII.text(value)))
            barcode.fillField(of: identifier.number, with: value, today: today)
        }
    }

    /// Sets `error`, unless a fault was noted before.
    mutating func note(_ fault: Fault) {
        if error == nil { error = fault }
    }

    /// Fills the field of an application identifier with a well-formed value.
    private mutating func fillField(of number: Int, with value: ArraySlice<UInt8>, today: CivilDate) {
        switch number {
        case 0: fill(\.sscc, ASCII.text(value))
        case 1: if let number = GTIN(ASCII.text(value)) { fill(\.gtin, number) }
        case 2: if let number = GTIN(ASCII.text(value)) { fill(\.contentGTIN, number) }
        case 10: fill(\.lot, ASCII.text(value))
        case 20: fill(\.variant, ASCII.text(value))
        case 21: fill(\.serial, ASCII.text(value))
        case 30: if let number = ASCII.number(value) { fill(\.count, number) }
        case 37: if let number = ASCII.number(value) { fill(\.contentCount, number) }
        case 422: fill(\.origin, ASCII.text(value))
        case 8200: fill(\.url, ASCII.text(value))
        case 11...17, 7003, 7006, 7007, 8008: fillDate(number, value, today: today)
        default: fillAmount(number, value)
        }
    }

    private mutating func fillDate(_ number: Int, _ value: ArraySlice<UInt8>, today: CivilDate) {
        guard let date = CivilDate(yymmdd: value.prefix(6), allowsDay00: number <= 17, today: today) else { return }
        switch number {
        case 11: fill(\.dates[.production], date)
        case 13: fill(\.dates[.packed], date)
        case 15: fill(\.dates[.bestBefore], date)
        case 16: fill(\.dates[.sellBy], date)
        case 17: fill(\.dates[.expiry], date)
        case 7003: fill(\.expiryTime, DateTime(date, time: value.dropFirst(6)))
        case 7006: fill(\.dates[.frozen], date)
        case 7007:
            fill(\.dates[.harvest], date)
            harvestEnd = CivilDate(yymmdd: value.dropFirst(6), allowsDay00: false, today: today)
        case 8008: fill(\.productionTime, DateTime(date, time: value.dropFirst(6)))
        default: break
        }
    }

    private mutating func fillAmount(_ number: Int, _ value: ArraySlice<UInt8>) {
        let decimals = number % 10
        switch number / 10 {
        case 390: fill(\.amountPayable, Price(value, decimals: decimals))
        case 391: fill(\.amountPayable, Price(withCurrency: value, decimals: decimals))
        case 392: fill(\.price, Price(value, decimals: decimals))
        case 393: fill(\.price, Price(withCurrency: value, decimals: decimals))
        case 395: fill(\.pricePerUnit, Price(value, decimals: decimals))
        case let family:
            guard let measure = Measure(aiFamily: family) else { return }
            fill(\.measures[measure], ASCII.decimal(value, decimals: decimals))
        }
    }

    /// Fills an empty field. Another value than the one it has is a conflict, and the first is kept.
    private mutating func fill<Value: Equatable>(_ field: WritableKeyPath<ParsedBarcode, Value?>, _ value: Value) {
        guard let known = self[keyPath: field] else {
            self[keyPath: field] = value
            return
        }
        if known != value { note(.conflict) }
    }
}

extension ParsedBarcode.Measure {
    /// The measure of an application identifier's first three digits; nil for lengths, areas and all others.
    fileprivate init?(aiFamily: Int) {
        switch aiFamily {
        case 310: self = .netWeightKg
        case 315: self = .netVolumeL
        case 316: self = .netVolumeM3
        case 320: self = .netWeightLb
        case 330: self = .grossWeightKg
        case 340: self = .grossWeightLb
        case 356: self = .netWeightTroyOz
        case 357: self = .netVolumeFlOz
        default: return nil
        }
    }
}

extension ParsedBarcode.DateTime {
    /// A date with a well-formed time: `hh`, `hhmm` or `hhmmss`.
    fileprivate init(_ date: CivilDate, time: ArraySlice<UInt8>) {
        self.init(
            date: date,
            hour: ASCII.number(time.prefix(2)) ?? 0,
            minute: ASCII.number(time.dropFirst(2).prefix(2)),
            second: ASCII.number(time.dropFirst(4))
        )
    }
}

extension ParsedBarcode.Price {
    fileprivate init(_ digits: ArraySlice<UInt8>, decimals: Int) {
        self.init(amount: ASCII.decimal(digits, decimals: decimals))
    }

    /// Three digits of ISO 4217, then the amount.
    fileprivate init(withCurrency digits: ArraySlice<UInt8>, decimals: Int) {
        self.init(
            amount: ASCII.decimal(digits.dropFirst(3), decimals: decimals),
            currency: ASCII.text(digits.prefix(3))
        )
    }
}
