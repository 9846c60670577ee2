/// The servers and providers that signing in uses. Secrets are in files that the settings name, so that none is in the
/// environment of a process.
package struct AuthSettings: Equatable, Sendable {
    /// How mail is sent; nil when it is not.
    package var mail: DeliverySettings?
    /// How text messages are sent to phones; nil when they are not.
    package var sms: DeliverySettings?
    /// Google, or another OpenID provider in its place; nil when it is not offered.
    package var google: OpenIDSettings?
    /// Apple, or another OpenID provider in its place; nil when it is not offered.
    package var apple: OpenIDSettings?

    package init(
        mail: DeliverySettings? = nil, sms: DeliverySettings? = nil, google: OpenIDSettings? = nil,
        apple: OpenIDSettings? = nil
    ) {
        self.mail = mail
        self.sms = sms
        self.google = google
        self.apple = apple
    }
}
