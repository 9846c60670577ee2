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
            commandName: "methods", abstract: "List the ways to sign in to this account.",
            usage: "kif-scan account methods [options]")

        @OptionGroup var options: OutputOptions

        func run() async throws {
            try await options.withAccount { account in
                let identities = try await account.signIn.accounts.identities.execute(in: account.signIn.session())
                for report in identities.map(AccountReport.Method.init) {
                    options.list(report.json, report.line(in: options.common.language))
                }
                if identities.isEmpty {
                    options.common.say(
                        "You are signed in as a guest, without an account. Create one with: kif-scan register ADDRESS")
                }
            }
        }
    }

    /// `kif-scan account link`: adds a way to sign in.
    struct Link: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "link", abstract: "Add a way to sign in to this account.",
            discussion: "With email, you choose a new password. For a guest, this creates an account.")

        @Argument(help: "What to link: email, email-code, mobile-code, google or apple.")
        var method: String?

        @OptionGroup var credentials: CredentialOptions
        @OptionGroup var options: OutputOptions

        func run() async throws {
            try await options.withAccount(explaining: explain) { account in
                guard let provider = method.map(AuthProviderType.init(providerId:)), provider != .anonymous else {
                    throw CommandFailure(
                        "name what to link: email, email-code, mobile-code, google or apple", status: .usage)
                }
                try account.require(provider, offersGuest: false)
                let credential = try await credentials.credential(of: provider, isNewPassword: true, account, options)
                guard let credential else { return }
                let report = AccountReport.Method(
                    try await account.signIn.accounts.link.execute(credential, in: account.signIn.session()))
                options.report(report.json, Message("Linked: \(report.message)."))
            }
        }

        private func explain(_ error: AuthError) -> CommandFailure? {
            guard case .credentialAlreadyInUse = error else { return nil }
            return CommandFailure(
                "these credentials belong to another account; nothing was linked", status: .notAllowed)
        }
    }

    /// `kif-scan account unlink`: removes a way to sign in.
    struct Unlink: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "unlink",
            abstract: "Remove a way to sign in to this account; the last one cannot be removed.",
            usage: "kif-scan account unlink <method> [options]")

        @Argument(help: "Which: email, email-code, mobile-code, google or apple.")
        var method: String

        @OptionGroup var options: OutputOptions

        func run() async throws {
            let shown = TerminalText.visible(method)
            let missing = CommandFailure(
                "this account has no '\(shown)'; kif-scan account lists what it has", status: .usage)
            try await options.withAccount(explaining: { $0 == .unavailable ? missing : nil }) { account in
                let provider = AuthProviderType(providerId: method)
                try await account.signIn.accounts.unlink.execute(provider, in: account.signIn.session())
                options.report(
                    .object([("unlinked", .string(method))]),
                    Message("\(shown) can no longer be used to sign in to this account."))
            }
        }
    }

    /// `kif-scan account password`: changes the password.
    struct Password: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "password", abstract: "Change the password of this account, and end its other sessions.",
            usage: "kif-scan account password [--password-stdin] [--password-fd <password-fd>] [options]")

        @OptionGroup var secret: SecretOption
        @OptionGroup var options: OutputOptions

        func run() async throws {
            let missing = CommandFailure(
                "this account has no password; add one with: kif-scan account link email ADDRESS", status: .usage)
            try await options.withAccount(explaining: { $0 == .unavailable ? missing : nil }) { account in
                let password = try secret.password(Message("New password"), isNew: true)
                try await account.signIn.accounts.changePassword.execute(password, in: account.signIn.session())
                options.report(
                    .object([("passwordChanged", .bool(true))]),
                    Message("The password is changed; the account's other sessions have ended."))
            }
        }
    }

    /// `kif-scan account delete`: deletes the account.
    struct Delete: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "delete",
            abstract: "Delete this account, and the households that only you belong to, with all their items.",
            usage: "kif-scan account delete [--yes] [options]")

        @Flag(help: "Do not ask for confirmation.")
        var yes = false

        @OptionGroup var options: OutputOptions

        func run() async throws {
            try await options.withAccount { account in
                guard try await account.current() != nil else { throw AuthError.notSignedIn }
                if !yes { try confirm() }
                try await account.signIn.authManager.deleteAccount()
                account.signIn.appState.reset()
                options.report(
                    .object([("accountDeleted", .bool(true))]),
                    Message("The account is deleted, with the households that only you belonged to."))
            }
        }

        private func confirm() throws {
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
