import KeepItFreshDomain

/// The system's random numbers, which cannot be predicted.
package struct SystemRandom: RandomProviding {
    package init() {}

    package func bytes(_ count: Int) -> [UInt8] {
        var generator = SystemRandomNumberGenerator()
        return (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
    }
}
