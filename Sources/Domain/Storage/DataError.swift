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
    public var description: String { words.sentence }

    /// What went wrong. The reason that the system gives is in English.
    package var words: ErrorWords {
        switch self {
        case .permission:
            ErrorWords("you are not a member of this household", advice: "kif-scan household list shows yours")
        case .notFound: ErrorWords("no such item")
        case .busy: ErrorWords("the database is in use by another program; try again")
        case .diskFull: ErrorWords("the disk is full")
        case .newerVersion: ErrorWords("the database was written by a newer version of kif-scan")
        case .olderVersion:
            ErrorWords(
                "the database is of a version before the first release",
                advice: "export it with that version, and read the file with kif-scan import-items")
        case .notADatabase: ErrorWords("the file is not a database of KeepItFresh, or is damaged")
        case .damaged: ErrorWords("the database is damaged", advice: "to get it back, run: kif-scan doctor")
        case .unavailable(let reason): ErrorWords("the database cannot be used: \(outside: reason)")
        case .network: ErrorWords("the server cannot be reached")
        case .unknown(let reason): ErrorWords("the database reported an error: \(outside: reason)")
        }
    }
}
