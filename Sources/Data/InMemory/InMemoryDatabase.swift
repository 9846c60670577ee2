import FoundationEssentials
import KeepItFreshDomain

/// What the in-memory repositories share: for previews, dry runs and tests. It ends with the process.
public actor InMemoryDatabase {
    private var data = InMemoryData()
    private var observers: [UUID: @Sendable (InMemoryData) -> Void] = [:]

    /// An empty one.
    public init() {}

    /// Reads one state of the data.
    func read<Value: Sendable>(_ work: @Sendable (InMemoryData) throws -> Value) rethrows -> Value {
        try work(data)
    }

    /// Changes the data, all or nothing.
    func write<Value: Sendable>(_ work: @Sendable (inout InMemoryData) throws -> Value) rethrows -> Value {
        var changed = data
        let value = try work(&changed)
        data = changed
        for observer in observers.values { observer(changed) }
        return value
    }

    /// What `fetch` gives, now and after each change, until the stream is dropped or `fetch` throws.
    nonisolated func stream<Value: Sendable>(
        _ fetch: @escaping @Sendable (InMemoryData) throws -> Value
    ) -> AsyncThrowingStream<Value, any Error> {
        AsyncThrowingStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            let id = UUID()
            let observer: @Sendable (InMemoryData) -> Void = { data in
                do {
                    continuation.yield(try fetch(data))
                } catch {
                    continuation.finish(throwing: error)
                }
            }
            let task = Task { await self.add(observer, id: id) }
            continuation.onTermination = { _ in
                Task {
                    await task.value
                    await self.removeObserver(id)
                }
            }
        }
    }

    private func add(_ observer: @escaping @Sendable (InMemoryData) -> Void, id: UUID) {
        observers[id] = observer
        observer(data)
    }

    private func removeObserver(_ id: UUID) {
        observers[id] = nil
    }
}
