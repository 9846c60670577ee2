import KeepItFreshDomain

extension GreyImage {
    /// This picture on top of another of the same width.
    func above(_ other: GreyImage) -> GreyImage {
        .made(width: width, height: height + other.height, pixels: pixels + other.pixels)
    }
}
