/// The version of a library that is used to read photos.
package struct ComponentVersion: Hashable, Sendable {
    /// The library's own name, such as `libzbar`.
    package var name: String
    /// Nil when the library is missing, or this build does not contain it.
    package var version: String?

    package init(name: String, version: String?) {
        self.name = name
        self.version = version
    }
}
