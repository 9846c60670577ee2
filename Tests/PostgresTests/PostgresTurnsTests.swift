import KIFTestSupport
import KeepItFreshDomain
import Synchronization
import Testing

@testable import KeepItFreshPostgres

struct PostgresTurnsTests {
    @Test func whenTurnIsGiven_shouldLetInWhoCameFirst() async throws {
        let turns = PostgresTurns(1, patience: .seconds(60))
        let order = Order()
        try await turns.take()

        var tasks: [Task<Void, any Error>] = []
        for number in 0..<5 {
            tasks.append(
                Task {
                    try await turns.take()
                    order.add(number)
                    turns.give()
                })
            try await eventually("it waits") { turns.waiting == number + 1 }
        }
        turns.give()
        for task in tasks { try await task.value }

        #expect(order.numbers == [0, 1, 2, 3, 4])
    }

    @Test func whenTurnDoesNotCome_shouldBeBusy() async throws {
        let turns = PostgresTurns(1, patience: .milliseconds(20))
        try await turns.take()

        await #expect(throws: DataError.busy) { try await turns.take() }
        #expect(throws: DataError.busy) { try turns.takeBlocking() }
        turns.give()
        try await turns.take()
    }

    @Test func whenWaiterIsCancelled_shouldLeave() async throws {
        let turns = PostgresTurns(1, patience: .seconds(60))
        try await turns.take()
        let task = Task { try await turns.take() }
        try await eventually("it waits") { turns.waiting == 1 }

        task.cancel()

        await #expect(throws: DataError.busy) { try await task.value }
        #expect(turns.waiting == 0)
        turns.give()
        try await turns.take()
    }

    private final class Order: Sendable {
        private let state = Mutex<[Int]>([])

        var numbers: [Int] { state.withLock { $0 } }

        func add(_ number: Int) {
            state.withLock { $0.append(number) }
        }
    }
}
