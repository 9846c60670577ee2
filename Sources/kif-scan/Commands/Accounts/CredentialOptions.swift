import ArgumentParser
import Foundation
import KeepItFresh
import KeepItFreshDomain
import KeepItFreshPresentation

/// The options of a way to sign in, which the command's own argument names.
struct CredentialOptions: ParsableArguments {
    @Argument(help: "The mail address or phone number, if the method needs one.")
    var address: String?

    @OptionGroup var secret: SecretOption

    @Flag(name: .customLong("code-stdin"), help: "Read the code from standard input.")
    var isCodeOnInput = false

    @Flag(help: "Only send the code; continue later with --challenge.")
    var request = false

    @Option(help: "The challenge that the code belongs to, as printed by --request.")
    var challenge: String?

    @Flag(help: "Sign in to Google or Apple in a browser on another machine.")
    var device = false

    func validate() throws {
        guard !request || challenge == nil else {
            throw usageError("--request and --challenge cannot be combined.")
        }
    }

    /// The user's credential of a way to sign in. Methods with a code send it, or use the given challenge, and read the
    /// code; the result is nil with `--request`, when only a code is sent. Throws `CommandFailure`, `AuthError` and
    /// `DataError`.
    @MainActor
    func credential(
        of provider: AuthProviderType, isNewPassword: Bool = false, _ account: AccountSession, _ options: OutputOptions
    ) async throws -> LoginCredential? {
        switch provider {
        case .emailOTP, .mobileOTP: try await codeCredential(provider, account, options)
        case .anonymous: .anonymous
        case .emailPassword:
            .emailPassword(
                email: try requiredAddress(provider),
                password: try secret.password(Message("Password"), isNew: isNewPassword))
        case .google: .google(device ? .device : .browser)
        case .apple: .apple(device ? .device : .browser)
        case let other: .other(other, fields: address.map { ["address": $0] } ?? [:])
        }
    }

    private func requiredAddress(_ provider: AuthProviderType) throws -> String {
        guard let address else {
            throw provider == .mobileOTP
                ? CommandFailure("\(provider.providerId) needs a phone number after it", status: .usage)
                : CommandFailure("\(provider.providerId) needs a mail address after it", status: .usage)
        }
        return address
    }

    @MainActor
    private func codeCredential(
        _ provider: AuthProviderType, _ account: AccountSession, _ options: OutputOptions
    ) async throws -> LoginCredential? {
        let request = OTPRequest(
            provider: provider, address: try requiredAddress(provider), wording: options.common.language.wording)
        var id = challenge
        if id == nil {
            let sent: OTPRequestResult
            do {
                sent = try await account.signIn.accounts.requestOTP.execute(request)
            } catch AuthError.unavailable {
                throw CommandFailure("the code could not be sent; try again later", status: .componentMissing)
            }
            id = sent.challengeId
            if self.request {
                options.list(sent.json, sent.challengeId)
                options.common.say("A code has been sent. Continue within five minutes with --challenge and this id.")
                return nil
            }
            options.common.say("A code has been sent to \(TerminalText.visible(request.address)).")
        }
        return request.credential(challengeId: id ?? "", code: try code())
    }

    private func code() throws -> String {
        if isCodeOnInput || isatty(STDIN_FILENO) == 0 { return try SecretOption.line(of: .standardInput) }
        return try SecretOption.typed(Message("Code"))
    }
}
