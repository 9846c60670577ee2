import Foundation
import KeepItFreshDomain
import KeepItFreshLabels
import KeepItFreshRecognition

/// A line of print in a picture: a rotated rectangle from the first to the last character, as high as its capitals.
struct LineRegion: Hashable, Sendable {
    /// The recogniser's line height in pixels.
    static let pictureHeight = 32
    /// The height of the recogniser's picture in capital heights.
    static let window = 1.4
    /// Capital heights of ground before the first and after the last character.
    static let margin = 0.5
    /// The horizontal stretch of line pictures: narrow print needs it, as the recogniser reads at most one character in
    /// four columns.
    private static let stretch = 1.3
    /// The range of a line picture's width in pixels.
    private static let minimumWidth = 12
    private static let maximumWidth = 900
    /// The minimum height of what a line picture shows, in pixels of the picture it is cropped from.
    private static let minimumHeight = 1.6

    /// From the first character's edge to the last one's, as high as the capitals, in the picture's pixels.
    var box: OrientedBox
    /// 0…1: the detector's mean probability over the line's core.
    var score: Double
    /// The bend of the line: a point `x` pixels along the line from its middle is `curvature · x²` pixels beside it.
    var curvature = 0.0
    /// Whether the region is too high for one line of its capital height, as lines that touch are.
    var isBlock = false
    /// Whether the detector is not sure that there is a line.
    var isFaint = false

    init(
        centerX: Double, centerY: Double, length: Double, capitalHeight: Double, angle: Double = 0, score: Double = 1,
        curvature: Double = 0
    ) {
        box = OrientedBox(centerX: centerX, centerY: centerY, length: length, height: capitalHeight, angle: angle)
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

    /// The line of which a box is the `quad`.
    init(around box: OrientedBox) {
        let capitalHeight = box.height / Self.heightOfQuad
        self.init(
            centerX: box.centerX, centerY: box.centerY, length: box.length - 2 * Self.marginOfQuad * capitalHeight,
            capitalHeight: capitalHeight, angle: box.angle)
    }

    /// From the first character's edge to the last one's, in pixels.
    var length: Double { box.length }
    /// In pixels.
    var capitalHeight: Double { box.height }

    /// The same line read from the other end.
    var reversed: LineRegion {
        var copy = self
        copy.box = box.reversed
        copy.curvature = -curvature
        return copy
    }

    /// The same line with its capital height scaled.
    func taller(by factor: Double) -> LineRegion {
        var copy = self
        copy.box.height *= factor
        return copy
    }

    /// The same line, longer by this many capital heights at both ends.
    func longer(by capitals: Double) -> LineRegion {
        var copy = self
        copy.box = box.grown(along: capitals * capitalHeight)
        return copy
    }

    /// A line beside this one, that many capital heights further down as it is read, or up with a negative number.
    func shifted(down capitals: Double) -> LineRegion {
        var copy = self
        copy.box.centerX -= sin(box.angle) * capitals * capitalHeight
        copy.box.centerY += cos(box.angle) * capitals * capitalHeight
        return copy
    }

    /// The piece of the line between two shares of its length.
    func part(from start: Double, to end: Double) -> LineRegion {
        var copy = self
        copy.box = box.part(from: start, to: end)
        return copy
    }

    /// The same line after `map`, which must scale both axes alike and not rotate.
    func mapped(through map: AffineMap) -> LineRegion {
        var copy = self
        copy.box = box.mapped(through: map)
        copy.curvature /= map.numbers[0]
        return copy
    }

    /// The line's corners, a tenth of its height wider than its characters.
    var quad: Quad {
        var wider = box.grown(along: Self.marginOfQuad * capitalHeight)
        wider.height *= Self.heightOfQuad
        return wider.quad
    }

    /// In capital heights.
    private static let marginOfQuad = 0.1
    private static let heightOfQuad = 1.2

    /// The line cropped from `image`, upright and 32 pixels high; nil when it is too small to be read.
    func picture(from image: GreyImage) -> GreyImage? {
        var crop = box.grown(along: Self.margin * capitalHeight)
        crop.height *= Self.window
        guard crop.height > Self.minimumHeight else { return nil }
        return crop.picture(
            from: image, height: Self.pictureHeight, stretch: Self.stretch, minimumWidth: Self.minimumWidth,
            maximumWidth: Self.maximumWidth, curvature: curvature)
    }

    /// Whether the other region's middle is on this one.
    func covers(_ other: LineRegion) -> Bool {
        box.covers(other.box)
    }

    /// Whether one covers the other: they are one line detected twice, or a piece of it.
    func overlaps(_ other: LineRegion) -> Bool {
        box.overlaps(other.box)
    }
}
