package import KeepItFreshDomain
import KeepItFreshLabels

extension PhotoResult {
    /// The explanation that is drawn into a copy of the photo. It shows what was read from this photo; one that was
    /// imported before is not read again and has an explanation without marks.
    package var explanation: Explanation {
        Explanation(
            marks: ExplanationMarks(label: label, dates: parsed.dates, isDecided: isDecided).all,
            caption: caption)
    }

    /// The decision, the product if it is known, and the reasons to check the item.
    private var caption: [Explanation.Note] {
        let reasons = needsReview.filter { $0 != .noDate }.map {
            Explanation.Note(text: "please check: \($0.words)", color: .review)
        }
        // A longer line does not fit below a picture.
        return ([decisionNote, productNote].compactMap(\.self) + reasons + ruleNotes).map {
            Explanation.Note(text: $0.text.drawable(maximumLength: 100), color: $0.color)
        }
    }

    private var decisionNote: Explanation.Note {
        guard let expiry = parsed.dates.expiry else {
            let text = status == .nothing ? "no barcode, date or name found" : "no expiry date"
            return Explanation.Note(text: text, color: .review)
        }
        let meaning = ([expiry.date] + expiry.alternatives).map(\.description).joined(separator: " or ")
        let certainty = isDecided ? "sure" : "to be confirmed"
        return Explanation.Note(
            text: "\(expiry.kind.words) \(meaning), digits \(percentage(expiry.digitsConfidence)) and meaning "
                + "\(percentage(expiry.meaningConfidence)) sure, \(certainty)",
            color: isDecided ? .decided : .review)
    }

    /// The rules that decided about the date, the two that weigh most in a line.
    private var ruleNotes: [Explanation.Note] {
        let rules = parsed.dates.expiry?.reasons ?? []
        return stride(from: 0, to: min(rules.count, 6), by: 2).map { start in
            let pair = Array(rules[start..<min(start + 2, rules.count)])
            return Explanation.Note(text: (start == 0 ? "because: " : "  ") + pair.words, color: .plain)
        }
    }

    private var productNote: Explanation.Note? {
        let parts = [
            parsed.product?.name, parsed.product?.brand, parsed.product?.quantity, parsed.gtin?.digits,
            parsed.dates.lot.map { "lot \($0)" },
        ].compactMap(\.self)
        return parts.isEmpty ? nil : Explanation.Note(text: parts.joined(separator: ", "), color: .plain)
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
    /// Says in one line what went wrong.
    package var message: String {
        switch self {
        case .photo(let error): "cannot be explained: \(error.message)"
        case .occupied: "already exists and is not an explanation; it was not replaced"
        case .noFolder: "its folder does not exist and cannot be made"
        case .permissionDenied: "no permission to write it"
        case .diskFull: "the disk is full"
        case .notWritable: "the picture cannot be written"
        }
    }
}
