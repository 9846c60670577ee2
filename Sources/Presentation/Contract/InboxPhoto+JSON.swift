import KeepItFreshDomain
import KeepItFreshLabels

extension InboxPhoto {
    /// The object for scripts; `name` is nil when the file is gone.
    func json(name: String?) -> JSONValue {
        .object([
            ("photo", .text(name)), ("contentHash", .string(contentHash)),
            ("subject", .string(subject.rawValue)), ("subjectConfidence", .decimal(confidence)),
            ("name", .text(title)), ("expiryDate", .date(expiryDate)),
        ])
    }
}
