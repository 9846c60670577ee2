/// What signing in needs to know of the world outside: which servers bring codes, which providers are asked. Secrets
/// are in files that it names, so that none is in the environment of a process.
public struct AuthSettings: Equatable, Sendable {
    /// How codes go to mail addresses; nil when they do not.
    public var mail: DeliverySettings?
    /// How codes go to phones; nil when they do not.
    public var sms: DeliverySettings?
    /// Google, or another OpenID provider in its place; nil when it is not asked.
    public var google: OpenIDSettings?
    /// Apple, or another OpenID provider in its place; nil when it is not asked.
    public var apple: OpenIDSettings?

    /// Settings; nothing is set up but what is given.
    public init(
        mail: DeliverySettings? = nil, sms: DeliverySettings? = nil, google: OpenIDSettings? = nil,
        apple: OpenIDSettings? = nil
    ) {
        self.mail = mail
        self.sms = sms
        self.google = google
        self.apple = apple
    }
}
