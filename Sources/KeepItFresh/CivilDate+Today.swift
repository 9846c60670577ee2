import Foundation
public import KeepItFreshDomain

extension CivilDate {
    /// The civil date of the system's clock in its time zone.
    public static func today() -> CivilDate {
        let now = Date()
        let seconds = now.timeIntervalSince1970 + Double(TimeZone.current.secondsFromGMT(for: now))
        return CivilDate(clampedDayNumber: Int((seconds / 86_400).rounded(.down)))
    }
}
