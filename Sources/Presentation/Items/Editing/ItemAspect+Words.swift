import KeepItFreshDomain

extension ItemAspect {
    /// The aspect in words.
    var words: String { words(in: .english) }

    /// The same in a language.
    func words(in language: MessageLanguage) -> String {
        switch self {
        case .name: language.text(.nameAspect)
        case .brand: language.text(.brandAspect)
        case .category: language.text(.categoryAspect)
        case .gtin: language.text(.numberAspect)
        case .unit: language.text(.contentAspect)
        case .quantity: language.text(.packsAspect)
        case .left: language.text(.begunAspect)
        case .expiry: language.text(.dateAspect)
        case .productionDate: language.text(.productionAspect)
        case .lot: language.text(.lotAspect)
        case .notes: language.text(.notesAspect)
        case .place: language.text(.placeAspect)
        case .opening: language.text(.openingAspect)
        case .freezing: language.text(.freezingAspect)
        case .review: language.text(.reviewAspect)
        }
    }
}

extension JournalAction {
    /// The phrase that says the action of something.
    var phrase: Phrase {
        switch self {
        case .scanned: .scanned
        case .added: .added
        case .fixed: .corrected
        case .reread: .readAgain
        case .eaten: .ate
        case .wasted: .threwAway
        case .opened: .opened
        case .frozen: .froze
        case .thawed: .thawedNow
        case .moved: .moved
        case .deleted: .deleted
        case .imported: .imported
        }
    }
}
