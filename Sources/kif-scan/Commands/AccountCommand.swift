import ArgumentParser

/// `kif-scan account`: what belongs to an account.
struct AccountCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "account",
        abstract: "The ways to sign in to your account, its password, and its end.",
        subcommands: [
            AccountMethodsCommand.self, AccountLinkCommand.self, AccountUnlinkCommand.self,
            AccountPasswordCommand.self, AccountDeleteCommand.self,
        ],
        defaultSubcommand: AccountMethodsCommand.self
    )
}
