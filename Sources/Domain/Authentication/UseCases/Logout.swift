/// Signs the user out. The caller resets the state that belongs to the user.
package struct Logout: Sendable {
    private let authentication: any AuthenticationPort

    package init(authentication: any AuthenticationPort) {
        self.authentication = authentication
    }

    /// Signs out. Throws the port's errors unchanged.
    package func execute() async throws {
        try await authentication.logout()
    }
}
