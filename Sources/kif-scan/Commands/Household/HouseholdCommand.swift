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
    /// The options of a command in one household.
    struct Options: ParsableArguments {
        @OptionGroup var household: HouseholdOption
        @OptionGroup var output: OutputOptions

        /// Calls `work` with the household, as `OutputOptions.withHouseholds` does.
        func run(
            worksOnCopy: Bool = false, _ work: (Households, HouseholdContext) async throws -> Void
        ) async throws {
            try await output.withHouseholds(worksOnCopy: worksOnCopy) { households in
                try await work(households, household.context(households))
            }
        }
    }

    /// `kif-scan household list`: the households, and which one is selected.
    struct List: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "list", abstract: "List your households; a star marks the selected one.",
            usage: "kif-scan household list [options]")

        @OptionGroup var options: OutputOptions

        func run() async throws {
            try await options.withHouseholds(worksOnCopy: true) { households in
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
                    options.list(summary.json, summary.line(showsId: showsId, in: options.common.language))
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

        @OptionGroup var options: OutputOptions

        func run() async throws {
            try await options.withHouseholds(signsInGuest: true) { households in
                let made = try await households.create.execute(named: name, by: households.userId)
                try await options.report(made.id, of: households) {
                    Message("\"\($0)\" is created and selected. To invite somebody: kif-scan household invite")
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

        @OptionGroup var options: OutputOptions

        func run() async throws {
            try await options.withHouseholds(worksOnCopy: true) { households in
                let context = try await households.resolve.select(named: household, by: households.userId)
                try await options.report(context.householdId, of: households) { Message("\"\($0)\" is selected.") }
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

        @OptionGroup var options: Options

        func run() async throws {
            try await options.run { households, context in
                _ = try await households.rename.execute(context, to: name)
                try await options.output.report(context.householdId, of: households) {
                    Message("\"\(context.shownName)\" is called \"\($0)\" now.")
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

        @OptionGroup var options: OutputOptions

        func run() async throws {
            try await options.withHouseholds { households in
                let context = try await households.resolve.context(userId: households.userId, named: household)
                try await households.leave.execute(context)
                options.report(
                    "left", ("id", context.householdId), of: context,
                    Message("You left \"\(context.shownName)\". An owner can invite you again."))
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

        @OptionGroup var options: OutputOptions

        func run() async throws {
            try await options.withHouseholds { households in
                let context = try await households.resolve.context(userId: households.userId, named: household)
                guard context.role == .owner else { throw HouseholdError.ownerOnly }
                if !yes { try await confirm(context, households) }
                try await households.repository.deleteHousehold(context.householdId)
                options.report(
                    "deleted", ("id", context.householdId), of: context, Message("\"\(context.shownName)\" is deleted.")
                )
            }
        }

        private func confirm(_ context: HouseholdContext, _ households: Households) async throws {
            guard StandardStreams.inputIsTerminal else {
                throw CommandFailure("without a terminal to ask at, deleting needs --yes", status: .usage)
            }
            let items = try await households.itemCount(of: context)
            let members = try await households.repository.members(of: context.householdId).count
            // Translators: {2} and {3} are numbers; "yes" is typed as it is.
            let typed = StandardStreams.ask(
                "Delete \"\(context.shownName)\" for good (items: \(items), members: \(members))? To continue type yes:"
            )
            guard typed == "yes" else { throw CommandFailure("nothing was deleted", status: .usage) }
        }
    }
}

extension OutputOptions {
    /// Calls `work` with the households of the signed-in user. Without a session, a guest is signed in if
    /// `signsInGuest` is true. On a copy of a server's households only what `worksOnCopy` is done. Throws
    /// `CommandFailure`.
    func withHouseholds(
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

    /// Prints the household as the list shows it; the message gets its name. Throws `DataError.permission` when it is
    /// not in the list.
    func report(_ id: String, of households: Households, _ message: (_ name: String) -> Message) async throws {
        let list = try await households.list.execute(userId: households.userId)
        guard let summary = list.first(where: { $0.household.id == id }) else { throw DataError.permission }
        report(summary.json, message(TerminalText.visible(summary.household.name)))
    }

    /// Prints what was done to one thing of a household, such as "withdrawn".
    func report(_ change: String, _ id: (name: String, value: String), of context: HouseholdContext, _ message: Message)
    {
        report(
            .object([
                (id.name, .string(id.value)), ("household", .string(context.householdName)),
                ("change", .string(change)),
            ]), message)
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

extension HouseholdContext {
    /// The household's name as a terminal may show it.
    var shownName: String { TerminalText.visible(householdName) }
}
