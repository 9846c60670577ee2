import Foundation
import KeepItFreshDomain
import KeepItFreshLabels

/// A line of print in a picture: a rotated rectangle from the first to the last character, as high as its capitals.
struct LineRegion: Hashable, Sendable {
    /// The recogniser's line height in pixels.
    static let pictureHeight = 32
    /// The height of the recogniser's picture in capital heights.
    private static let window = 1.4
    /// Capital heights of ground before the first and after the last character.
    private static let margin = 0.5
    /// The horizontal stretch of line pictures: narrow print needs it, as the recogniser reads at most one character in
    /// four columns.
    private static let stretch = 1.3
    private static let maximumWidth = 900.0

    /// The middle, in the picture's pixels.
    var centerX: Double
    /// The middle, in the picture's pixels.
    var centerY: Double
    /// From the first character's edge to the last one's, in pixels.
    var length: Double
    /// In pixels.
    var capitalHeight: Double
    /// The reading direction in radians, clockwise on the screen from rightwards.
    var angle: Double
    /// 0…1: the detector's mean probability over the line's core.
    var score: Double
    /// The bend of the line: a point `x` pixels along the line from its middle is `curvature · x²` pixels beside it.
    var curvature = 0.0
    /// Whether the region is too high for one line of its capital height, as lines that touch are.
    var isBlock = false

    init(
        centerX: Double, centerY: Double, length: Double, capitalHeight: Double, angle: Double = 0, score: Double = 1,
        curvature: Double = 0
    ) {
        self.centerX = centerX
        self.centerY = centerY
        self.length = length
        self.capitalHeight = capitalHeight
        self.angle = angle
        self.score = score
        self.curvature = curvature
    }

    /// The line whose crop for the recogniser is as high as a picture and a little longer, as such pictures end close
    /// to the last character.
    init(filling image: GreyImage) {
        let capitalHeight = Double(image.height) / Self.window
        self.init(
            centerX: Double(image.width) / 2, centerY: Double(image.height) / 2,
            length: Double(image.width) - 0.5 * capitalHeight, capitalHeight: capitalHeight)
    }

    /// The same line read from the other end.
    var reversed: LineRegion {
        var copy = self
        copy.angle += angle > 0 ? -Double.pi : Double.pi
        copy.curvature = -curvature
        return copy
    }

    /// The same line with its capital height scaled.
    func taller(by factor: Double) -> LineRegion {
        var copy = self
        copy.capitalHeight *= factor
        return copy
    }

    /// The same line, longer by this many capital heights at both ends.
    func longer(by capitals: Double) -> LineRegion {
        var copy = self
        copy.length += 2 * capitals * capitalHeight
        return copy
    }

    /// The same line rotated about its middle, in radians.
    func turned(by radians: Double) -> LineRegion {
        var copy = self
        copy.angle += radians
        return copy
    }

    /// A line beside this one, that many capital heights further down as it is read, or up with a negative number.
    func shifted(down capitals: Double) -> LineRegion {
        var copy = self
        copy.centerX -= sin(angle) * capitals * capitalHeight
        copy.centerY += cos(angle) * capitals * capitalHeight
        return copy
    }

    /// The piece of the line between two shares of its length.
    func part(from start: Double, to end: Double) -> LineRegion {
        var copy = self
        let shift = ((start + end) / 2 - 0.5) * length
        copy.centerX += cos(angle) * shift
        copy.centerY += sin(angle) * shift
        copy.length *= end - start
        return copy
    }

    /// The same line after `map`, which must not rotate.
    func mapped(through map: AffineMap) -> LineRegion {
        var copy = self
        (copy.centerX, copy.centerY) = map(centerX, centerY)
        copy.length *= map.numbers[0]
        copy.capitalHeight *= map.numbers[0]
        copy.curvature /= map.numbers[0]
        return copy
    }

    /// The line's corners, a tenth of its height wider than its characters.
    var quad: Quad {
        let right = length / 2 + capitalHeight * 0.1, down = capitalHeight * 0.6
        let corners = [(-right, -down), (right, -down), (right, down), (-right, down)].map { along, across in
            PixelPoint(
                x: Int((centerX + cos(angle) * along - sin(angle) * across).rounded()),
                y: Int((centerY + sin(angle) * along + cos(angle) * across).rounded())
            )
        }
        return Quad(topLeft: corners[0], topRight: corners[1], bottomRight: corners[2], bottomLeft: corners[3])
    }

    /// The line cropped from `image`, upright and 32 pixels high; nil when it is too small to be read.
    func picture(from image: GreyImage) -> GreyImage? {
        let scale = capitalHeight * Self.window / Double(Self.pictureHeight)
        guard scale > 0.05 else { return nil }
        let width = min((length + 2 * Self.margin * capitalHeight) / scale * Self.stretch, Self.maximumWidth).rounded()
        guard width >= 12 else { return nil }
        let map = AffineMap(
            turning: angle, scaleX: scale / Self.stretch, scaleY: scale,
            about: (width / 2, Double(Self.pictureHeight) / 2), to: (centerX, centerY))
        let half = width / 2 * scale / Self.stretch
        let bow = curvature * half * half / scale
        return image.sampled(through: map, width: Int(width), height: Self.pictureHeight, bow: bow)
    }
}

extension LineRegion {
    /// Whether the other region's middle is on this one.
    func covers(_ other: LineRegion) -> Bool {
        let x = other.centerX - centerX, y = other.centerY - centerY
        let along = x * cos(angle) + y * sin(angle), across = y * cos(angle) - x * sin(angle)
        return abs(along) < length / 2 && abs(across) < capitalHeight / 2
    }

    /// Whether one covers the other: they are one line detected twice, or a piece of it.
    func overlaps(_ other: LineRegion) -> Bool {
        covers(other) || other.covers(self)
    }
}
