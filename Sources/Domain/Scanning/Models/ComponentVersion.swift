/// A library that reading photos rests on.
public struct ComponentVersion: Hashable, Sendable {
    /// By the name that its own people use, such as `libzbar`.
    public var name: String
    /// Its version; nil when this build was made without it.
    public var version: String?

    /// A library in a version.
    public init(name: String, version: String?) {
        self.name = name
        self.version = version
    }
}
