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

        @Flag(help: "Write one JSON object.")
        var json = false

        @OptionGroup var common: CommonOptions

        @MainActor
        func run() async throws {
            let session = try await AccountSession(common)
            if let current = try await session.current(), !current.isGuest {
                throw CommandFailure(
                    "you are signed in to an account; sign out first, with: kif-scan logout", status: .notAllowed)
            }
            guard EmailAddress(email) != nil else { throw CommandFailure(AuthError.invalidAddress) }
            await session.login.register(email: email, password: try secret.password(Message("Password"), isNew: true))
            guard case .success(_, let isNewUser) = session.login.flowState else {
                throw CommandFailure(session.login.error ?? AuthError.cancelled)
            }
            try await session.report(Message("Registered"), isNewUser: isNewUser, json: json)
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

        @Flag(help: "Write one JSON object.")
        var json = false

        @OptionGroup var common: CommonOptions

        @MainActor
        func run() async throws {
            if try await leaveServer() { return }
            let session = try await AccountSession(common)
            do {
                let current = try await session.current()
                let methods =
                    current == nil
                    ? [] : try await session.signIn.accounts.identities.execute(in: session.signIn.session())
                try await session.signIn.authManager.signOut()
                session.signIn.appState.reset()
                if json { StandardStreams.output(JSONValue.object([("userId", .text(current?.userId))]).line) }
                common.say(AccountReport.signedOut(current, methods: methods))
            } catch {
                throw CommandFailure(error)
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

        @Flag(help: "Write one JSON object.")
        var json = false

        @OptionGroup var household: HouseholdOption
        @OptionGroup var common: CommonOptions

        func run() async throws {
            do {
                let root = try CompositionRoot(database: common.database, postgres: common.postgres)
                let signIn = await root.signIn()
                guard case .startHouseholdFlow = try await signIn.authCoordinator.bootstrap() else {
                    throw CommandFailure(
                        "you are not signed in; sign in with: kif-scan login guest", status: .notAllowed)
                }
                let context = try await signIn.openInventory(household: household.household).context
                guard let account = await signIn.report(on: context) else { throw AuthError.notSignedIn }
                let status = try await ServerCopy(root)?.status()
                if json {
                    return StandardStreams.output(account.json(copy: status).line)
                }
                StandardStreams.output(account.message.text(in: common.language))
                if let status {
                    StandardStreams.output(
                        status.summary(of: context.householdId, on: .today()).text(in: common.language))
                }
            } catch {
                throw await common.failure(error)
            }
        }
    }
}
