import CKIFDateCode
import Foundation
import KeepItFreshDomain

/// An affine map of the plane: scaling, rotation, translation.
struct AffineMap: Hashable, Sendable {
    /// a, b, c, d, e, f of (a·x + b·y + c, d·x + e·y + f).
    let numbers: [Double]

    /// Scales about the origin, then translates.
    init(scale: Double, shiftX: Double, shiftY: Double) {
        numbers = [scale, 0, shiftX, 0, scale, shiftY]
    }

    /// Scales along both axes, then rotates by `angle` (radians, clockwise on the screen), so that `center` is mapped
    /// to `target`.
    init(
        turning angle: Double, scaleX: Double, scaleY: Double, about center: (x: Double, y: Double),
        to target: (x: Double, y: Double)
    ) {
        let a = cos(angle) * scaleX, b = -sin(angle) * scaleY
        let d = sin(angle) * scaleX, e = cos(angle) * scaleY
        numbers = [a, b, target.x - a * center.x - b * center.y, d, e, target.y - d * center.x - e * center.y]
    }

    /// The image of a point.
    func callAsFunction(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
        (numbers[0] * x + numbers[1] * y + numbers[2], numbers[3] * x + numbers[4] * y + numbers[5])
    }
}

extension GreyImage {
    /// The picture reduced by averaging so that its longer side has at most `longSide` pixels; itself if it is no
    /// larger.
    func shrunk(toLongSide longSide: Int) -> GreyImage {
        guard max(width, height) > longSide else { return self }
        let scale = Double(longSide) / Double(max(width, height))
        let newWidth = max(1, Int(Double(width) * scale)), newHeight = max(1, Int(Double(height) * scale))
        var output = [UInt8](repeating: 0, count: newWidth * newHeight)
        unsafe ckifdatecode_shrink(
            pixels, Int32(width), Int32(height), &output, Int32(newWidth), Int32(newHeight))
        return GreyImage(width: newWidth, height: newHeight, pixels: output) ?? self
    }

    /// The picture enlarged; nil for a factor that leaves nothing of it.
    func enlarged(by factor: Double) -> GreyImage? {
        // Pixels are mapped by their centres.
        let shift = (1 / factor - 1) / 2
        return sampled(
            through: AffineMap(scale: 1 / factor, shiftX: shift, shiftY: shift), width: Int(Double(width) * factor),
            height: Int(Double(height) * factor))
    }

    /// The part that a picture of the given size covers after `map`; edge pixels are repeated outside. Nil for an empty
    /// size. With a `bow` the part is bent: its left and right ends are that many rows further down than its middle.
    func sampled(
        through map: AffineMap, width newWidth: Int, height newHeight: Int, bow: Double = 0
    ) -> GreyImage? {
        guard newWidth > 0, newHeight > 0 else { return nil }
        var output = [UInt8](repeating: 0, count: newWidth * newHeight)
        unsafe ckifdatecode_sample(
            pixels, Int32(width), Int32(height), map.numbers, bow, &output, Int32(newWidth), Int32(newHeight))
        return GreyImage(width: newWidth, height: newHeight, pixels: output)
    }
}
