import ArgumentParser
import KeepItFresh
import KeepItFreshPresentation

/// `kif-scan household join`: in by an invitation's code.
struct HouseholdJoinCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "join",
        abstract: "Join a household by an invitation's code, and select it.",
        discussion: """
            The code is asked for, or read from standard input; never from the command line, which others can see. \
            Capitals, spaces and hyphens do not matter.
            """
    )

    /// Longer input is no code.
    private static let byteLimit = 1000

    @OptionGroup var options: HouseholdCommandOptions

    func run() async throws {
        let code = try code()
        try await options.run(signsInGuest: true) { households in
            let joined = try await households.join.execute(code: code, by: households.userId)
            try await options.report(joined.id, of: households) { summary in
                let name = TerminalText.visible(summary.household.name)
                return "Joined \"\(name)\" and selected it. See what is there with: kif-scan list"
            }
            options.sayIfSettingGoesFirst(before: joined.name)
        }
    }

    private func code() throws -> String {
        guard StandardStreams.inputIsTerminal else {
            let input: [UInt8]?
            do { input = try StandardStreams.input(limit: Self.byteLimit) } catch { input = [] }
            guard let bytes = input else { throw CommandFailure(HouseholdError.invitationInvalid) }
            guard !bytes.isEmpty else {
                throw CommandFailure("the code is read from standard input, and there is none", status: .usage)
            }
            return String(decoding: bytes, as: UTF8.self)
        }
        StandardStreams.redraw("Code: ")
        guard let line = readLine(), !line.isEmpty else { throw CommandFailure("no code was given", status: .usage) }
        return line
    }
}
