import CKIFPixels
package import KeepItFreshDomain

extension GreyImage {
    /// The picture reduced by averaging so that its longer side has at most `longSide` pixels; itself if it is no
    /// larger.
    package func shrunk(toLongSide longSide: Int) -> GreyImage {
        guard max(width, height) > longSide else { return self }
        let scale = Double(longSide) / Double(max(width, height))
        let newWidth = max(1, Int(Double(width) * scale)), newHeight = max(1, Int(Double(height) * scale))
        var output = [UInt8](repeating: 0, count: newWidth * newHeight)
        unsafe ckifpixels_shrink(
            pixels, Int32(width), Int32(height), &output, Int32(newWidth), Int32(newHeight))
        return GreyImage(width: newWidth, height: newHeight, pixels: output) ?? self
    }

    /// The picture enlarged; nil for a factor that leaves nothing of it.
    package func enlarged(by factor: Double) -> GreyImage? {
        // Pixels are mapped by their centres.
        let shift = (1 / factor - 1) / 2
        return sampled(
            through: AffineMap(scale: 1 / factor, shiftX: shift, shiftY: shift), width: Int(Double(width) * factor),
            height: Int(Double(height) * factor))
    }

    /// The part that a picture of the given size covers after `map`; edge pixels are repeated outside. Nil for an empty
    /// size. With a `bow` the part is bent: its left and right ends are that many rows further down than its middle.
    package func sampled(
        through map: AffineMap, width newWidth: Int, height newHeight: Int, bow: Double = 0
    ) -> GreyImage? {
        guard newWidth > 0, newHeight > 0 else { return nil }
        var output = [UInt8](repeating: 0, count: newWidth * newHeight)
        unsafe ckifpixels_sample(
            pixels, Int32(width), Int32(height), map.numbers, bow, &output, Int32(newWidth), Int32(newHeight))
        return GreyImage(width: newWidth, height: newHeight, pixels: output)
    }
}
