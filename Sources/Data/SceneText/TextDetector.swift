import Foundation
import KeepItFreshDomain
import KeepItFreshLabels
import KeepItFreshRecognition

/// Finds the lines of text in a picture of any size.
enum TextDetector {
    /// The minimum length of a side that the model sees, in pixels.
    private static let minimumSide = 2 * SceneTextModels.sideMultiple
    /// Small pictures are enlarged by up to this factor.
    private static let maximumEnlargement = 2.0
    /// The detector misses text that fills its picture. So a picture much longer than high, or a small one, which may
    /// be a crop of some lines, gets a border of this share of its shorter side.
    private static let border = 0.3
    private static let minimumAspect = 2.0

    /// The maximum number of pixels that the model sees at once, as it takes some 300 bytes for each. Larger pictures
    /// are seen in tiles, whose maps are put together. They overlap, as the model needs some ground around a pixel.
    private static let maximumPixels = 370_000
    private static let overlap = 64

    /// The lines in the picture's own pixels, from the top down, seen at a size at which its longer side has at most
    /// `longSide` pixels.
    static func lines(
        in image: GreyImage, longSide: Int, with models: borrowing SceneTextModels
    ) -> [TextMap.Found] {
        let sides = (long: Double(max(image.width, image.height)), short: Double(min(image.width, image.height)))
        let isCrop = sides.long >= minimumAspect * sides.short || sides.long < Double(longSide)
        let border = isCrop ? border * sides.short : 0
        let scale = max((sides.long + 2 * border) / Double(max(1, longSide)), 1 / maximumEnlargement)
        let width = suitable((Double(image.width) + 2 * border) / scale)
        let height = suitable((Double(image.height) + 2 * border) / scale)
        let across = (Double(image.width) + 2 * border) / Double(width)
        let down = (Double(image.height) + 2 * border) / Double(height)
        let map = AffineMap(turning: 0, scaleX: across, scaleY: down, about: (0, 0), to: (-border, -border))
        guard let seen = Self.map(of: image, through: map, width: width, height: height, with: models) else {
            return []
        }
        return seen.lines().map { TextMap.Found(box: stretched($0.box, across, down, by: map), score: $0.score) }
    }

    /// The model's map of what a picture of the given size shows after a map of its pixels; nil when the model fails.
    private static func map(
        of image: GreyImage, through map: AffineMap, width: Int, height: Int, with models: borrowing SceneTextModels
    ) -> TextMap? {
        var whole = TextMap(width: width, height: height)
        for tile in tiles(width: width, height: height) {
            let origin = map(Double(tile.left), Double(tile.top))
            let part = AffineMap(
                turning: 0, scaleX: map.numbers[0], scaleY: map.numbers[4], about: (0, 0), to: origin)
            guard let seen = image.sampled(through: part, width: tile.width, height: tile.height),
                let found = models.map(of: seen)
            else { return nil }
            whole.paste(found, at: tile.origin, without: overlap / 2)
        }
        return whole
    }

    /// The lines around one, up to `reachAlong` of its heights before and behind it and `reachAcross` above and below,
    /// seen at a size at which its height is that of small but legible print.
    static func lines(
        around line: OrientedBox, in image: GreyImage, with models: borrowing SceneTextModels
    ) -> [TextMap.Found] {
        let scale = line.height / heightAround
        guard scale > 0, line.height <= Double(max(image.width, image.height)) else { return [] }
        let area = line.grown(along: reachAlong * line.height, across: reachAcross * line.height)
        let width = suitable(min(area.length / scale, maximumWidthAround)), height = suitable(area.height / scale)
        let map = AffineMap(
            turning: line.angle, scaleX: scale, scaleY: scale, about: (Double(width) / 2, Double(height) / 2),
            to: (line.centerX, line.centerY))
        guard let seen = image.sampled(through: map, width: width, height: height),
            let lines = models.map(of: seen)?.lines()
        else { return [] }
        return lines.map { found in
            var box = found.box
            (box.centerX, box.centerY) = map(box.centerX, box.centerY)
            box.length *= scale
            box.height *= scale
            box.angle += line.angle
            return TextMap.Found(box: box, score: found.score)
        }
    }

    /// The height of the known line in that look, in pixels, and how far it reaches, in heights of the line.
    private static let heightAround = 20.0
    private static let reachAlong = 10.0
    private static let reachAcross = 4.5
    private static let maximumWidthAround = 1_024.0

    /// The tiles of a picture along its longer side, with sides that suit the model.
    private static func tiles(width: Int, height: Int) -> [PixelRect] {
        let whole = PixelRect(left: 0, top: 0, right: width, bottom: height)
        let (long, short) = (max(width, height), min(width, height))
        let maximumSide = max(minimumSide + overlap, maximumPixels / short / multiple * multiple)
        guard maximumSide < long else { return [whole] }
        let count = (long - overlap + maximumSide - overlap - 1) / (maximumSide - overlap)
        let side = (long + (count - 1) * overlap + count * multiple - 1) / (count * multiple) * multiple
        return (0..<count).map { index in
            let start = (long - side) * index / max(1, count - 1)
            return width >= height
                ? PixelRect(left: start, top: 0, right: start + side, bottom: height)
                : PixelRect(left: 0, top: start, right: width, bottom: start + side)
        }
    }

    private static let multiple = SceneTextModels.sideMultiple

    private static func suitable(_ side: Double) -> Int {
        max(minimumSide, Int((side / Double(multiple)).rounded()) * multiple)
    }

    /// The box after a map that scales the axes a little differently.
    private static func stretched(
        _ box: OrientedBox, _ across: Double, _ down: Double, by map: AffineMap
    ) -> OrientedBox {
        let (x, y) = (cos(box.angle) * across, sin(box.angle) * down)
        let (centerX, centerY) = map(box.centerX, box.centerY)
        return OrientedBox(
            centerX: centerX, centerY: centerY, length: box.length * hypot(x, y),
            height: box.height * hypot(sin(box.angle) * across, cos(box.angle) * down), angle: atan2(y, x))
    }
}
