/// Why the store did not do what was asked.
public enum DataError: Error, Equatable, Hashable, Sendable {
    /// The acting user is no member of the household.
    case permission
    /// There is no such thing.
    case notFound
    /// Another process holds the database; trying again later can help.
    case busy
    /// The disk is full.
    case diskFull
    /// The database was written by a later version of this program.
    case newerVersion
    /// The file is no database of ours, or is damaged.
    case notADatabase
    /// The file or its folder cannot be read or written, for the reason given.
    case unavailable(String)
    /// A server could not be reached.
    case network
    /// Anything else, in words for a log.
    case unknown(String)
}
