import KeepItFresh
import KeepItFreshDomain
import KeepItFreshPresentation

extension CommonOptions {
    /// Opens the database for this machine's user, with the ways to sign in and to send mail that are set up. Throws
    /// `DataError` and `UserSettings.InvalidValue`.
    @MainActor
    func openSignIn() throws -> SignIn {
        try CompositionRoot(
            database: database, postgres: postgres, settings: ProcessSettings.current.accounts(),
            prompt: SignInInstructions(),
            log: verbose ? SignInLog() : nil
        ).signIn()
    }

    /// Asks the user, in the terminal, to do something elsewhere.
    private struct SignInInstructions: SignInPromptProviding {
        private func say(_ phrase: Message.Phrase) {
            StandardStreams.error(MessageLanguage.environment.words(phrase))
        }

        func show(_ prompt: LoginCredential.Prompt) async {
            switch prompt {
            case .openAddress(let address):
                say("Open this address in a browser on this machine (^C cancels):")
                StandardStreams.error(TerminalText.visible(address))
            case .enterCode(let code, let address):
                say("Open \(TerminalText.visible(address)) in any browser and type the code there:")
                StandardStreams.error(TerminalText.visible(code))
            }
        }
    }

    /// Prints each event of signing in and out to standard error, for `--verbose`.
    private struct SignInLog: AuthLoggingProviding {
        func log(_ event: AuthEvent, parameters: [String: String]) {
            let fields = parameters.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }.joined()
            StandardStreams.error("\(event.level.rawValue): \(event.rawValue)\(fields)")
        }
    }
}
