import GRDB
import KeepItFreshDomain

extension DataError {
    /// Any error of a database access as the store's error.
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
        // The shared-memory index could not grow: there is no room for it.
        case .SQLITE_IOERR where error.extendedResultCode == .SQLITE_IOERR_SHMSIZE: self = .diskFull
        case .SQLITE_CANTOPEN, .SQLITE_READONLY, .SQLITE_PERM, .SQLITE_IOERR: self = .unavailable(message)
        default: self = .unknown(message)
        }
    }
}
