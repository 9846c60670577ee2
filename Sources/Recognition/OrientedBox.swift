import Foundation
package import KeepItFreshDomain
package import KeepItFreshLabels

/// A rectangle at any angle around a line of text, in the pixels of a picture.
package struct OrientedBox: Hashable, Sendable {
    /// The middle.
    package var centerX: Double
    /// The middle.
    package var centerY: Double
    /// The extent along the reading direction.
    package var length: Double
    /// The extent across the reading direction.
    package var height: Double
    /// The reading direction in radians, clockwise on the screen from rightwards.
    package var angle: Double

    /// A box around a middle, which runs to the right without an angle.
    package init(centerX: Double, centerY: Double, length: Double, height: Double, angle: Double = 0) {
        self.centerX = centerX
        self.centerY = centerY
        self.length = length
        self.height = height
        self.angle = angle
    }

    /// The box nearest to four corners: as long as the mean of the upper and the lower edge, as high as the mean of the
    /// other two, and along the line through the middles of these.
    package init(_ quad: Quad) {
        let corners = quad.corners.map { (x: Double($0.x), y: Double($0.y)) }
        func middle(_ one: Int, _ other: Int) -> (x: Double, y: Double) {
            ((corners[one].x + corners[other].x) / 2, (corners[one].y + corners[other].y) / 2)
        }
        func distance(_ one: Int, _ other: Int) -> Double {
            hypot(corners[other].x - corners[one].x, corners[other].y - corners[one].y)
        }
        let start = middle(0, 3), end = middle(1, 2)
        self.init(
            centerX: (start.x + end.x) / 2, centerY: (start.y + end.y) / 2,
            length: (distance(0, 1) + distance(3, 2)) / 2, height: (distance(0, 3) + distance(1, 2)) / 2,
            angle: atan2(end.y - start.y, end.x - start.x))
    }

    /// The box nearest to four corners in a photo, in the pixels of a picture that is the photo reduced by `reduction`.
    package init(_ quad: Quad, reducedBy reduction: Int) {
        self = OrientedBox(quad).mapped(through: AffineMap(scale: 1 / Double(reduction), shiftX: 0, shiftY: 0))
    }

    /// The corners, rounded to whole pixels, from the one at which reading begins.
    package var quad: Quad {
        let right = length / 2, down = height / 2
        let corners = [(-right, -down), (right, -down), (right, down), (-right, down)].map { along, across in
            PixelPoint(
                x: Int((centerX + cos(angle) * along - sin(angle) * across).rounded()),
                y: Int((centerY + sin(angle) * along + cos(angle) * across).rounded())
            )
        }
        return Quad(topLeft: corners[0], topRight: corners[1], bottomRight: corners[2], bottomLeft: corners[3])
    }

    /// The same box read from the other end.
    package var reversed: OrientedBox {
        turned(by: angle > 0 ? -Double.pi : Double.pi)
    }

    /// The same box rotated about its middle, in radians.
    package func turned(by radians: Double) -> OrientedBox {
        var copy = self
        copy.angle += radians
        return copy
    }

    /// The same box, longer by `along` pixels at both ends, and higher by `across` pixels on both sides.
    package func grown(along: Double = 0, across: Double = 0) -> OrientedBox {
        var copy = self
        copy.length += 2 * along
        copy.height += 2 * across
        return copy
    }

    /// The piece of the box between two shares of its length.
    package func part(from start: Double, to end: Double) -> OrientedBox {
        var copy = self
        let shift = ((start + end) / 2 - 0.5) * length
        copy.centerX += cos(angle) * shift
        copy.centerY += sin(angle) * shift
        copy.length *= end - start
        return copy
    }

    /// From where to where another box reaches along this one, in shares of its length, 0…1.
    package func extent(of other: OrientedBox) -> ClosedRange<Double> {
        let middle = (other.centerX - centerX) * cos(angle) + (other.centerY - centerY) * sin(angle)
        let turn = other.angle - angle
        let half = (abs(cos(turn)) * other.length + abs(sin(turn)) * other.height) / 2
        let ends = [middle - half, middle + half].map { min(max($0 / max(length, 1) + 0.5, 0), 1) }
        return ends[0]...ends[1]
    }

    /// The same box after `map`, which must scale both axes alike and not rotate.
    package func mapped(through map: AffineMap) -> OrientedBox {
        var copy = self
        (copy.centerX, copy.centerY) = map(centerX, centerY)
        copy.length *= map.numbers[0]
        copy.height *= map.numbers[0]
        return copy
    }

    /// Whether the other box's middle is in this one.
    package func covers(_ other: OrientedBox) -> Bool {
        let x = other.centerX - centerX, y = other.centerY - centerY
        let along = x * cos(angle) + y * sin(angle), across = y * cos(angle) - x * sin(angle)
        return abs(along) < length / 2 && abs(across) < height / 2
    }

    /// Whether one covers the other: they are around one line, or a piece of it.
    package func overlaps(_ other: OrientedBox) -> Bool {
        covers(other) || other.covers(self)
    }
}

extension OrientedBox {
    /// What is in the box, upright and `rows` pixels high, as networks read lines; nil when that is narrower than
    /// `minimumWidth` pixels. Of a longer line than `maximumWidth` pixels only the middle is in the picture.
    ///
    /// - Parameter stretch: The factor by which the picture is wider than the box is in proportion to its height.
    /// - Parameter curvature: The bend of a line: a point `x` pixels along the box from its middle is `curvature · x²`
    ///   pixels below its middle line. The picture is straight.
    package func picture(
        from image: GreyImage, height rows: Int, stretch: Double = 1, minimumWidth: Int = 1, maximumWidth: Int,
        curvature: Double = 0
    ) -> GreyImage? {
        let scale = height / Double(rows)
        guard scale > 0, stretch > 0 else { return nil }
        let width = min(length / scale * stretch, Double(maximumWidth)).rounded()
        guard width >= Double(minimumWidth) else { return nil }
        let map = AffineMap(
            turning: angle, scaleX: scale / stretch, scaleY: scale, about: (width / 2, Double(rows) / 2),
            to: (centerX, centerY))
        let half = width / 2 * scale / stretch
        let bow = curvature * half * half / scale
        return image.sampled(through: map, width: Int(width), height: rows, bow: bow)
    }
}
