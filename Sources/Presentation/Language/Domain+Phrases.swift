import KeepItFreshDomain

extension DateKind {
    /// The kind in words that stand before a date, in a language.
    func words(in language: MessageLanguage) -> String {
        switch self {
        case .bestBefore: language.text(.bestBefore)
        case .useBy: language.text(.useBy)
        case .expiry: language.text(.expires)
        default: words
        }
    }
}

extension ReviewReason {
    /// The reason in words that follow "please check", in a language.
    func words(in language: MessageLanguage) -> String {
        switch self {
        case .ambiguousDate: language.text(.ambiguousDate)
        case .lowConfidence: language.text(.lowConfidence)
        case .conflictingDates: language.text(.conflictingDates)
        case .noName: language.text(.reviewNoName)
        case .noDate: language.text(.reviewNoDate)
        case .possibleMerge: language.text(.possibleMerge)
        }
    }
}
