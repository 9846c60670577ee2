import KeepItFreshDomain

extension JSONValue {
    /// The time of each stage by its name, repetitions added up, its steps in a list.
    static func timings(_ timings: [StageTiming]) -> JSONValue {
        let fields = ReadingStage.allCases.compactMap { stage -> (String, JSONValue)? in
            let ofStage = timings.filter { $0.stage == stage }
            guard !ofStage.isEmpty else { return nil }
            var fields = sum(ofStage.filter { $0.step == nil })
            let steps = ofStage.filter { $0.step != nil }
            if !steps.isEmpty {
                fields.append(("steps", .array(steps.map { .object([("step", .number($0.step))] + sum([$0])) })))
            }
            return (stage.rawValue, .object(fields))
        }
        return .object(fields)
    }

    private static func sum(_ timings: [StageTiming]) -> [(String, JSONValue)] {
        let worked = timings.compactMap(\.processorTime)
        return [
            ("milliseconds", milliseconds(timings.map(\.duration))),
            ("processorMilliseconds", worked.isEmpty ? .null : milliseconds(worked)),
        ]
    }

    private static func milliseconds(_ durations: [Duration]) -> JSONValue {
        .decimal(durations.reduce(.zero, +) / .milliseconds(1))
    }
}
