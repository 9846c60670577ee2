package import Foundation
import KeepItFreshDomain

/// The system's clock.
package struct SystemClock: ClockProviding {
    package init() {}

    package func now() -> Date { Date() }
}
