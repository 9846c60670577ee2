import KeepItFreshDomain

/// Knows which address is meant by some; all others are themselves.
struct StubLookAlikes: LookAlikeProviding {
    var intended: [String: String] = [:]
    /// Addresses that mix scripts.
    var mixed: Set<String> = []

    func intended(_ address: EmailAddress) -> EmailAddress? {
        guard !mixed.contains(address.address) else { return nil }
        return EmailAddress(intended[address.address] ?? address.address)
    }

    func skeleton(of address: EmailAddress) -> String { address.key }
}
