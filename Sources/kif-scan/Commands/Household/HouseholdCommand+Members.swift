import ArgumentParser
import KeepItFresh
import KeepItFreshDomain
import KeepItFreshPresentation

extension HouseholdCommand {
    /// `kif-scan household members`: the members of a household.
    struct Members: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "members", abstract: "List the members with their roles and ids.",
            usage: "kif-scan household members [--household <household>] [options]")

        @OptionGroup var options: Options

        func run() async throws {
            try await options.run(worksOnCopy: true) { households, context in
                for member in try await households.members.execute(context) {
                    options.output.list(
                        member.json(for: households.userId, household: context.householdName),
                        member.line(for: households.userId, in: options.output.common.language))
                }
            }
        }
    }

    /// `kif-scan household role`: makes a member an owner, or the reverse.
    struct Role: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "role", abstract: "Make a member an owner, or an owner a member. For owners.",
            usage: "kif-scan household role <member> <role> [--household <household>] [options]")

        @Argument(help: "The member's id, mail address or name.")
        var member: String

        @Argument(help: "owner or member.")
        var role: HouseholdRole

        @OptionGroup var options: Options

        func run() async throws {
            try await options.run { households, context in
                let changed = try await households.changeRole.execute(context, member: member, to: role).with(role)
                options.output.report(
                    changed.json(for: households.userId, household: context.householdName),
                    role == .owner
                        ? Message("\(changed.name) is an owner now.") : Message("\(changed.name) is a member now."))
            }
        }
    }

    /// `kif-scan household transfer`: makes another member the owner.
    struct Transfer: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "transfer",
            abstract: "Make another member the owner instead of you; you stay as a member. For owners.",
            usage: "kif-scan household transfer <member> [--household <household>] [options]")

        @Argument(help: "The member's id, mail address or name.")
        var member: String

        @OptionGroup var options: Options

        func run() async throws {
            try await options.run { households, context in
                let owner = try await households.transfer.execute(context, to: member).with(.owner)
                options.output.report(
                    owner.json(for: households.userId, household: context.householdName),
                    Message(
                        "\(owner.name) owns \"\(context.shownName)\" now, and you are a member. To leave: kif-scan household leave"
                    ))
            }
        }
    }

    /// `kif-scan household remove`: ends the membership of another member.
    struct Remove: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "remove", abstract: "Remove a member, who loses access at once. For owners.",
            usage: "kif-scan household remove <member> [--household <household>] [options]")

        @Argument(help: "The member's id, mail address or name.")
        var member: String

        @OptionGroup var options: Options

        func run() async throws {
            try await options.run { households, context in
                let removed = try await households.removeMember.execute(context, member: member)
                options.output.report(
                    "removed", ("userId", removed.membership.userId), of: context,
                    Message("\(removed.name) no longer has access to \"\(context.shownName)\"."))
            }
        }
    }
}
