import Foundation

/// An affine map of the plane: scaling, rotation, translation.
package struct AffineMap: Hashable, Sendable {
    /// a, b, c, d, e, f of (a·x + b·y + c, d·x + e·y + f).
    package let numbers: [Double]

    /// Scales about the origin, then translates.
    package init(scale: Double, shiftX: Double, shiftY: Double) {
        numbers = [scale, 0, shiftX, 0, scale, shiftY]
    }

    /// Scales along both axes, then rotates by `angle` (radians, clockwise on the screen), so that `center` is mapped
    /// to `target`.
    package init(
        turning angle: Double, scaleX: Double, scaleY: Double, about center: (x: Double, y: Double),
        to target: (x: Double, y: Double)
    ) {
        let a = cos(angle) * scaleX, b = -sin(angle) * scaleY
        let d = sin(angle) * scaleX, e = cos(angle) * scaleY
        numbers = [a, b, target.x - a * center.x - b * center.y, d, e, target.y - d * center.x - e * center.y]
    }

    /// The image of a point.
    package func callAsFunction(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
        (numbers[0] * x + numbers[1] * y + numbers[2], numbers[3] * x + numbers[4] * y + numbers[5])
    }
}
