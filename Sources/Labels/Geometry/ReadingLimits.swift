/// Limits of the numbers in decoded readings. Readings come from files and workers, whose numbers may be any; within
/// these limits places can be added and multiplied.
enum ReadingLimits {
    /// More pixels than any picture has along an axis.
    private static let maximumPixels = 1_000_000_000

    /// The nearest possible number of pixels.
    static func pixels(_ number: Int) -> Int {
        min(max(number, -maximumPixels), maximumPixels)
    }

    /// The nearest number within 0…1.
    static func share(_ number: Double) -> Double {
        number > 0 ? min(number, 1) : 0
    }
}
