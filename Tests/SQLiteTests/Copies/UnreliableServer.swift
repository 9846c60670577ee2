import Foundation
import KIFTestSupport
import KeepItFreshDomain
import Testing

@testable import KeepItFreshSQLite

/// A server in this process, over a connection that loses answers, sends requests twice, and takes its time.
actor UnreliableServer: ServerExchangeProviding {
    private let database: SQLiteDatabase
    private let userId: String
    private let device: String
    private var random: SeededGenerator
    private let isReliable: Bool
    /// What a person does while the first answer is on its way.
    private var meanwhile: (@Sendable () async throws -> Void)?
    private var isMember: Bool

    init(
        _ database: SQLiteDatabase, userId: String, device: String, seed: UInt64, isReliable: Bool,
        isMember: Bool = true, meanwhile: (@Sendable () async throws -> Void)? = nil
    ) {
        (self.database, self.userId, self.device) = (database, userId, device)
        (self.isReliable, self.isMember, self.meanwhile) = (isReliable, isMember, meanwhile)
        random = SeededGenerator(state: seed)
    }

    func exchange(_ request: CopyRequest, of householdId: String) async throws(CopyFault) -> CopyAnswer {
        if chance(8) { throw .unreachable }
        var answer = try await answer(request, of: householdId)
        if chance(8) { answer = try await self.answer(request, of: householdId) }
        if chance(5) { throw .unreachable }
        if let act = meanwhile {
            meanwhile = nil
            try? await act()
        }
        return answer
    }

    private func chance(_ whole: Int) -> Bool { !isReliable && Int.random(in: 0..<whole, using: &random) == 0 }

    /// The answer as it comes over the wire, in small pages.
    private func answer(_ request: CopyRequest, of householdId: String) async throws(CopyFault) -> CopyAnswer {
        do {
            let request = try JSONDecoder().decode(CopyRequest.self, from: JSONEncoder().encode(request))
            let pageSize =
                isReliable ? CopiedRows.pageSize : [1, 3_000, CopiedRows.pageSize].randomElement(using: &random) ?? 1
            let exchange = SQLiteExchange(database, actingAs: userId, pageSize: pageSize)
            let answer = try await exchange.answer(request, of: householdId, device: device)
            return try JSONDecoder().decode(CopyAnswer.self, from: JSONEncoder().encode(answer))
        } catch DataError.permission {
            let former = try? await SQLiteFormerMembers(database).membership(of: userId, in: householdId)
            throw former.map(CopyFault.noLongerAMember) ?? .notFound
        } catch DataError.network, DataError.busy {
            // What several servers share was out of reach.
            throw .busy(retryAfter: nil)
        } catch {
            Issue.record("the server failed: \(error)")
            throw .busy(retryAfter: nil)
        }
    }
}
