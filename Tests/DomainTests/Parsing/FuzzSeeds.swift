import Foundation

/// The seeds of the fuzz tests: a few in every run, as many as `FUZZ_SEEDS` says in a long one (`Scripts/fuzz`).
enum FuzzSeeds {
    static let range: Range<UInt64> = 0..<(ProcessInfo.processInfo.environment["FUZZ_SEEDS"].flatMap(UInt64.init) ?? 20)
}
