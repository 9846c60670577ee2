import KeepItFreshDomain
import KeepItFreshLabels

extension InboxPhoto {
    /// The object for scripts; the path is null when the file is gone.
    func json(isThere: Bool) -> JSONValue {
        .object([
            ("photo", .text(isThere ? name : nil)), ("contentHash", .string(contentHash)),
            ("subject", .string(subject.rawValue)), ("subjectConfidence", .decimal(confidence)),
            ("name", .text(title)), ("expiryDate", .date(expiryDate)),
        ])
    }
}
