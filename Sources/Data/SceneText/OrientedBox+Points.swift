import Foundation
import KeepItFreshRecognition

extension OrientedBox {
    /// In square pixels.
    var area: Double { length * height }

    /// A box as low as this share of its width is a line that runs along it, whichever way the picture was held; a
    /// box nearer to a square, such as that of one character, runs across the picture.
    private static let minimumAspect = 1.5

    /// The smallest rectangle around some points, its length along the direction in which a line in it most likely
    /// runs; nil without points.
    init?(around points: [(x: Double, y: Double)]) {
        let hull = Self.convexHull(of: points)
        guard let first = hull.first else { return nil }
        var best: OrientedBox?
        for (index, point) in hull.enumerated() {
            let next = hull[(index + 1) % hull.count]
            let angle = hull.count == 1 ? 0 : atan2(next.y - point.y, next.x - point.x)
            let box = Self(around: hull, at: angle, from: first)
            if best.map({ box.area < $0.area }) ?? true { best = box }
        }
        guard let best else { return nil }
        self = best.running
    }

    /// The rectangle around some points with one side at an angle.
    private init(around hull: [(x: Double, y: Double)], at angle: Double, from origin: (x: Double, y: Double)) {
        let (cosine, sine) = (cos(angle), sin(angle))
        var (left, right, top, bottom) = (0.0, 0.0, 0.0, 0.0)
        for point in hull {
            let (x, y) = (point.x - origin.x, point.y - origin.y)
            let along = x * cosine + y * sine, across = y * cosine - x * sine
            (left, right) = (min(left, along), max(right, along))
            (top, bottom) = (min(top, across), max(bottom, across))
        }
        let (along, across) = ((left + right) / 2, (top + bottom) / 2)
        self.init(
            centerX: origin.x + along * cosine - across * sine, centerY: origin.y + along * sine + across * cosine,
            length: right - left, height: bottom - top, angle: angle)
    }

    /// The same rectangle with its length along the line in it, which runs to the right rather than to the left, and
    /// down rather than up.
    private var running: OrientedBox {
        var (along, across) = (self, self)
        across.angle += .pi / 2
        (across.length, across.height) = (height, length)
        let isAlong: Bool
        if max(length, height) >= Self.minimumAspect * min(length, height) {
            isAlong = length >= height
        } else {
            isAlong = abs(cos(angle)) >= abs(sin(angle))
        }
        if !isAlong { swap(&along, &across) }
        // −45° up to 135°.
        let turns = ((along.angle + .pi / 4) / .pi).rounded(.down)
        along.angle -= turns * .pi
        return along
    }

    /// The corners of the smallest convex polygon around some points, in order (Andrew's monotone chain).
    private static func convexHull(of points: [(x: Double, y: Double)]) -> [(x: Double, y: Double)] {
        let sorted = points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
        guard sorted.count > 2 else { return sorted }
        let lower = chain(of: sorted), upper = chain(of: sorted.reversed())
        return lower.dropLast() + upper.dropLast()
    }

    private static func chain(of points: [(x: Double, y: Double)]) -> [(x: Double, y: Double)] {
        var chain: [(x: Double, y: Double)] = []
        for point in points {
            while chain.count > 1, isNotLeftTurn(chain[chain.count - 2], chain[chain.count - 1], point) {
                chain.removeLast()
            }
            chain.append(point)
        }
        return chain
    }

    private static func isNotLeftTurn(
        _ one: (x: Double, y: Double), _ two: (x: Double, y: Double), _ three: (x: Double, y: Double)
    ) -> Bool {
        (two.x - one.x) * (three.y - one.y) - (two.y - one.y) * (three.x - one.x) <= 0
    }
}

/// The models' boxes, as lines were marked for their training, have some ground around the text, and so the recogniser
/// expects it; the boxes of other readers end at the ink.
extension OrientedBox {
    /// The height of capitals and digits, and the ground at each end, as shares of a model's box's height.
    private static let inkHeight = 0.7
    private static let groundAtEnd = 0.17

    /// The box of the ink in a model's box.
    var aroundInk: OrientedBox {
        grown(along: -min(Self.groundAtEnd * height, length / 3), across: (Self.inkHeight - 1) / 2 * height)
    }

    /// A model's box around this one of ink.
    var withGround: OrientedBox {
        let outer = height / Self.inkHeight
        return grown(along: Self.groundAtEnd * outer, across: (outer - height) / 2)
    }
}
