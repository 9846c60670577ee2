import ArgumentParser
import KeepItFresh
import KeepItFreshPresentation

/// `kif-scan remind thresholds`: when a household is reminded.
struct RemindThresholdsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "thresholds",
        abstract: "Show when the household is reminded, or change it. Changing is for owners.",
        discussion: "Days before the last day, with commas: 7,3,0; or never."
    )

    @Option(help: ArgumentHelp("For use by, and EXP, which may mean that.", valueName: "days"))
    var useBy: DayList?

    @Option(help: ArgumentHelp("For best before and all others.", valueName: "days"))
    var bestBefore: DayList?

    @Flag(help: "As usual again: use by 2,0; best before 7,0.")
    var usual = false

    @OptionGroup var options: RemindOptions

    func validate() throws {
        if usual, useBy != nil || bestBefore != nil {
            throw ValidationError("--usual excludes --use-by and --best-before.")
        }
    }

    func run() async throws {
        try await options.run { reminders in
            let context = reminders.context
            if usual { try await reminders.repository.setThresholds(nil, in: context.householdId) }
            if useBy != nil || bestBefore != nil {
                _ = try await reminders.setThresholds.execute(
                    context, useBy: useBy?.days, bestBefore: bestBefore?.days)
            }
            let thresholds = try await reminders.thresholds()
            let json = thresholds.json(household: context.householdName).line
            (options.json ? [json] : thresholds.lines).forEach(StandardStreams.output)
        }
    }
}
