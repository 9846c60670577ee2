/// Why a store could not do what was asked.
public enum DataError: Error, Equatable, Hashable, Sendable {
    /// The acting user is not a member of the household.
    case permission
    /// The requested record does not exist.
    case notFound
    /// Another process uses the database; a later try can succeed.
    case busy
    /// The disk is full.
    case diskFull
    /// The database was written by a newer version of this program.
    case newerVersion
    /// The database was written by a version of this program before the first release, whose tables cannot be changed
    /// to these.
    case olderVersion
    /// The file is not a database of this program, or its beginning is damaged.
    case notADatabase
    /// The database is damaged.
    case damaged
    /// The file or its folder cannot be read or written, for the given reason.
    case unavailable(String)
    /// A server could not be reached.
    case network
    /// Any other failure, as text for a log.
    case unknown(String)

    /// The name of the case without its text, which may be private: this is what logs contain.
    package var caseName: String {
        switch self {
        case .permission: "permission"
        case .notFound: "notFound"
        case .busy: "busy"
        case .diskFull: "diskFull"
        case .newerVersion: "newerVersion"
        case .olderVersion: "olderVersion"
        case .notADatabase: "notADatabase"
        case .damaged: "damaged"
        case .unavailable: "unavailable"
        case .network: "network"
        case .unknown: "unknown"
        }
    }
}

extension DataError: CustomStringConvertible {
    /// What went wrong, in one English sentence.
    public var description: String {
        switch self {
        case .permission: "The user is not a member of this household."
        case .notFound: "The requested record does not exist."
        case .busy: "Another process is using the database; try again later."
        case .diskFull: "The disk is full."
        case .newerVersion: "The database was written by a newer version of this program."
        case .olderVersion: "The database was written by a version of this program before the first release."
        case .notADatabase: "The file is not a database of this program, or its beginning is damaged."
        case .damaged: "The database is damaged."
        case .unavailable(let reason): "The data cannot be read or written: \(reason)."
        case .network: "The server cannot be reached."
        case .unknown(let reason): "The data could not be read or written: \(reason)."
        }
    }
}
