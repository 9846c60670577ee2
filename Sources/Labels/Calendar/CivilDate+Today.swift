import FoundationEssentials

extension CivilDate {
    /// Today's civil date by the system's clock, in the system's time zone.
    public static func today() -> CivilDate {
        let now = Date()
        let seconds = now.timeIntervalSince1970 + Double(TimeZone.current.secondsFromGMT(for: now))
        return CivilDate(clampedDayNumber: Int(clamping: (seconds / 86_400).rounded(.down)))
    }
}
