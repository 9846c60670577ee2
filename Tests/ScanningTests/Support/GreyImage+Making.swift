import KeepItFreshDomain

extension GreyImage {
    /// A picture of as many pixels as its size says; anything else is a mistake of the test.
    static func made(width: Int, height: Int, pixels: [UInt8]) -> GreyImage {
        guard let image = GreyImage(width: width, height: height, pixels: pixels) else {
            preconditionFailure("\(pixels.count) pixels for \(width) × \(height)")
        }
        return image
    }
}
