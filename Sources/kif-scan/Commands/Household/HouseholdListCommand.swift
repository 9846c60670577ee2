import ArgumentParser
import KeepItFresh
import KeepItFreshPresentation

/// `kif-scan household list`: which there are, and which is selected.
struct HouseholdListCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List your households; a star marks the selected one.")

    @OptionGroup var options: HouseholdCommandOptions

    func run() async throws {
        try await options.run { households in
            let list = try await households.list.execute(userId: households.userId)
            if list.isEmpty {
                options.common.say(
                    "You belong to no household. The next scan makes one; or: kif-scan household create NAME")
            }
            for summary in list {
                let showsId =
                    options.common.verbose || list.filter { $0.household.name == summary.household.name }.count > 1
                StandardStreams.output(options.json ? summary.json.line : summary.line(showsId: showsId))
            }
        }
    }
}
