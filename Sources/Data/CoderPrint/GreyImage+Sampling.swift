import CCoderPrint
import KeepItFreshDomain

extension GreyImage {
    /// The picture shrunk by averaging so that its longer side has at most `longSide` pixels; itself when it has.
    func shrunk(toLongSide longSide: Int) -> GreyImage {
        guard max(width, height) > longSide else { return self }
        let scale = Double(longSide) / Double(max(width, height))
        let newWidth = max(1, Int(Double(width) * scale)), newHeight = max(1, Int(Double(height) * scale))
        var output = [UInt8](repeating: 0, count: newWidth * newHeight)
        unsafe coder_print_shrink(
            pixels, Int32(width), Int32(height), &output, Int32(newWidth), Int32(newHeight))
        return GreyImage(width: newWidth, height: newHeight, pixels: output) ?? self
    }

    /// The picture drawn larger; nil for a factor that leaves nothing of it.
    func enlarged(by factor: Double) -> GreyImage? {
        // Middles of pixels come from middles of pixels.
        let shift = (1 / factor - 1) / 2
        return sampled(
            through: AffineMap(scale: 1 / factor, shiftX: shift, shiftY: shift), width: Int(Double(width) * factor),
            height: Int(Double(height) * factor))
    }

    /// The part that `map` points at, as a picture of the given size; edge pixels are repeated outside. Nil for an
    /// empty size. With a `bow`, the part is bent: its left and right ends lie so many rows further down than its
    /// middle.
    func sampled(
        through map: AffineMap, width newWidth: Int, height newHeight: Int, bow: Double = 0
    ) -> GreyImage? {
        guard newWidth > 0, newHeight > 0 else { return nil }
        var output = [UInt8](repeating: 0, count: newWidth * newHeight)
        unsafe coder_print_sample(
            pixels, Int32(width), Int32(height), map.numbers, bow, &output, Int32(newWidth), Int32(newHeight))
        return GreyImage(width: newWidth, height: newHeight, pixels: output)
    }
}
