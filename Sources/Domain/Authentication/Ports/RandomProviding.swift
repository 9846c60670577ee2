/// Gives what nobody can guess.
public protocol RandomProviding: Sendable {
    /// So many random bytes.
    func bytes(_ count: Int) -> [UInt8]
}
