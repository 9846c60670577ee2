package import KeepItFreshDomain
import KeepItFreshLabels

extension PhotoResult {
    /// The explanation that is drawn into a copy of the photo. It shows what was read from this photo; one that was
    /// imported before is not read again and has an explanation without marks.
    package func explanation(in language: MessageLanguage) -> Explanation {
        let marks = ExplanationMarks(label: label, dates: parsed.dates, isDecided: isDecided, language: language)
        return Explanation(marks: marks.all, caption: caption(in: language))
    }

    /// The decision, the product if it is known, and the reasons to check the item.
    private func caption(in language: MessageLanguage) -> [Explanation.Note] {
        var notes = [Explanation.Note(text: decisionMessage.text(in: language), color: isDecided ? .decided : .review)]
        if let productMessage { notes.append(Explanation.Note(text: productMessage.text(in: language), color: .plain)) }
        for reason in needsReview where reason != .noDate {
            let text = language.words("please check: \(reason.message)")
            notes.append(Explanation.Note(text: text, color: .review))
        }
        if let reasons = parsed.dates.expiry?.reasons, !reasons.isEmpty {
            let lines = TerminalText.wrapped(reasons.message.text(in: language), columns: Self.maximumLength)
            notes += lines.map { Explanation.Note(text: $0, color: .plain) }
        }
        let looks = label.lines.reduce(0) { $0 + $1.looks.count }
        if looks > 0 {
            let text = Message(
                looks, one: "its place was read once more, from near",
                other: "its place was read \(looks) times more, from near")
            notes.append(Explanation.Note(text: text.text(in: language), color: .plain))
        }
        return notes.map {
            Explanation.Note(text: $0.text.drawable(maximumLength: Self.maximumLength), color: $0.color)
        }
    }

    /// A longer line does not fit below a picture.
    private static let maximumLength = 100

    private var decisionMessage: Message {
        guard let expiry = parsed.dates.expiry else {
            return status == .nothing ? Message("no barcode, date or name found") : Message("no expiry date")
        }
        let (digits, meaning) = (percentage(expiry.digitsConfidence), percentage(expiry.meaningConfidence))
        // Translators: {1} is a date with the words before it; {2} and {3} are percentages.
        return isDecided
            ? Message("\(expiry.meaning), digits \(digits) and meaning \(meaning) sure")
            : Message("\(expiry.meaning), digits \(digits) and meaning \(meaning) sure, to be confirmed")
    }

    /// The product and the lot; nil if neither is known.
    private var productMessage: Message? {
        let names = [parsed.product?.name, parsed.product?.brand, parsed.product?.quantity, parsed.gtin?.digits]
        var parts = names.compactMap { $0.map(Message.verbatim) }
        if let lot = parsed.dates.lot { parts.append(Message("lot \(lot)")) }
        return parts.isEmpty ? nil : .list(parts)
    }

    /// True if there is an expiry date and nothing about it needs to be checked.
    private var isDecided: Bool {
        guard let expiry = parsed.dates.expiry else { return false }
        return !expiry.isUnsure && !expiry.isAmbiguous && !needsReview.contains(.conflictingDates)
    }
}

extension String {
    /// Returns the text in one line that fits into a picture, with control characters made visible.
    func drawable(maximumLength: Int = 64) -> String {
        let text = TerminalText.visible(split(separator: "\n").joined(separator: " / "))
        return text.count <= maximumLength ? text : text.prefix(maximumLength - 3) + "..."
    }
}

extension Explanation.Color {
    /// An expiry date that needs no check.
    package static let decided = Explanation.Color(red: 0, green: 200, blue: 70)
    /// Something that a person should check.
    package static let review = Explanation.Color(red: 255, green: 140, blue: 0)
    /// A date other than the expiry date.
    package static let otherDate = Explanation.Color(red: 40, green: 140, blue: 255)
    package static let barcode = Explanation.Color(red: 170, green: 80, blue: 255)
    /// A line of the date-code reader without a date.
    package static let candidate = Explanation.Color(red: 150, green: 150, blue: 150)
    /// Plain text of the caption.
    package static let plain = Explanation.Color(red: 235, green: 235, blue: 235)
}

extension Explanation.Failure {
    /// Says in one line, after the name of the picture's file, what went wrong.
    package var message: Message {
        switch self {
        case .photo(let error): Message("the photo cannot be marked: \(error.words.message)")
        case .occupied:
            Message("another file has this name, and it was not replaced; choose another name")
        case .noFolder: Message("its folder does not exist and cannot be made")
        case .permissionDenied: Message("no permission to write it")
        case .diskFull: Message("the disk is full")
        case .notWritable: Message("the picture cannot be written")
        }
    }
}
