import ArgumentParser
import KeepItFresh
import KeepItFreshPresentation

/// What every household command understands, and how it is run.
struct HouseholdCommandOptions: ParsableArguments {
    @Flag(help: "Write JSON: one object a line.")
    var json = false

    @OptionGroup var common: CommonOptions

    /// Does a command's work with the households of who is signed in, or of a guest who is signed in now. Throws
    /// `CommandFailure`.
    func run(signsInGuest: Bool = false, _ work: (Households) async throws -> Void) async throws {
        do {
            let root = try await common.openRoot()
            guard let households = try await root.openHouseholds(signsInGuest: signsInGuest) else {
                throw CommandFailure("nobody is signed in; sign in with: kif-scan login", status: .notAllowed)
            }
            if households.isFirstUse { common.say("Signed in as a guest.") }
            try await work(households)
        } catch {
            throw CommandFailure(error)
        }
    }

    /// Puts out what became of a household: an object for scripts, a line for people.
    func report(_ value: JSONValue, _ line: String) {
        if json { StandardStreams.output(value.line) } else { common.say(line) }
    }

    /// The household as it stands in the list. Throws `DataError.permission` when it is not there.
    func report(_ id: String, of households: Households, _ line: (HouseholdSummary) -> String) async throws {
        let list = try await households.list.execute(userId: households.userId)
        guard let summary = list.first(where: { $0.household.id == id }) else { throw DataError.permission }
        report(summary.json, line(summary))
    }
}
