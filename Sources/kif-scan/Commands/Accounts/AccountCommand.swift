import ArgumentParser
import Foundation
import KeepItFresh
import KeepItFreshDomain
import KeepItFreshPresentation

/// `kif-scan account …`: manages the account.
struct AccountCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "account",
        abstract: "Manage your account: ways to sign in, password, deletion.",
        subcommands: [Methods.self, Link.self, Unlink.self, Password.self, Delete.self],
        defaultSubcommand: Methods.self
    )
}

extension AccountCommand {
    /// `kif-scan account methods`: lists the ways to sign in.
    struct Methods: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "methods",
            abstract: "List the ways to sign in to this account.",
            usage: "kif-scan account methods [options]"
        )

        @Flag(help: "Write one JSON object for each.")
        var json = false

        @OptionGroup var common: CommonOptions

        @MainActor
        func run() async throws {
            let session = try await AccountSession(common)
            do {
                let identities = try await session.signIn.accounts.identities.execute(in: session.signIn.session())
                for report in identities.map(AccountReport.Method.init) {
                    StandardStreams.output(json ? report.json.line : report.line(in: common.language))
                }
                if identities.isEmpty {
                    common.say(
                        "You are signed in as a guest, without an account. Create one with: kif-scan register ADDRESS")
                }
            } catch {
                throw CommandFailure(error)
            }
        }
    }

    /// `kif-scan account link`: adds a way to sign in.
    struct Link: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "link",
            abstract: "Add a way to sign in to this account.",
            discussion: "With email, you choose a new password. For a guest, this creates an account."
        )

        @Argument(help: "What to link: email, email-code, mobile-code, google or apple.")
        var method: String?

        @OptionGroup var credentials: CredentialOptions

        @Flag(help: "Write one JSON object.")
        var json = false

        @OptionGroup var common: CommonOptions

        @MainActor
        func run() async throws {
            let session = try await AccountSession(common)
            guard let provider = method.map(AuthProviderType.init(providerId:)), provider != .anonymous else {
                throw CommandFailure(
                    "name what to link: email, email-code, mobile-code, google or apple", status: .usage)
            }
            try session.require(provider, offersGuest: false)
            do {
                let credential = try await credentials.credential(
                    of: provider, isNewPassword: true, session, common, json: json)
                guard let credential else { return }
                let report = AccountReport.Method(
                    try await session.signIn.accounts.link.execute(credential, in: session.signIn.session()))
                if json { StandardStreams.output(report.json.line) }
                common.say("Linked: \(report.message).")
            } catch AuthError.credentialAlreadyInUse {
                throw CommandFailure(
                    "these credentials belong to another account; nothing was linked", status: .notAllowed)
            } catch {
                throw CommandFailure(error)
            }
        }
    }

    /// `kif-scan account unlink`: removes a way to sign in.
    struct Unlink: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "unlink",
            abstract: "Remove a way to sign in to this account; the last one cannot be removed.",
            usage: "kif-scan account unlink <method> [options]"
        )

        @Argument(help: "Which: email, email-code, mobile-code, google or apple.")
        var method: String

        @Flag(help: "Write one JSON object.")
        var json = false

        @OptionGroup var common: CommonOptions

        @MainActor
        func run() async throws {
            let session = try await AccountSession(common)
            do {
                let provider = AuthProviderType(providerId: method)
                try await session.signIn.accounts.unlink.execute(provider, in: session.signIn.session())
                if json { StandardStreams.output(JSONValue.object([("unlinked", .string(method))]).line) }
                common.say("\(TerminalText.visible(method)) can no longer be used to sign in to this account.")
            } catch AuthError.unavailable {
                throw CommandFailure(
                    "this account has no '\(TerminalText.visible(method))'; kif-scan account lists what it has",
                    status: .usage)
            } catch {
                throw CommandFailure(error)
            }
        }
    }

    /// `kif-scan account password`: changes the password.
    struct Password: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "password",
            abstract: "Change the password of this account, and end its other sessions.",
            usage: "kif-scan account password [--password-stdin] [--password-fd <password-fd>] [options]"
        )

        @OptionGroup var secret: SecretOption

        @Flag(help: "Write one JSON object.")
        var json = false

        @OptionGroup var common: CommonOptions

        @MainActor
        func run() async throws {
            let session = try await AccountSession(common)
            do {
                let password = try secret.password(Message("New password"), isNew: true)
                try await session.signIn.accounts.changePassword.execute(password, in: session.signIn.session())
                if json { StandardStreams.output(JSONValue.object([("passwordChanged", .bool(true))]).line) }
                common.say("The password is changed; the account's other sessions have ended.")
            } catch AuthError.unavailable {
                throw CommandFailure(
                    "this account has no password; add one with: kif-scan account link email ADDRESS", status: .usage)
            } catch {
                throw CommandFailure(error)
            }
        }
    }

    /// `kif-scan account delete`: deletes the account.
    struct Delete: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "delete",
            abstract: "Delete this account, and the households that only you belong to, with all their items.",
            usage: "kif-scan account delete [--yes] [options]"
        )

        @Flag(help: "Do not ask for confirmation.")
        var yes = false

        @Flag(help: "Write one JSON object.")
        var json = false

        @OptionGroup var common: CommonOptions

        @MainActor
        func run() async throws {
            let session = try await AccountSession(common)
            guard try await session.current() != nil else { throw CommandFailure(AuthError.notSignedIn) }
            try confirm()
            do {
                try await session.signIn.authManager.deleteAccount()
                session.signIn.appState.reset()
                if json { StandardStreams.output(JSONValue.object([("accountDeleted", .bool(true))]).line) }
                common.say("The account is deleted, with the households that only you belonged to.")
            } catch {
                throw CommandFailure(error)
            }
        }

        private func confirm() throws {
            if yes { return }
            guard isatty(STDIN_FILENO) == 1 else {
                throw CommandFailure("this cannot be undone; confirm it with --yes", status: .usage)
            }
            // Translators: "delete" is typed as it is.
            guard StandardStreams.ask("This cannot be undone. To continue type delete:") == "delete" else {
                throw CommandFailure("nothing was deleted", status: .notAllowed)
            }
        }
    }
}
