import Foundation

/// How long a fuzz test runs: a second or two in the check, as long as `KIF_FUZZ_SECONDS` says in `Scripts/fuzz`.
package enum FuzzBudget {
    private static let environment = ProcessInfo.processInfo.environment
    /// The time that each fuzz test has.
    package static let time: Duration = .seconds(environment["KIF_FUZZ_SECONDS"].flatMap(Double.init) ?? 1.5)
    /// The seed of the first round.
    package static let firstSeed = environment["KIF_FUZZ_SEED"].flatMap(UInt64.init) ?? 0

    /// Runs round after round, each with random numbers from another seed, until the time is over; at least one.
    /// Between the rounds other tests get a turn.
    ///
    /// A round puts its seed into the comments of what it expects: with it as `KIF_FUZZ_SEED`, that round is the first
    /// of the next run. For a round that ends the process, the seed is in a file named after the test in the folder
    /// `KIF_FUZZ_FOLDER`, if that is set.
    package static func run(
        _ test: String = #function, isolation: isolated (any Actor)? = #isolation,
        _ round: (_ seed: UInt64, _ random: inout SeededGenerator) async throws -> Void
    ) async throws {
        let note = environment["KIF_FUZZ_FOLDER"].map { URL(fileURLWithPath: "\($0)/\(test.prefix { $0 != "(" })") }
        let end = ContinuousClock.now + time
        var seed = firstSeed
        repeat {
            if let note { try Data("\(seed)\n".utf8).write(to: note) }
            var random = SeededGenerator(state: seed)
            try await round(seed, &random)
            seed &+= 1
            await Task.yield()
        } while ContinuousClock.now < end && !Task.isCancelled
    }
}
