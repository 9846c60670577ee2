import ArgumentParser
import KeepItFresh
import KeepItFreshPresentation

/// What every reminder command understands, and how it is run.
struct RemindOptions: ParsableArguments {
    @Flag(help: "Write JSON: one object a line.")
    var json = false

    @OptionGroup var household: HouseholdOption
    @OptionGroup var common: CommonOptions

    /// Does a command's work with the reminders of who is signed in; nobody is made a guest for it. Throws
    /// `CommandFailure`.
    func run<Value>(_ work: (Reminders) async throws -> Value) async throws -> Value {
        do {
            let root = try await common.openRoot()
            guard let reminders = try await root.openReminders(household: household.household) else {
                throw CommandFailure(
                    "nobody is signed in yet; scan a photo first, or: kif-scan login", status: .notAllowed)
            }
            return try await work(reminders)
        } catch {
            throw CommandFailure(error)
        }
    }
}
