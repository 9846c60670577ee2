package import KeepItFreshDomain
import KeepItFreshLabels

extension InboxPhoto {
    /// One line about a photo in the inbox; `isThere` says whether its file still is.
    package func line(isThere: Bool, in language: MessageLanguage) -> String {
        let photo = isThere ? TerminalText.visible(name) : language.text(.photoGone)
        let sure = language.text(.sure, percentage(confidence))
        let values = [title.map { TerminalText.visible($0) }, expiryDate?.description].compactMap(\.self)
        return ([subject.words(in: language)] + values).joined(separator: ", ") + " (\(sure)): \(photo)"
    }

    /// The object for scripts; the path is null when the file is gone.
    package func json(isThere: Bool) -> JSONValue {
        .object([
            (
                "inbox",
                .object([
                    ("photo", .text(isThere ? name : nil)), ("contentHash", .string(contentHash)),
                    ("subject", .string(subject.rawValue)), ("subjectConfidence", .decimal(confidence)),
                    ("name", .text(title)), ("expiryDate", .date(expiryDate)),
                ])
            )
        ])
    }
}
