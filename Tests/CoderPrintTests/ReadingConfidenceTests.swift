import Testing

@testable import KeepItFreshCoderPrint

@Suite struct ReadingConfidenceTests {
    @Test func whenProbabilityGrows_shouldNeverSink() {
        let values = stride(from: 0.0, through: 1.0, by: 0.05).map { ReadingConfidence.calibrated($0) }

        #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 })
        #expect(values.allSatisfy { (0...1).contains($0) })
    }
}
