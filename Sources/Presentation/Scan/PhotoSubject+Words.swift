package import KeepItFreshLabels

extension PhotoSubject {
    /// What a photo shows, for people.
    package func words(in language: MessageLanguage) -> String {
        switch self {
        case .food: language.text(.nothing)
        case .medicine: language.text(.medicine)
        case .other: language.text(.notFood)
        }
    }
}
