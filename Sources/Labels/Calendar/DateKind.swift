/// What a date on a pack means.
public enum DateKind: String, Codable, Hashable, Sendable, CaseIterable {
    case bestBefore, useBy, expiry, sellBy, displayUntil, freezeBy
    case production, packed, frozen, harvest
    /// A date without a word that explains it.
    case unlabelled

    /// Whether the date can decide when an item expires.
    public var endsShelfLife: Bool {
        switch self {
        case .bestBefore, .useBy, .expiry, .sellBy, .displayUntil, .freezeBy, .unlabelled: true
        case .production, .packed, .frozen, .harvest: false
        }
    }

    /// Whether a shelf life is counted from the date.
    public var startsShelfLife: Bool {
        self == .production || self == .packed
    }
}
