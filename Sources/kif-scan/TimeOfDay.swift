import ArgumentParser

/// A time of day as it is given in an argument: `08:30`.
struct TimeOfDay: ExpressibleByArgument, CustomStringConvertible {
    /// Minutes after midnight.
    let minute: Int

    init(minute: Int) {
        self.minute = minute
    }

    init?(argument: String) {
        let parts = argument.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, parts.allSatisfy({ (1...2).contains($0.utf8.count) && $0.allSatisfy(\.isNumber) }),
            let hour = Int(parts[0]), let minute = Int(parts[1]), hour < 24, minute < 60
        else { return nil }
        self.minute = hour * 60 + minute
    }

    var description: String {
        [minute / 60, minute % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
    }

    var defaultValueDescription: String { description }
}
