import Dispatch
import KeepItFreshDomain
import Synchronization

/// The connections of one login: at most so many at once, made when they are needed, and closed after a minute without
/// use.
final class PostgresPool: Sendable {
    private struct State {
        var idle: [(connection: PostgresConnection, losses: Int, since: ContinuousClock.Instant)] = []
        /// Where it connects, the server that answered last first.
        var address: PostgresAddress
        /// Why the server could not be reached, for the next that ask.
        var failure: (error: PostgresError, until: ContinuousClock.Instant)?
        var isSweeping = false
    }

    /// How often a statement that was lost to others is tried in all.
    private static let tries = 4
    /// For how long nobody else tries to connect after a failure.
    private static let pause = Duration.milliseconds(500)

    /// The name of the user that connects.
    let login: String
    let limits: PostgresLimits
    let losses: PostgresLosses
    private let turns: PostgresTurns
    private let state: Mutex<State>

    /// `losses` is that of all connections to the server.
    init(_ address: PostgresAddress, _ limits: PostgresLimits, _ losses: PostgresLosses) {
        login = address["user"] ?? ""
        (self.limits, self.losses) = (limits, losses)
        state = Mutex(State(address: address))
        turns = PostgresTurns(limits.connections, patience: limits.patience)
    }

    /// Connects, without a place in the pool. Just after a failure it fails at once.
    func connect() throws(PostgresError) -> PostgresConnection {
        let (failure, address) = state.withLock { ($0.failure, $0.address) }
        if let failure, failure.until > .now { throw failure.error }
        do throws(PostgresError) {
            let connection = try PostgresConnection(address)
            let server = connection.server
            state.withLock { state in
                state.failure = nil
                state.address = state.address.beginning(with: server.host, server.port)
            }
            return connection
        } catch {
            state.withLock { $0.failure = (error, .now + Self.pause) }
            throw error
        }
    }

    // MARK: Use

    /// Runs statements over a connection, on a thread of their own. When the connection is lost, or the server gives
    /// way to others, all of them run again.
    func use<Value: Sendable>(
        _ body: @escaping @Sendable (PostgresConnection, PostgresDeadline) throws -> Value
    ) async throws(DataError) -> Value {
        try await turns.take()
        defer { turns.give() }
        let cancellation = PostgresDeadline.Cancellation()
        let result: Result<Value, any Error> = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                // A queue of its own gets a thread also while the shared ones are all busy.
                DispatchQueue(label: "postgres").async {
                    continuation.resume(returning: Result { try self.attempt(cancellation, body) })
                }
            }
        } onCancel: {
            cancellation.cancel()
        }
        switch result {
        case .success(let value): return value
        case .failure(let error): throw PostgresError.dataError(of: error)
        }
    }

    /// The same, blocking the thread.
    func useBlocking<Value>(_ body: (PostgresConnection, PostgresDeadline) throws -> Value) throws -> Value {
        try turns.takeBlocking()
        defer { turns.give() }
        do {
            return try attempt(nil, body)
        } catch let error as PostgresError {
            throw error.dataError
        }
    }

    private func attempt<Value>(
        _ cancellation: PostgresDeadline.Cancellation?,
        _ body: (PostgresConnection, PostgresDeadline) throws -> Value
    ) throws -> Value {
        var (hasReconnected, count) = (false, 0)
        while true {
            let connection = try take()
            do {
                let value = try body(connection, PostgresDeadline(in: limits.answer, cancellation))
                put(connection)
                return value
            } catch {
                // One that was cancelled is closed; the others are well.
                if error as? PostgresError != .cancelled {
                    put(connection, isLost: (error as? PostgresError)?.endsConnection ?? false)
                }
                count += 1
                guard let error = error as? PostgresError, cancellation?.isCancelled != true else { throw error }
                let isNewTry = error.endsConnection && error != .late && !hasReconnected
                guard isNewTry || error.isLostToOthers && count < Self.tries else { throw error }
                hasReconnected = hasReconnected || isNewTry
            }
        }
    }

    // MARK: Connections

    private func take() throws(PostgresError) -> PostgresConnection {
        while let idle = state.withLock({ $0.idle.popLast() }) {
            guard idle.losses == losses.count else { continue }
            if idle.connection.isUsable { return idle.connection }
            losses.add()
        }
        return try connect()
    }

    private func put(_ connection: PostgresConnection, isLost: Bool = false) {
        guard !isLost, connection.isUsable else { return losses.add() }
        if connection.isInTransaction, (try? connection.run("ROLLBACK", PostgresDeadline(in: limits.patience))) == nil {
            return losses.add()
        }
        let isFirst = state.withLock { state in
            state.idle.append((connection, losses.count, .now))
            defer { state.isSweeping = true }
            return !state.isSweeping
        }
        if isFirst { sweepLater() }
    }

    private func sweepLater() {
        let seconds = Int(limits.idle.components.seconds)
        DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(seconds)) { [weak self] in self?.sweep() }
    }

    private func sweep() {
        let oldest = ContinuousClock.now - limits.idle
        let isEmpty = state.withLock { state in
            state.idle.removeAll { $0.since <= oldest }
            state.isSweeping = !state.idle.isEmpty
            return state.idle.isEmpty
        }
        if !isEmpty { sweepLater() }
    }
}
