import FoundationEssentials
import GRDB
import KeepItFreshDomain

extension DataError {
    /// Translates any error of a database access.
    init(_ error: any Error) {
        switch error {
        case let error as DataError: self = error
        case let error as DatabaseError: self.init(sqlite: error)
        // Only damage makes a row that this version cannot read: a newer version's database is refused when it is
        // opened.
        case is RowDecodingError, is DecodingError: self = .damaged
        default: self = .unknown("\(error)")
        }
    }

    private init(sqlite error: DatabaseError) {
        let message = error.message ?? "error \(error.extendedResultCode.rawValue)"
        switch error.resultCode {
        case .SQLITE_BUSY, .SQLITE_LOCKED: self = .busy
        case .SQLITE_FULL: self = .diskFull
        case .SQLITE_NOTADB: self = .notADatabase
        case .SQLITE_CORRUPT: self = .damaged
        // The shared-memory index could not grow: the disk is full.
        case .SQLITE_IOERR where error.extendedResultCode == .SQLITE_IOERR_SHMSIZE: self = .diskFull
        case .SQLITE_CANTOPEN, .SQLITE_READONLY, .SQLITE_PERM, .SQLITE_IOERR: self = .unavailable(message)
        default: self = .unknown(message)
        }
    }
}

extension JSONDecoder {
    /// Decodes a value whose form an earlier version may have written differently: nil then. Throws `DataError.damaged`
    /// for what is not JSON at all.
    static func decodeIfKnown<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value? {
        do {
            return try JSONDecoder().decode(type, from: data)
        } catch DecodingError.dataCorrupted(let context) where context.underlyingError != nil {
            throw DataError.damaged
        } catch {
            return nil
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
