import GRDB
import KeepItFreshDomain

extension SQLiteDatabase {
    /// How long a stream waits before it asks again whether somebody wrote.
    static let pollPause = Duration.milliseconds(150)

    /// What `fetch` gives, now and after each change of it, until the stream is dropped or `fetch` throws. Of several
    /// changes in quick succession only the last may be seen.
    ///
    /// SQLite tells a connection that others wrote, in this process or another, only when asked: each stream asks
    /// (`PRAGMA data_version`) a few times a second on a connection of its own, which costs microseconds, and fetches
    /// when the answer, or the day, is another one.
    func stream<Value: Equatable & Sendable>(
        today: (@Sendable () -> CivilDate)? = nil, _ fetch: @escaping @Sendable (Database) throws -> Value
    ) -> AsyncThrowingStream<Value, any Error> {
        AsyncThrowingStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            let task = Task {
                do {
                    try await self.follow(today: today, fetch) { _ = continuation.yield($0) }
                } catch {
                    continuation.finish(throwing: error is CancellationError ? nil : DataError(error))
                }
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    private func follow<Value: Equatable & Sendable>(
        today: (@Sendable () -> CivilDate)?, _ fetch: @escaping @Sendable (Database) throws -> Value,
        deliver: (Value) -> Void
    ) async throws {
        let reader = try makeReader()
        var seen: State?
        var last: Value?
        while true {
            let known = seen
            let (state, value) = try await reader.read { database in
                let version = try Int.fetchOne(database, sql: "PRAGMA data_version")
                let state = State(version: version, day: today?())
                return (state, state == known ? nil : try fetch(database))
            }
            seen = state
            if let value, value != last {
                last = value
                deliver(value)
            }
            try await Task.sleep(for: Self.pollPause)
        }
    }

    private struct State: Equatable {
        let version: Int?
        let day: CivilDate?
    }
}
