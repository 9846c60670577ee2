import ArgumentParser

/// `kif-scan household …`: who keeps food together.
struct HouseholdCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "household",
        abstract: "Households: list, create, select, rename, invite, join, members, roles, leave, delete.",
        discussion: "Documentation/HOUSEHOLDS.md explains roles and invitations.",
        subcommands: [
            HouseholdListCommand.self, HouseholdCreateCommand.self, HouseholdSelectCommand.self,
            HouseholdRenameCommand.self, HouseholdInviteCommand.self, HouseholdInvitationsCommand.self,
            HouseholdJoinCommand.self, HouseholdMembersCommand.self, HouseholdRoleCommand.self,
            HouseholdTransferCommand.self, HouseholdRemoveCommand.self, HouseholdLeaveCommand.self,
            HouseholdDeleteCommand.self,
        ],
        defaultSubcommand: HouseholdListCommand.self
    )
}
