/// Hears what happens while users sign in.
public protocol AuthLoggingProviding: Sendable {
    /// Takes an event with what is told of it, which is never secret: no address, no name, no token.
    func log(_ event: AuthEvent, parameters: [String: String])
}
