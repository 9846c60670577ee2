import KeepItFreshDomain

extension AuthError {
    /// Does work on the database. What the store refuses is thrown as the `DataError` it is, so that the caller can
    /// tell a full disk from a busy database; cancelled work throws `cancelled`, anything else `unknown`.
    static func mapping<Value: Sendable>(_ work: @Sendable () async throws -> Value) async throws -> Value {
        do {
            return try await work()
        } catch is CancellationError {
            throw AuthError.cancelled
        } catch let error where error is DataError || error is AuthError {
            throw error
        } catch {
            throw AuthError.unknown(String(describing: error))
        }
    }
}
