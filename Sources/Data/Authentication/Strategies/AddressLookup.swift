import KeepItFreshDomain

/// Finds the address that a person means by what was typed, so that one that only looks like the address of an account
/// is treated as that address: it gets the same answers, and codes go to the account's owner.
struct AddressLookup: Sendable {
    let identities: any IdentityStoreProviding
    private let lookAlikes = ICULookAlikes()

    init(_ identities: any IdentityStoreProviding) {
        self.identities = identities
    }

    /// The address: of those stored the very same one, or else one that looks the same; a new one in its usual form.
    /// ASCII addresses are always themselves. Nil when the text is not an address, or mixes scripts.
    func address(_ text: String) async throws -> EmailAddress? {
        guard let typed = EmailAddress(text) else { return nil }
        guard !typed.isASCII else { return typed }
        let stored = try await identities.internationalAddresses()
        // Also finds an address that was stored before look-alikes were recognised.
        if let same = stored.first(where: { $0.key == typed.key }) { return same }
        guard let intended = lookAlikes.intended(typed) else { return nil }
        guard !intended.isASCII else { return intended }
        let skeleton = lookAlikes.skeleton(of: intended)
        return stored.first { lookAlikes.skeleton(of: $0) == skeleton } ?? intended
    }
}
