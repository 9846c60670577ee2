extension LoginCredential: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The method alone.
    public var description: String { "LoginCredential(\(provider.rawValue))" }

    /// The method alone.
    public var debugDescription: String { description }

    /// Nothing of what it holds.
    public var customMirror: Mirror { Mirror(self, children: [("provider", provider.rawValue)]) }
}
