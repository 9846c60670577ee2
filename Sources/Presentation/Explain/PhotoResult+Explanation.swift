public import KeepItFreshDomain

extension PhotoResult {
    /// What is drawn into a copy of the photo to show how it was understood. It takes what was read from the photo, so
    /// a photo that was known and therefore not read has an explanation without marks.
    public var explanation: Explanation {
        Explanation(
            marks: ExplanationMarks(label: label, dates: parsed.dates, isDecided: isDecided).all,
            caption: ExplanationCaption(result: self).lines)
    }

    /// True when a date decides and nothing about it is to be checked.
    var isDecided: Bool {
        guard let expiry = parsed.dates.expiry else { return false }
        return !expiry.isUnsure && !expiry.isAmbiguous && !needsReview.contains(.conflictingDates)
    }
}

extension String {
    /// The text as it is drawn: in one line, control characters made visible, no longer than fits into a picture.
    func drawable(most: Int = 64) -> String {
        let text = TerminalText.visible(split(separator: "\n").joined(separator: " / "))
        return text.count <= most ? text : text.prefix(most - 3) + "..."
    }
}
