import ArgumentParser
import KeepItFresh
import KeepItFreshDomain
import KeepItFreshPresentation

/// `kif-scan household …`: the people who share an inventory.
struct HouseholdCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "household",
        abstract: "Households: list, create, select, rename, invite, join, members, roles, leave, delete.",
        discussion: "Roles and invitations are explained by: kif-scan help households",
        subcommands: [
            List.self, Create.self, Select.self, Rename.self, Invite.self, Invitations.self, Join.self, Members.self,
            Role.self, Transfer.self, Remove.self, Leave.self, Delete.self,
        ],
        defaultSubcommand: List.self
    )
}

extension HouseholdCommand {
    /// The options of every household command.
    struct Options: ParsableArguments {
        @Flag(help: "Write JSON, one object per line.")
        var json = false

        @OptionGroup var common: CommonOptions

        /// Calls `work` with the households of the signed-in user. Without a session, a guest is signed in if
        /// `signsInGuest` is true. On a copy of a server's households only what `worksOnCopy` is done. Throws
        /// `CommandFailure`.
        func run(
            signsInGuest: Bool = false, worksOnCopy: Bool = false, _ work: (Households) async throws -> Void
        ) async throws {
            if !worksOnCopy { try await common.requireNoCopy() }
            do {
                let signIn = try await common.openSignIn()
                guard let households = try await signIn.person(signsInGuest: signsInGuest)?.households else {
                    throw CommandFailure("you are not signed in; sign in with: kif-scan login", status: .notAllowed)
                }
                if households.isFirstUse { common.say("Signed in as a guest.") }
                try await work(households)
            } catch {
                throw await common.failure(error)
            }
        }

        /// Prints the result of a command: an object with `--json`, otherwise a line for people.
        func report(_ value: JSONValue, _ message: Message) {
            if json { StandardStreams.output(value.line) } else { common.say(message) }
        }

        /// Prints the household as the list shows it. Throws `DataError.permission` when it is not in the list.
        func report(_ id: String, of households: Households, _ message: (Household.Summary) -> Message) async throws {
            let list = try await households.list.execute(userId: households.userId)
            guard let summary = list.first(where: { $0.household.id == id }) else { throw DataError.permission }
            report(summary.json, message(summary))
        }

        /// Says that a selection has no effect as long as the setting names another household.
        func warnIfSettingTakesPrecedence(over name: String) {
            guard let set = ProcessSettings.current.text(.household), set != name else { return }
            let path = TerminalText.visible(ProcessSettings.current.path)
            // Translators: {1} is the path of a file, {2} the name of a household.
            common.say(
                "But the setting \"household\" (KIF_HOUSEHOLD, or \(path)) is \"\(TerminalText.visible(set))\" and counts first."
            )
        }
    }

