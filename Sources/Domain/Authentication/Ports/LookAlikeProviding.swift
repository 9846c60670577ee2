/// Recognises mail addresses that look alike although their characters differ, such as one with a Cyrillic а.
package protocol LookAlikeProviding: Sendable {
    /// The address that a person means by `address`. An ASCII address is itself, and one that looks like an ASCII
    /// address is that one; another has its characters in compatibility form (NFKC) and its domain in lower case. Nil
    /// when the part before the @, or a label of the domain, mixes scripts.
    func intended(_ address: EmailAddress) -> EmailAddress?

    /// A text that is equal for addresses that look alike (UTS #39). It is for comparing only: another version can make
    /// another text.
    func skeleton(of address: EmailAddress) -> String
}
