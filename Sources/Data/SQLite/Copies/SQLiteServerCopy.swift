import FoundationEssentials
import GRDB
package import KeepItFreshDomain

/// The copy that a device has of a server's households, in a file of its own.
package struct SQLiteServerCopy: Sendable {
    private let database: SQLiteDatabase

    /// The copy in a database; nil for a database that is no copy. Throws `DataError`.
    package init?(_ database: SQLiteDatabase) async throws {
        self.database = database
        fatalError()
    }

    /// Makes an empty database the copy of a user at a server, or signs the user in again where it is that already.
    /// Throws `DataError.permission` when it is another user's or server's copy, or no copy and not empty.
    package static func create(
        in database: SQLiteDatabase, server: String, identity: Identity, displayName: String?, device: String
    ) async throws -> SQLiteServerCopy {
        fatalError()
    }

    /// The user whose copy it is.
    package var identity: Identity { fatalError() }

    /// Where the copy stands. Throws `DataError`.
    package func status() async throws -> CopyStatus { fatalError() }

    /// Begins to copy these households beside those that are copied. Throws `DataError`.
    package func add(_ households: [(id: String, name: String)]) async throws { fatalError() }

    /// Exchanges with the server until nothing is left to send, and then takes over what is there. It stops after
    /// `deadline` with what is done by then. Throws `CopyFault`, and `DataError`.
    package func exchange(
        of householdId: String, with server: any ServerExchangeProviding, until deadline: ContinuousClock.Instant? = nil
    ) async throws -> ExchangeReport { fatalError() }

    /// The changes that wait to be sent, in their order. Throws `DataError`.
    package func waiting() async throws -> [WaitingChange] { fatalError() }

    /// The changes that were refused or done in part within 30 days and are not shown yet, or with `all` also the others;
    /// they count as shown from now on. Throws `DataError`.
    package func takeSettled(all: Bool) async throws -> [SettledChange] { fatalError() }

    /// Households that the copy has lost, of which nobody was told yet. Throws `DataError`.
    package func takeLeft() async throws -> [LeftHousehold] { fatalError() }
}
