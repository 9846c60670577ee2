/// A product that was looked up.
public struct FoundProduct: Codable, Hashable, Sendable {
    /// The product's values.
    public var product: CatalogProduct
    /// Where they come from.
    public var source: Source

    /// A product from a source.
    public init(_ product: CatalogProduct, source: Source) {
        self.product = product
        self.source = source
    }

    /// A source in which products are looked up by their number.
    public enum Source: Codable, Hashable, Sendable, CustomStringConvertible {
        /// The items that the household has, or had.
        case household
        /// The catalogue on this machine.
        case catalog
        /// A server, by its host.
        case server(String)

        /// Reads the text in `description`. Nil for any other text.
        public init?(_ text: String) {
            switch text {
            case "household": self = .household
            case "catalog": self = .catalog
            case _ where text.hasPrefix("server "): self = .server(String(text.dropFirst("server ".count)))
            default: return nil
            }
        }

        /// `household`, `catalog`, or `server` followed by a space and the host.
        public var description: String {
            switch self {
            case .household: "household"
            case .catalog: "catalog"
            case .server(let host): "server \(host)"
            }
        }
    }
}
