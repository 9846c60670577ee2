import KeepItFreshDomain

/// Asks nobody anything: for what signs in as a guest alone.
struct SilentPrompt: SignInPromptProviding {
    func show(_ prompt: SignInPrompt) async {}
}
