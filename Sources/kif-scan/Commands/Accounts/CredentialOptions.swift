import ArgumentParser
import Foundation
import KeepItFresh
import KeepItFreshDomain
import KeepItFreshPresentation

/// The options that say how the user signs in.
struct CredentialOptions: ParsableArguments {
    @Argument(help: "How to sign in: guest, email, email-code, mobile-code, google or apple.")
    var method = "guest"

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
            throw ValidationError("--request and --challenge cannot be combined.")
        }
    }

    var provider: AuthProviderType { AuthProviderType(providerId: method) }
    var sendsCode: Bool { provider == .emailOTP || provider == .mobileOTP }

    /// The address. Throws `CommandFailure` if it is missing.
    func requiredAddress() throws -> String {
        guard let address else {
            let kind = provider == .mobileOTP ? "phone number" : "mail address"
            throw CommandFailure("\(method) needs a \(kind) after it", status: .usage)
        }
        return address
    }

    /// Sends a code, or uses the given challenge, and reads the code. The result is nil with `--request`, when only a
    /// code is sent. Throws `CommandFailure`.
    @MainActor
    func codeCredential(_ session: AccountSession, _ common: CommonOptions, json: Bool) async throws -> LoginCredential?
    {
        let request = OTPRequest(provider: provider, address: try requiredAddress())
        var id = challenge
        if id == nil {
            let sent: OTPRequestResult
            do {
                sent = try await session.root.accounts.requestOTP.execute(request)
            } catch AuthError.unavailable {
                throw CommandFailure("the code could not be sent; try again later", status: .componentMissing)
            } catch {
                throw CommandFailure(error)
            }
            id = sent.challengeId
            if self.request {
                StandardStreams.output(json ? sent.json.line : sent.challengeId)
                common.say("A code has been sent. Continue within five minutes with --challenge and this id.")
                return nil
            }
            common.say("A code has been sent to \(TerminalText.visible(request.address)).")
        }
        return request.credential(challengeId: id ?? "", code: try code())
    }

    /// The credential of a method that sends no code. Throws `CommandFailure`.
    func credential(isNewPassword: Bool = false) throws -> LoginCredential {
        switch provider {
        case .anonymous: return .anonymous
        case .emailPassword:
            let email = try requiredAddress()
            return .emailPassword(email: email, password: try secret.password("Password", isNew: isNewPassword))
        case .google: return .google(device ? .device : .browser)
        case .apple: return .apple(device ? .device : .browser)
        case let other: return .other(other, fields: address.map { ["address": $0] } ?? [:])
        }
    }

    private func code() throws -> String {
        if isCodeOnInput || isatty(STDIN_FILENO) == 0 { return try SecretOption.line(of: .standardInput) }
        return try SecretOption.typed("Code")
    }
}
