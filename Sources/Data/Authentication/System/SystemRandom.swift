public import KeepItFreshDomain

/// The system's random numbers.
public struct SystemRandom: RandomProviding {
    /// The system's random numbers.
    public init() {}

    /// So many random bytes.
    public func bytes(_ count: Int) -> [UInt8] {
        var generator = SystemRandomNumberGenerator()
        return (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
    }
}
