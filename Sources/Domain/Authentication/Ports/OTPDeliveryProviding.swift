/// Sends codes to users.
package protocol OTPDeliveryProviding: Sendable {
    /// Sends a message. Throws `AuthError.unavailable` when it cannot be sent.
    func deliver(_ message: OTPMessage) async throws
}
