/// Why nobody can say which item is meant.
public enum ItemReferenceError: Error, Equatable, Sendable {
    /// No item's id begins so.
    case unknown(near: [Item])
    /// The ids of all these begin so.
    case ambiguous([Item])
}
