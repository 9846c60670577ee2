/// Logs the events of signing in and out.
package protocol AuthLoggingProviding: Sendable {
    /// Logs an event. The parameters never contain a secret, an address, a name or a token.
    func log(_ event: AuthEvent, parameters: [String: String])
}
