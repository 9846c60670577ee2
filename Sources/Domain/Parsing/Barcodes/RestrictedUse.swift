/// How far a restricted circulation number is valid; outside it the same number means another product.
public enum RestrictedUse: String, Codable, Hashable, Sendable, CaseIterable {
    /// Within a country or another region of one GS1 organisation.
    case region
    /// Within one company.
    case company
}
