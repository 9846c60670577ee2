import Testing

@testable import KeepItFreshWorkers

@Suite struct WorkerDeadlineTests {
    @Test func whenTheWorkerIsIdle_shouldAllowItsSeconds() {
        var deadline = WorkerProcess.Deadline(seconds: 9)

        let allowed = [1, 8.9, 9].map { deadline.allows(waiting: $0, cpuSeconds: 1) }

        #expect(allowed == [true, true, false])
    }

    @Test func whenTheWorkerIsBusyOnABusyMachine_shouldAllowMore() {
        var deadline = WorkerProcess.Deadline(seconds: 9)

        let allowed = (1...100).map { deadline.allows(waiting: Double($0), cpuSeconds: Double($0) / 20) }
        let allowedForEver = deadline.allows(waiting: deadline.maximumSeconds, cpuSeconds: 6)

        #expect(allowed.allSatisfy { $0 })
        #expect(!allowedForEver)
    }

    @Test func whenTheWorkerStops_shouldEndSoon() {
        var deadline = WorkerProcess.Deadline(seconds: 9)
        _ = deadline.allows(waiting: 20, cpuSeconds: 2)

        let allowed = [22.9, 23].map { deadline.allows(waiting: $0, cpuSeconds: 2) }

        #expect(allowed == [true, false])
    }
}
