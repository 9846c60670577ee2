package import KeepItFreshLabels

extension PhotoSubject {
    /// What a photo shows, for people.
    package var message: Message {
        switch self {
        case .food: Message("food")
        case .medicine: Message("medicine")
        case .other: Message("not food")
        }
    }
}