    /// `kif-scan household list`: the households, and which one is selected.
    struct List: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "list", abstract: "List your households; a star marks the selected one.",
            usage: "kif-scan household list [options]")

        @OptionGroup var options: Options

        func run() async throws {
            try await options.run(worksOnCopy: true) { households in
                let list = try await households.list.execute(userId: households.userId)
                if list.isEmpty {
                    if try await options.common.openCopy() != nil { throw HouseholdError.noHousehold }
                    options.common.say(
                        "You do not belong to a household. The next scan creates one, or use: kif-scan household create NAME"
                    )
                }
                for summary in list {
                    let showsId =
                        options.common.verbose || list.filter { $0.household.name == summary.household.name }.count > 1
                    StandardStreams.output(
                        options.json ? summary.json.line : summary.line(showsId: showsId, in: options.common.language))
                }
            }
        }
    }

    /// `kif-scan household create`: creates a household.
    struct Create: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "create", abstract: "Create a household and select it. You become its owner.",
            usage: "kif-scan household create <name> [options]")

        @Argument(help: "Its name.")
        var name: String

        @OptionGroup var options: Options

        func run() async throws {
            try await options.run(signsInGuest: true) { households in
                let made = try await households.create.execute(named: name, by: households.userId)
                try await options.report(made.id, of: households) { summary in
                    let shown = TerminalText.visible(summary.household.name)
                    return Message(
                        "\"\(shown)\" is created and selected. To invite somebody: kif-scan household invite")
                }
                options.warnIfSettingTakesPrecedence(over: made.name)
            }
        }
    }

    /// `kif-scan household select`: chooses the household that later commands use.
    struct Select: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "select", abstract: "Choose the household that later commands work in.",
            usage: "kif-scan household select <household> [options]")

        @Argument(help: "Its name or id.")
        var household: String

        @OptionGroup var options: Options

        func run() async throws {
            try await options.run(worksOnCopy: true) { households in
                let context = try await households.resolve.select(named: household, by: households.userId)
                try await options.report(context.householdId, of: households) { summary in
                    Message("\"\(TerminalText.visible(summary.household.name))\" is selected.")
                }
                options.warnIfSettingTakesPrecedence(over: context.householdName)
            }
        }
    }

    /// `kif-scan household rename`: gives a household another name.
    struct Rename: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "rename", abstract: "Give the household another name. For owners.",
            usage: "kif-scan household rename <name> [--household <household>] [options]")

        @Argument(help: "The new name.")
        var name: String

        @OptionGroup var household: HouseholdOption
        @OptionGroup var options: Options

        func run() async throws {
            try await options.run { households in
                let context = try await household.context(households)
                _ = try await households.rename.execute(context, to: name)
                try await options.report(context.householdId, of: households) { summary in
                    let earlier = TerminalText.visible(context.householdName)
                    return Message("\"\(earlier)\" is called \"\(TerminalText.visible(summary.household.name))\" now.")
                }
            }
        }
    }

    /// `kif-scan household leave`: ends your membership.
    struct Leave: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "leave", abstract: "Leave a household. Its other members keep it.",
            usage: "kif-scan household leave <household> [options]")

        @Argument(help: "Its name or id.")
        var household: String

        @OptionGroup var options: Options

        func run() async throws {
            try await options.run { households in
                let context = try await households.resolve.context(userId: households.userId, named: household)
                try await households.leave.execute(context)
                let value = JSONValue.object([
                    ("id", .string(context.householdId)), ("household", .string(context.householdName)),
                    ("change", .string("left")),
                ])
                let name = TerminalText.visible(context.householdName)
                options.report(value, Message("You left \"\(name)\". An owner can invite you again."))
            }
        }
    }

    /// `kif-scan household delete`: deletes a household.
    struct Delete: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "delete", abstract: "Delete a household with all its items, for all its members. For owners.",
            usage: "kif-scan household delete <household> [--yes] [options]")

        @Argument(help: "Its name or id.")
        var household: String

        @Flag(help: "Do not ask for confirmation.")
        var yes = false

        @OptionGroup var options: Options

        func run() async throws {
            try await options.run { households in
                let context = try await households.resolve.context(userId: households.userId, named: household)
                guard context.role == .owner else { throw HouseholdError.ownerOnly }
                if !yes { try await confirm(context, households) }
                try await households.repository.deleteHousehold(context.householdId)
                let value = JSONValue.object([
                    ("id", .string(context.householdId)), ("household", .string(context.householdName)),
                    ("change", .string("deleted")),
                ])
                options.report(value, Message("\"\(TerminalText.visible(context.householdName))\" is deleted."))
            }
        }

        private func confirm(_ context: HouseholdContext, _ households: Households) async throws {
            guard StandardStreams.inputIsTerminal else {
                throw CommandFailure("without a terminal to ask at, deleting needs --yes", status: .usage)
            }
            let items = try await households.itemCount(of: context)
            let members = try await households.repository.members(of: context.householdId).count
            let name = TerminalText.visible(context.householdName)
            // Translators: {2} and {3} are numbers; "yes" is typed as it is.
            let typed = StandardStreams.ask(
                "Delete \"\(name)\" for good (items: \(items), members: \(members))? To continue type yes:")
            guard typed == "yes" else { throw CommandFailure("nothing was deleted", status: .usage) }
        }
    }
}
