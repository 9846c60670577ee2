/// Which of a household's thresholds an item goes by.
public enum ReminderKind: String, Codable, Hashable, Sendable, CaseIterable {
    /// What must not be eaten later: "use by", and a bare "EXP", which may mean that.
    case useBy
    /// All others.
    case bestBefore

    /// The kind of an item.
    public init(of item: Item) {
        switch item.expiryKind {
        case .useBy, .expiry: self = .useBy
        default: self = .bestBefore
        }
    }
}
