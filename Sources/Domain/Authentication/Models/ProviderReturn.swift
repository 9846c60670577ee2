/// What a browser brings back from a provider, to a server that sent it there.
package struct ProviderReturn: Equatable, Sendable {
    /// Our address, to which the provider sent it.
    package let redirect: String
    /// The secret that the browser alone has since it was sent: state, nonce and verifier are made from it.
    package let secret: String
    /// The query of the address, as the browser sent it.
    package let query: String

    package init(redirect: String, secret: String, query: String) {
        self.redirect = redirect
        self.secret = secret
        self.query = query
    }
}
