package import FoundationEssentials

/// A server's answer about a product.
package enum LookupAnswer: Equatable, Sendable {
    case known(CatalogProduct)
    case unknown

    /// Seconds for which the answer is used: an unknown product is looked up again sooner, as catalogues gain products
    /// more often than they change them.
    package var lifetime: TimeInterval {
        switch self {
        case .known: 30 * 86_400
        case .unknown: 7 * 86_400
        }
    }
}
