import KeepItFreshDomain
import KeepItFreshLabels

extension ParsedDates {
    /// The text for people: the expiry date first, then the other dates and the lot.
    var messages: [Message] {
        var messages: [Message] = []
        if let expiry {
            let meaning = expiry.meaning
            messages.append(expiry.yearInferred ? Message("\(meaning) (year not printed)") : meaning)
        } else {
            messages.append(Message("no expiry date"))
        }
        messages += dates.filter { $0 != expiry }.map { Message("\($0.kind.message) \($0.date)") }
        if let lot { messages.append(Message("lot \(TerminalText.visible(lot))")) }
        return messages
    }
}

extension LabelDate {
    /// The date with the words before it, and the others that its print can mean: `best before 2027-03-12`.
    var meaning: Message {
        let dates = alternatives.reduce(Message("\(date)")) { Message("\($0) or \($1)") }
        // Translators: words such as "best before", and a date.
        return Message("\(kind.message) \(dates)")
    }
}
