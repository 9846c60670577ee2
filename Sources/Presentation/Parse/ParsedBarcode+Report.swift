import KeepItFreshDomain
import KeepItFreshLabels

extension ParsedBarcode {
    /// The text for people: the product number, the dates, the lot, the elements and the error.
    var messages: [Message] {
        var messages: [Message] = []
        if let gtin { messages.append(.verbatim("GTIN \(gtin)")) }
        if let restricted { messages.append(restricted.message) }
        if let nonFood { messages.append(nonFood.message) }
        if isCompressed { messages.append(Message("compressed GS1 Digital Link, not decoded")) }
        messages += DateKind.allCases.compactMap { kind in dates[kind].map { Message("\(kind.message) \($0)") } }
        if let lot { messages.append(Message("lot \(TerminalText.visible(lot))")) }
        messages += elements.map { .verbatim("(\($0.ai)) \(TerminalText.visible($0.value))") }
        if let error { messages.append(Message("error: \(error.message)")) }
        return messages.isEmpty ? [Message("nothing recognised")] : messages
    }
}

extension GTIN.RestrictedUse {
    fileprivate var message: Message {
        switch self {
        case .region: Message("the number is only valid in one country or region")
        case .company: Message("the number is only valid in one company")
        }
    }
}

extension GTIN.NonFoodUse {
    fileprivate var message: Message {
        switch self {
        case .isbn: Message("not food: a book (ISBN)")
        case .issn: Message("not food: a magazine or newspaper (ISSN)")
        case .ismn: Message("not food: printed music (ISMN)")
        case .coupon: Message("not food: a coupon")
        case .refund: Message("not food: a refund receipt")
        }
    }
}

extension ParsedBarcode.Fault {
    fileprivate var message: Message {
        switch self {
        case .checkDigit: Message("a check digit is wrong")
        case .length: Message("a value is too short or too long")
        case .nonNumeric: Message("a value has a character that is not a digit")
        case .charset: Message("a value has a character that its field does not allow")
        case .date: Message("a day or a time does not exist")
        case .unknownAI: Message("an application identifier is unknown")
        case .emptyValue: Message("an application identifier has no value")
        case .empty: Message("the code is empty")
        case .conflict: Message("a field has two values; the first was taken")
        case .zero: Message("a number has only zeros")
        case .numberSystem: Message("a UPC-E number begins with neither 0 nor 1")
        case .measureCheckDigit: Message("the check digit of a price or weight is wrong")
        }
    }
}
