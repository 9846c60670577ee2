import KeepItFresh
import KeepItFreshPresentation

/// Asks at the terminal to do something elsewhere.
struct TerminalPrompt: SignInPromptProviding {
    func show(_ prompt: SignInPrompt) async {
        switch prompt {
        case .openAddress(let address):
            StandardStreams.error("Open this address in a browser on this machine (^C gives up):")
            StandardStreams.error(TerminalText.visible(address))
        case .enterCode(let code, let address):
            StandardStreams.error("Open \(TerminalText.visible(address)) in any browser and type the code there:")
            StandardStreams.error(TerminalText.visible(code))
        }
    }
}
