/// Where a value was looked up by the product's number.
public enum LookupSource: Hashable, Sendable {
    /// Among what the household has, or had, of the same product.
    case household
    /// In the catalogue on this machine.
    case catalog
    /// At a server, by its host.
    case server(String)

    /// Reads what `description` writes. Nil for anything else.
    public init?(_ text: String) {
        switch text {
        case "household": self = .household
        case "catalog": self = .catalog
        case _ where text.hasPrefix("server "): self = .server(String(text.dropFirst("server ".count)))
        default: return nil
        }
    }
}

extension LookupSource: CustomStringConvertible {
    /// `household`, `catalog`, or `server` with a space and the host.
    public var description: String {
        switch self {
        case .household: "household"
        case .catalog: "catalog"
        case .server(let host): "server \(host)"
        }
    }
}
