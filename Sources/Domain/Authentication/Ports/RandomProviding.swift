/// Returns random bytes that cannot be predicted.
package protocol RandomProviding: Sendable {
    func bytes(_ count: Int) -> [UInt8]
}
