/// What a date on a pack says.
public enum DateKind: String, Codable, Hashable, Sendable, CaseIterable {
    case bestBefore, useBy, expiry, sellBy, displayUntil, freezeBy
    case production, packed, frozen, harvest
    /// A date that no word explains.
    case unlabelled

    /// True for the kinds that can decide when an item expires.
    public var endsShelfLife: Bool {
        switch self {
        case .bestBefore, .useBy, .expiry, .sellBy, .displayUntil, .freezeBy, .unlabelled: true
        case .production, .packed, .frozen, .harvest: false
        }
    }

    /// True for the kinds that a shelf life is counted from.
    public var startsShelfLife: Bool {
        self == .production || self == .packed
    }
}
