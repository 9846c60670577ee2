import Testing

@testable import KeepItFreshWorkers

@Suite struct WorkerPatienceTests {
    @Test func whenTheWorkerIsIdle_shouldLastForItsSeconds() {
        var patience = WorkerPatience(seconds: 9)

        let lasts = [1, 8.9, 9].map { patience.lasts(for: $0, cpuSeconds: 1) }

        #expect(lasts == [true, true, false])
    }

    @Test func whenTheWorkerWorksOnABusyMachine_shouldLastLonger() {
        var patience = WorkerPatience(seconds: 9)

        let lasts = (1...100).map { patience.lasts(for: Double($0), cpuSeconds: Double($0) / 20) }
        let lastsForEver = patience.lasts(for: patience.longest, cpuSeconds: 6)

        #expect(lasts.allSatisfy { $0 })
        #expect(!lastsForEver)
    }

    @Test func whenTheWorkerStops_shouldEndSoon() {
        var patience = WorkerPatience(seconds: 9)
        _ = patience.lasts(for: 20, cpuSeconds: 2)

        let lasts = [22.9, 23].map { patience.lasts(for: $0, cpuSeconds: 2) }

        #expect(lasts == [true, false])
    }
}
