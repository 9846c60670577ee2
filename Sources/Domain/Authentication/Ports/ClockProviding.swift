public import FoundationEssentials

/// Tells the time.
public protocol ClockProviding: Sendable {
    /// Now.
    func now() -> Date
}
