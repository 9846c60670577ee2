import KeepItFreshDomain

extension AuthError {
    /// Does work on the database and throws what fails as `AuthError.unknown`; cancelled work throws `cancelled`.
    static func mapping<Value: Sendable>(
        _ work: @Sendable () async throws -> Value
    ) async throws(AuthError) -> Value {
        do {
            return try await work()
        } catch is CancellationError {
            throw .cancelled
        } catch {
            throw .unknown("database: \(error)")
        }
    }
}
