/// Asks the user to do something elsewhere.
public protocol SignInPromptProviding: Sendable {
    /// Tells the user what to do; the caller waits for its result elsewhere.
    func show(_ prompt: SignInPrompt) async
}
