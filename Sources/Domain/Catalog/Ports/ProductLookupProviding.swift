public import KeepItFreshLabels

/// Looks products up by their number.
public protocol ProductLookupProviding: Sendable {
    /// A product; nil when it is unknown or cannot be looked up now. The call never fails and never takes long.
    func product(of gtin: GTIN) async -> FoundProduct?
}
