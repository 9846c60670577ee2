extension ParsedBarcode {
    /// Fills the field that belongs to an application identifier with its value, which was found to be well formed.
    mutating func fillField(of number: Int, with value: ArraySlice<UInt8>, today: CivilDate) {
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
        guard let date = GS1Date.parse(value.prefix(6), allowsDay00: number <= 17, today: today) else { return }
        switch number {
        case 11: fill(\.dates[.production], date)
        case 13: fill(\.dates[.packed], date)
        case 15: fill(\.dates[.bestBefore], date)
        case 16: fill(\.dates[.sellBy], date)
        case 17: fill(\.dates[.expiry], date)
        case 7003: fill(\.expiryTime, CivilDateTime(date, time: value.dropFirst(6)))
        case 7006: fill(\.dates[.frozen], date)
        case 7007:
            fill(\.dates[.harvest], date)
            harvestEnd = GS1Date.parse(value.dropFirst(6), allowsDay00: false, today: today)
        case 8008: fill(\.productionTime, CivilDateTime(date, time: value.dropFirst(6)))
        default: break
        }
    }

    private mutating func fillAmount(_ number: Int, _ value: ArraySlice<UInt8>) {
        let decimals = number % 10
        switch number / 10 {
        case 390: fill(\.amountPayable, BarcodePrice(value, decimals: decimals))
        case 391: fill(\.amountPayable, BarcodePrice(withCurrency: value, decimals: decimals))
        case 392: fill(\.price, BarcodePrice(value, decimals: decimals))
        case 393: fill(\.price, BarcodePrice(withCurrency: value, decimals: decimals))
        case 395: fill(\.pricePerUnit, BarcodePrice(value, decimals: decimals))
        case let family:
            guard let measure = BarcodeMeasure(aiFamily: family) else { return }
            fill(\.measures[measure], DecimalText.make(value, decimals: decimals))
        }
    }
}

extension CivilDateTime {
    /// A date with `hh`, `hhmm` or `hhmmss`, found to be well formed.
    fileprivate init(_ date: CivilDate, time: ArraySlice<UInt8>) {
        self.init(
            date: date,
            hour: ASCII.number(time.prefix(2)) ?? 0,
            minute: ASCII.number(time.dropFirst(2).prefix(2)) ?? 0,
            second: ASCII.number(time.dropFirst(4))
        )
    }
}

extension BarcodePrice {
    fileprivate init(_ digits: ArraySlice<UInt8>, decimals: Int) {
        self.init(amount: DecimalText.make(digits, decimals: decimals))
    }

    /// Three digits of ISO 4217, then the amount.
    fileprivate init(withCurrency digits: ArraySlice<UInt8>, decimals: Int) {
        self.init(
            amount: DecimalText.make(digits.dropFirst(3), decimals: decimals),
            currency: ASCII.text(digits.prefix(3))
        )
    }
}
