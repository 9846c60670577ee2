/// What a user is asked to do elsewhere to sign in.
public enum SignInPrompt: Equatable, Sendable {
    /// To open this address in a browser on this machine.
    case openAddress(String)
    /// To open the address anywhere and to type the code there.
    case enterCode(code: String, address: String)
}
