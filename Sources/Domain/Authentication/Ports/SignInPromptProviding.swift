/// Asks the user to do something elsewhere, such as in a browser.
package protocol SignInPromptProviding: Sendable {
    /// Shows the prompt and returns; the caller receives the result by another way.
    func show(_ prompt: LoginCredential.Prompt) async
}
