import Foundation
import KIFTestSupport
import KeepItFreshDomain
import KeepItFreshSettings
import Testing

@Suite("Settings and numbers at the edges")
struct NumberFuzzTests {
    private let jobs = Setting("jobs", .number(1...1024), form: "a number from 1 to 1024")
    private let place = Setting("place", form: "a place")

    @Test func whenASettingIsAnImpossibleNumber_shouldBeWithinItsRangeOrAFault() async throws {
        let folder = try TemporaryFolder()
        defer { try? folder.remove() }
        let path = folder.file("config.json")

        try await FuzzBudget.run { seed, random in
            let json = EdgeNumbers.pick(EdgeNumbers.json, using: &random)
            let text = EdgeNumbers.pick(EdgeNumbers.texts, using: &random)
            let content = #"{"jobs": \#(json), "place": \#(json)}"#
            try Data(content.utf8).write(to: URL(fileURLWithPath: path))

            for environment in [[:], ["KIF_JOBS": text, "KIF_PLACE": text]] {
                let settings = Settings(catalog: [jobs, place], path: path, environment: environment)
                let number = settings.number(jobs)
                #expect(number.map { (1...1024).contains($0) } ?? true, "seed \(seed): \(json) \(environment)")
                #expect(number != nil || settings.faults.contains { $0.key == "jobs" || $0.key == nil }, "seed \(seed)")
                _ = settings.text(place)
            }
        }
    }
}
