package import KeepItFreshDomain
import KeepItFreshLabels

extension DateKind {
    /// The English words before a date, such as `best before`.
    var words: String { message.english }

    /// Returns the words before a date.
    func words(in language: MessageLanguage) -> String { message.text(in: language) }

    /// The words before a date.
    package var message: Message {
        switch self {
        case .bestBefore: Message("best before")
        case .useBy: Message("use by")
        case .expiry: Message("expires")
        case .sellBy: Message("sell by")
        case .displayUntil: Message("display until")
        case .freezeBy: Message("freeze by")
        case .production: Message("produced", context: "before a date")
        case .packed: Message("packed")
        case .frozen: Message("frozen", context: "before a date")
        case .harvest: Message("harvested")
        case .unlabelled: Message("date")
        }
    }
}

extension ReviewReason {
    /// The English words after "please check".
    var words: String { message.english }

    /// Returns the words after "please check".
    func words(in language: MessageLanguage) -> String { message.text(in: language) }

    /// The words after "please check".
    package var message: Message {
        switch self {
        case .ambiguousDate: Message("ambiguous date")
        case .lowConfidence: Message("date hard to read")
        case .conflictingDates: Message("conflicting dates")
        case .noDate: Message("no date")
        case .possibleMerge: Message("possibly several packs")
        case .doubtfulBarcode: Message("barcode may be misread")
        }
    }
}

extension Set<OCREngine> {
    /// The readers, in words; nil for none.
    var words: Message? {
        let names = ordered.map { engine in
            switch engine {
            // Translators: a reader of text in documents.
            case .document: Message("print")
            // Translators: a reader of the dates that are sprayed or stamped on packs.
            case .dateCode: Message("date code")
            // Translators: a reader of text in pictures of any kind.
            case .sceneText: Message("scene text")
            }
        }
        return names.isEmpty ? nil : .list(names)
    }
}

/// Formats a share from 0 to 1: `97 %`.
func percentage(_ share: Double) -> String {
    "\(Int(clamping: (share * 100).rounded())) %"
}
