import KeepItFreshDomain
import KeepItFreshLabels

extension DateKind {
    /// The English words before a date, such as `best before`.
    var words: String { words(in: .english) }

    /// The words before a date; English for kinds that are not translated.
    func words(in language: MessageLanguage) -> String {
        switch self {
        case .bestBefore: language.text(.bestBefore)
        case .useBy: language.text(.useBy)
        case .expiry: language.text(.expires)
        case .sellBy: "sell by"
        case .displayUntil: "display until"
        case .freezeBy: "freeze by"
        case .production: "produced"
        case .packed: "packed"
        case .frozen: "frozen"
        case .harvest: "harvested"
        case .unlabelled: "date"
        }
    }
}

extension ReviewReason {
    /// The English words after "please check".
    var words: String { words(in: .english) }

    /// The words after "please check".
    func words(in language: MessageLanguage) -> String {
        switch self {
        case .ambiguousDate: language.text(.ambiguousDate)
        case .lowConfidence: language.text(.lowConfidence)
        case .conflictingDates: language.text(.conflictingDates)
        case .noDate: language.text(.noDate)
        case .possibleMerge: language.text(.possibleMerge)
        case .doubtfulBarcode: language.text(.doubtfulBarcode)
        }
    }
}

extension Set<OCREngine> {
    /// What the engines read, in words; nil for none.
    var words: String? {
        let names = ordered.map { engine in
            switch engine {
            case .document: "print"
            case .dateCode: "date code"
            case .sceneText: "scene text"
            }
        }
        return names.isEmpty ? nil : names.joined(separator: " and ")
    }
}

/// Formats a count of things: `1 row`, `2 rows`.
package func plural(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
}

/// Formats a share from 0 to 1: `97 %`.
func percentage(_ share: Double) -> String {
    "\(Int((share * 100).rounded())) %"
}
