import ArgumentParser
import KeepItFresh
import KeepItFreshPresentation

/// `kif-scan household invite`: a code that lets somebody in.
struct HouseholdInviteCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "invite",
        abstract: "Make an invitation: a code for one person, good for 72 hours. For owners.",
        discussion: "The code is shown once, for you to pass on, or sent; it is kept nowhere."
    )

    @Option(
        help:
            "Only who has proven to own this mail address can use it. It is sent there when mail is set up (Documentation/ACCOUNTS.md)."
    )
    var mail: String?

    @OptionGroup var household: HouseholdOption
    @OptionGroup var options: HouseholdCommandOptions

    func run() async throws {
        try await options.run { households in
            let context = try await household.context(households)
            let (issued, isSent) = try await households.invite.execute(context, mail: mail)
            if options.json {
                let code = isSent ? nil : issued.code
                let value = issued.invitation.json(household: context.householdName, code: code)
                StandardStreams.output(value.line)
                return
            }
            let name = TerminalText.visible(context.householdName)
            let whom = issued.invitation.email.map { " for \(TerminalText.visible($0))" } ?? ""
            if isSent {
                options.common.say("The invitation to \"\(name)\" is on its way\(whom).")
            } else {
                StandardStreams.output(issued.code.text)
                options.common.say(
                    "This code lets one person\(whom) into \"\(name)\" within 72 hours. Pass it on; "
                        + "they enter it after: kif-scan household join")
            }
        }
    }
}
