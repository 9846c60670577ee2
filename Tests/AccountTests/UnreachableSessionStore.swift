import Foundation
import KeepItFreshDomain

/// A store of sessions that cannot be asked.
struct UnreachableSessionStore: SessionStoreProviding {
    func begin(_ identity: Identity, digest: [UInt8], at now: Date) async throws -> Session { throw DataError.network }

    func find(digest: [UInt8], at now: Date) async throws -> Session? { throw DataError.network }

    func end(digest: [UInt8]) async throws { throw DataError.network }

    func endAll(of userId: String, except digest: [UInt8]) async throws { throw DataError.network }
}
