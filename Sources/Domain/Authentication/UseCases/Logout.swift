/// Signs the user out. Whoever calls it resets the state that was kept for the user.
public struct Logout: Sendable {
    private let authentication: any AuthenticationPort

    /// Signs out through `authentication`.
    public init(authentication: any AuthenticationPort) {
        self.authentication = authentication
    }

    /// Signs out. Throws the port's errors unchanged.
    public func execute() async throws {
        try await authentication.logout()
    }
}
