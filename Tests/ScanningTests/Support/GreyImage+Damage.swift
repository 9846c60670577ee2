import KeepItFreshDomain

@testable import KeepItFreshScanning

extension GreyImage {
    /// The picture with some columns made white.
    func blanked(columns: Range<Int>) -> GreyImage {
        .made(
            width: width, height: height,
            pixels: pixels.enumerated().map { columns.contains($0.offset % width) ? 255 : $0.element })
    }

    /// The picture smoothed again and again.
    func blurred(times: Int) -> GreyImage {
        (0..<times).reduce(self) { image, _ in image.smoothed() }
    }
}
