import ArgumentParser

/// Days before as they are given in one argument: `7,3,0`, or `never`.
struct DayList: ExpressibleByArgument {
    let days: [Int]

    init?(argument: String) {
        if argument == "never" {
            days = []
            return
        }
        let parts = argument.split(separator: ",", omittingEmptySubsequences: false).map { $0.filter { $0 != " " } }
        let days = parts.compactMap { Int($0) }
        guard days.count == parts.count else { return nil }
        self.days = days
    }
}
