import KIFTestSupport
import Testing

@testable import KeepItFreshWorkers

@Suite(.timeLimit(.minutes(10))) struct RetryGateTests {
    @Test func whenNoneIsRetried_shouldLetAllInAtOnce() async {
        let gate = WorkerLabelReader.RetryGate()

        await gate.enter(alone: false)
        await gate.enter(alone: false)

        await gate.leave()
        await gate.leave()
    }

    @Test func whenOneIsRetried_shouldKeepTheOthersOutUntilItLeaves() async throws {
        let gate = WorkerLabelReader.RetryGate()
        let (passed, log) = AsyncStream<String>.makeStream()
        await gate.enter(alone: false)

        async let alone: Void = pass(gate, alone: true, as: "alone", log)
        try await eventually("one waits to be alone") { await gate.hasWaitingRetry }
        async let other: Void = pass(gate, alone: false, as: "other", log)
        await gate.leave()
        _ = await (alone, other)
        log.finish()

        var order: [String] = []
        for await line in passed { order.append(line) }
        #expect(order == ["alone in", "alone out", "other in", "other out"])
    }

    private func pass(
        _ gate: WorkerLabelReader.RetryGate, alone: Bool, as name: String, _ log: AsyncStream<String>.Continuation
    ) async {
        await gate.enter(alone: alone)
        log.yield("\(name) in")
        for _ in 0..<20 { await Task.yield() }
        log.yield("\(name) out")
        await gate.leave()
    }
}
