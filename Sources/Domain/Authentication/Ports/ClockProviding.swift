package import FoundationEssentials

/// Returns the current time.
package protocol ClockProviding: Sendable {
    func now() -> Date
}
