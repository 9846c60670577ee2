public import Foundation
public import KeepItFreshDomain

/// The system's clock.
public struct SystemClock: ClockProviding {
    /// The system's clock.
    public init() {}

    /// Now.
    public func now() -> Date { Date() }
}
