public import FoundationEssentials

/// What a server says of a product.
public enum LookupAnswer: Equatable, Sendable {
    /// It knows this of it.
    case known(CatalogProduct)
    /// It does not know it.
    case unknown

    /// How long it counts, in seconds: products are added to a catalogue more often than they are changed.
    public var lifetime: TimeInterval {
        switch self {
        case .known: 30 * 86_400
        case .unknown: 7 * 86_400
        }
    }
}
