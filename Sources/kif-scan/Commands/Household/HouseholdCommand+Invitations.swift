import ArgumentParser
import KeepItFresh
import KeepItFreshDomain
import KeepItFreshPresentation

extension HouseholdCommand {
    /// `kif-scan household invite`: creates a code by which another person can join.
    struct Invite: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "invite",
            abstract: "Create an invitation: a code for one person, valid for 72 hours. For owners.",
            usage: "kif-scan household invite [--mail <mail>] [--household <household>] [options]",
            discussion: "The code is shown once, for you to pass on, or sent by mail. It is not stored."
        )

        @Option(
            help: """
                Only the user who has verified this mail address can use the code. It is sent there if mail is set up \
                (kif-scan help accounts).
                """
        )
        var mail: String?

        @OptionGroup var options: Options

        func run() async throws {
            try await options.run { households, context in
                let (issued, isSent) = try await households.invite.execute(
                    context, mail: mail, wording: options.output.common.language.wording)
                let output = options.output
                guard !output.json else {
                    let code = isSent ? nil : issued.code
                    return StandardStreams.output(
                        issued.invitation.json(household: context.householdName, code: code).line)
                }
                let name = context.shownName
                let address = issued.invitation.email.map { TerminalText.visible($0) }
                if isSent {
                    return output.common.say(
                        address.map { Message("The invitation to \"\(name)\" has been sent to \($0).") }
                            ?? Message("The invitation to \"\(name)\" has been sent."))
                }
                StandardStreams.output(issued.code.text)
                output.common.say(
                    address.map { Message("With this code \($0) can join \"\(name)\" within 72 hours.") }
                        ?? Message("With this code one person can join \"\(name)\" within 72 hours."))
                output.common.say("Pass it on; it is typed after: kif-scan household join")
            }
        }
    }

    /// `kif-scan household invitations`: lists or withdraws open invitations.
    struct Invitations: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "invitations", abstract: "List the open invitations, or withdraw one. For owners.",
            usage: "kif-scan household invitations [--withdraw <id>] [--household <household>] [options]")

        @Option(help: ArgumentHelp("Withdraw the invitation with this id.", valueName: "id"))
        var withdraw: String?

        @OptionGroup var options: Options

        func run() async throws {
            try await options.run { households, context in
                let output = options.output
                if let withdraw {
                    try await households.repository.withdrawInvitation(withdraw, to: context.householdId)
                    return output.report(
                        "withdrawn", ("id", withdraw), of: context,
                        Message("The invitation is withdrawn; its code cannot be used any more."))
                }
                let open = try await households.repository.invitations(to: context.householdId)
                if open.isEmpty {
                    output.common.say("There are no open invitations. Create one with: kif-scan household invite")
                }
                for invitation in open {
                    output.list(
                        invitation.json(household: context.householdName), invitation.line(in: output.common.language))
                }
            }
        }
    }

    /// `kif-scan household join`: joins a household with an invitation code.
    struct Join: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "join",
            abstract: "Join a household with an invitation code, and select it.",
            usage: "kif-scan household join [options]",
            discussion: """
                You are asked for the code, or it is read from standard input; it is never an argument, because others can \
                see these. Case, spaces and hyphens are ignored.
                """
        )

        /// Longer input is not a code.
        private static let maximumBytes = 1000

        @OptionGroup var options: OutputOptions

        func run() async throws {
            let code = try code()
            try await options.withHouseholds(signsInGuest: true) { households in
                let joined = try await households.join.execute(code: code, by: households.userId)
                try await options.report(joined.id, of: households) {
                    Message("You joined \"\($0)\", and it is selected now. What is there: kif-scan list")
                }
                options.warnIfSettingTakesPrecedence(over: joined.name)
            }
        }

        private func code() throws -> String {
            guard StandardStreams.inputIsTerminal else {
                let input: [UInt8]?
                do { input = try StandardStreams.input(limit: Self.maximumBytes) } catch { input = [] }
                guard let bytes = input else { throw CommandFailure(HouseholdError.invitationInvalid) }
                guard !bytes.isEmpty else {
                    throw CommandFailure("standard input has no code", status: .usage)
                }
                return String(decoding: bytes, as: UTF8.self)
            }
            guard let line = StandardStreams.ask("Code:"), !line.isEmpty else {
                throw CommandFailure("no code was given", status: .usage)
            }
            return line
        }
    }
}
