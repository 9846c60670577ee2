/// The server of a copy, as a device reaches it.
package protocol ServerExchangeProviding: Sendable {
    /// Sends a request about a household, and returns the answer. Throws `CopyFault`.
    func exchange(_ request: CopyRequest, of householdId: String) async throws(CopyFault) -> CopyAnswer
}
