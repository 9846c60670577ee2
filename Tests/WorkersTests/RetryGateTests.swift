import Testing

@testable import KeepItFreshWorkers

@Suite(.timeLimit(.minutes(1))) struct RetryGateTests {
    @Test func whenNobodyIsAlone_shouldLetAllInAtOnce() async {
        let gate = RetryGate()

        await gate.enter(alone: false)
        await gate.enter(alone: false)

        await gate.leave()
        await gate.leave()
    }

    @Test func whenOneIsAlone_shouldKeepTheOthersOutUntilItLeaves() async {
        let gate = RetryGate()
        let (passed, log) = AsyncStream<String>.makeStream()
        await gate.enter(alone: false)

        async let alone: Void = pass(gate, alone: true, as: "alone", log)
        await gate.waitForSomebody()
        async let other: Void = pass(gate, alone: false, as: "other", log)
        await gate.leave()
        _ = await (alone, other)
        log.finish()

        var order: [String] = []
        for await line in passed { order.append(line) }
        #expect(order == ["alone in", "alone out", "other in", "other out"])
    }

    private func pass(
        _ gate: RetryGate, alone: Bool, as name: String, _ log: AsyncStream<String>.Continuation
    ) async {
        await gate.enter(alone: alone)
        log.yield("\(name) in")
        for _ in 0..<20 { await Task.yield() }
        log.yield("\(name) out")
        await gate.leave()
    }
}

extension RetryGate {
    /// Returns once somebody waits to be alone.
    fileprivate func waitForSomebody() async {
        while !isAwaited { await Task.yield() }
    }
}
