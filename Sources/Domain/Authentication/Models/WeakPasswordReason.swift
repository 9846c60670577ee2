/// Why a password is not good enough.
public enum WeakPasswordReason: Equatable, Sendable {
    /// It has fewer bytes than this.
    case tooShort(minimum: Int)
    /// It has more bytes than this.
    case tooLong(maximum: Int)
    /// It is made of what everybody tries first.
    case common
    /// It is made of the user's address or the product's name.
    case namesUserOrProduct
}
