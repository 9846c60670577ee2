package import KeepItFreshDomain

extension ProviderInfo.UnavailableReason {
    /// Says in one line why a way to sign in is not offered.
    package var message: Message {
        switch self {
        case .notConfigured(let setting):
            // Translators: the value is the name of a setting.
            Message("it is not set up here: set \(setting) (see: kif-scan help accounts)")
        case .needsHostedCallback:
            Message(
                """
                Apple only redirects to a public https address, which a command on this machine does not have; it \
                needs a shared server
                """)
        }
    }
}
