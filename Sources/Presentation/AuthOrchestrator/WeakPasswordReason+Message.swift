import KeepItFreshDomain

extension WeakPasswordReason {
    /// What is wrong with a password, and what would be right, in one line for people.
    var message: String {
        switch self {
        case .tooShort(let minimum): "the password is too short: \(minimum) characters or more, such as a few words"
        case .tooLong(let maximum): "the password is too long: at most \(maximum) bytes"
        case .common: "the password is one that is tried first; take a few words that do not belong together"
        case .namesUserOrProduct: "the password is made of your address or of this program's name; take other words"
        }
    }
}
