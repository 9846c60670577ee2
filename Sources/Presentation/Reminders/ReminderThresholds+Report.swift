public import KeepItFreshDomain

extension ReminderThresholds {
    /// When it is reminded, a line for each kind of date.
    public var lines: [String] {
        ReminderKind.allCases.map { "\($0.words): \(Self.words(days(of: $0)))" }
    }

    /// The same for scripts.
    public func json(household: String) -> JSONValue {
        .object([
            ("household", .string(household)),
            ("useBy", .array(days(of: .useBy).map { .integer($0) })),
            ("bestBefore", .array(days(of: .bestBefore).map { .integer($0) })),
        ])
    }

    private static func words(_ days: [Int]) -> String {
        guard !days.isEmpty else { return "never" }
        return days.map { days in
            switch days {
            case 0: "on the last day"
            case 1: "1 day before"
            default: "\(days) days before"
            }
        }.joined(separator: ", ")
    }
}

extension ReminderKind {
    fileprivate var words: String {
        switch self {
        case .useBy: "use by (and EXP)"
        case .bestBefore: "best before (and others)"
        }
    }
}
