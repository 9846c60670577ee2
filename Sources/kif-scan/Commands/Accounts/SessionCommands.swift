import ArgumentParser
import KeepItFresh
import KeepItFreshDomain
import KeepItFreshLabels
import KeepItFreshPresentation

/// The commands that create an account, sign out, and show who is signed in.
enum SessionCommands {}

extension SessionCommands {
    /// `kif-scan register`: creates an account.
    struct Register: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "register",
            abstract: "Create an account with a mail address and a password.",
            usage: "kif-scan register <email> [--password-stdin] [--password-fd <password-fd>] [options]",
            discussion: "If you are signed in as a guest, you keep your user id and your items."
        )

        @Argument(help: "The mail address.")
        var email: String

        @OptionGroup var secret: SecretOption
        @OptionGroup var options: OutputOptions

        func run() async throws {
            try await options.withAccount { account in
                if let current = try await account.current(), !current.isGuest {
                    throw CommandFailure(
                        "you are signed in to an account; sign out first, with: kif-scan logout", status: .notAllowed)
                }
                guard EmailAddress(email) != nil else { throw AuthError.invalidAddress }
                await account.login.register(
                    email: email, password: try secret.password(Message("Password"), isNew: true))
                try await account.reportLogin(Message("Registered"))
            }
        }
    }

    /// `kif-scan logout`: signs out.
    struct Logout: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "logout",
            abstract: "Sign out.",
            usage: "kif-scan logout [--yes] [options]",
            discussion: """
                Nothing is lost: the next scan, or kif-scan login, continues as the guest of this machine, and an account is \
                there when you sign in to it again.

                With the copy of a server's households, commands use this machine's own inventory again, and the copy is \
                removed. What could not be sent is listed before: it stays in the copy, which then stays too, and is sent \
                when you sign in there again.
                """
        )

        @Flag(help: "Do not ask for confirmation.")
        var yes = false

        @OptionGroup var options: OutputOptions

        func run() async throws {
            if try await leaveServer() { return }
            try await options.withAccount { account in
                let current = try await account.current()
                let methods =
                    current == nil
                    ? [] : try await account.signIn.accounts.identities.execute(in: account.signIn.session())
                try await account.signIn.authManager.signOut()
                account.signIn.appState.reset()
                options.report(
                    .object([("userId", .text(current?.userId))]), AccountReport.signedOut(current, methods: methods))
            }
        }
    }

    /// `kif-scan whoami`: shows who is signed in, and the household in use.
    struct WhoAmI: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "whoami",
            abstract: "Show who is signed in, and which household is used.",
            usage: "kif-scan whoami [options]"
        )

        @OptionGroup var household: HouseholdOption
        @OptionGroup var options: OutputOptions

        func run() async throws {
            do {
                let root = try CompositionRoot(database: options.common.database, postgres: options.common.postgres)
                let signIn = await root.signIn()
                guard case .startHouseholdFlow = try await signIn.authCoordinator.bootstrap() else {
                    throw CommandFailure(
                        "you are not signed in; sign in with: kif-scan login guest", status: .notAllowed)
                }
                let context = try await signIn.openInventory(household: household.household).context
                guard let account = await signIn.report(on: context) else { throw AuthError.notSignedIn }
                let status = try await ServerCopy(root)?.status()
                let language = options.common.language
                options.list(account.json(copy: status), account.message.text(in: language))
                if let status, !options.json {
                    StandardStreams.output(status.summary(of: context.householdId, on: .today()).text(in: language))
                }
            } catch {
                throw await options.common.failure(error)
            }
        }
    }
}
