/// Why nobody can say which item is meant.
public enum ItemReferenceError: Error, Equatable, Sendable {
    /// No item's id begins so, and none has that name.
    case unknown(near: [Item])
    /// The ids of all these begin so, or it is their name.
    case ambiguous([Item])
}
