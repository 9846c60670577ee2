import GRDB
import KeepItFreshDomain

extension DataError {
    /// Translates any error of a database access.
    init(_ error: any Error) {
        switch error {
        case let error as DataError: self = error
        case let error as DatabaseError: self.init(sqlite: error)
        default: self = .unknown("\(error)")
        }
    }

    private init(sqlite error: DatabaseError) {
        let message = error.message ?? "error \(error.extendedResultCode.rawValue)"
        switch error.resultCode {
        case .SQLITE_BUSY, .SQLITE_LOCKED: self = .busy
        case .SQLITE_FULL: self = .diskFull
        case .SQLITE_NOTADB, .SQLITE_CORRUPT: self = .notADatabase
        // The shared-memory index could not grow: the disk is full.
        case .SQLITE_IOERR where error.extendedResultCode == .SQLITE_IOERR_SHMSIZE: self = .diskFull
        case .SQLITE_CANTOPEN, .SQLITE_READONLY, .SQLITE_PERM, .SQLITE_IOERR: self = .unavailable(message)
        default: self = .unknown(message)
        }
    }
}

extension AuthError {
    /// Runs `body` and translates what it throws. A `DataError` is passed on, so that the caller can distinguish a full
    /// disk from a busy database; cancellation becomes `cancelled`, anything else `unknown`.
    static func mapping<Value: Sendable>(_ body: @Sendable () async throws -> Value) async throws -> Value {
        do {
            return try await body()
        } catch is CancellationError {
            throw AuthError.cancelled
        } catch let error where error is DataError || error is AuthError {
            throw error
        } catch {
            throw AuthError.unknown(String(describing: error))
        }
    }
}
