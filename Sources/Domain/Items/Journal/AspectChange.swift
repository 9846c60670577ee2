/// That an aspect of an item got another value.
public struct AspectChange: Equatable, Hashable, Sendable {
    /// What changed.
    public let aspect: ItemAspect
    /// The value before as text; nil when there was none.
    public let old: String?
    /// The value since; nil when there is none.
    public let new: String?

    /// A change of `aspect` from one value to another.
    public init(aspect: ItemAspect, old: String?, new: String?) {
        self.aspect = aspect
        self.old = old
        self.new = new
    }
}
