import KeepItFreshDomain
import KeepItFreshLabels
import KeepItFreshRecognition

/// Finds lines of date codes in a picture of any size: a pass over the whole, then closer ones where print is small.
struct TextLineDetector {
    /// The longer side in the first pass. At about this size the dots of one character merge, but characters do not.
    private static let overviewSide = 960
    /// The longer side in another pass, in which the largest and most widely spaced characters merge into lines.
    private static let distantSide = 520
    /// The longer side of a part that is looked at from near.
    private static let partSide = 720.0
    /// The maximum enlargement of small pictures.
    private static let maximumEnlargement = 2.5
    /// The minimum capital height in small pictures, in their own pixels: lower print would be guessed at.
    private static let minimumEnlargedHeight = 5.0
    /// Lines with a smaller capital height in the first pass, in pixels, get another pass, enlarged.
    private static let smallHeight = 13.0
    /// The capital height in that pass, in pixels.
    private static let enlargedHeight = 18.0
    /// The capital height in that pass for lines that touch, in pixels.
    private static let enlargedBlockHeight = 30.0
    private static let maximumCloserPasses = 10
    private static let border = 24

    /// The regions in `image` that may be lines; two regions may be on the same line.
    static func lines(in image: GreyImage, with networks: borrowing DateCodeNetworks) -> [LineRegion] {
        lines(in: image, seenAs: image.shrunk(toLongSide: overviewSide), with: networks) + strip(image)
    }

    /// The regions that may be lines too large or too small for the first pass, from a smaller version of the picture,
    /// or from an enlarged one if it is small.
    static func linesOfOtherSizes(
        in image: GreyImage, with networks: borrowing DateCodeNetworks
    ) -> [LineRegion] {
        let longSide = max(image.width, image.height)
        guard longSide < overviewSide else {
            return lines(in: image, seenAs: image.shrunk(toLongSide: distantSide), with: networks)
        }
        guard let enlarged = image.enlarged(by: min(Double(overviewSide) / Double(longSide), maximumEnlargement)) else {
            return []
        }
        return lines(in: image, seenAs: enlarged, with: networks).filter { $0.capitalHeight >= minimumEnlargedHeight }
    }

    /// The regions in a part of the picture, which is looked at from nearer than the whole was.
    static func lines(
        within part: PixelRect, of image: GreyImage, with networks: borrowing DateCodeNetworks
    ) -> [LineRegion] {
        let scale = max(Double(max(part.width, part.height)) / partSide, 1 / maximumEnlargement)
        let map = AffineMap(scale: scale, shiftX: Double(part.left), shiftY: Double(part.top))
        let width = Int(Double(part.width) / scale), height = Int(Double(part.height) / scale)
        guard let picture = image.sampled(through: map, width: width, height: height) else { return [] }
        let seen = regions(in: picture, with: networks)
        return (FragmentMerger.joined(seen.filter { !$0.isFaint }) + seen.filter(\.isFaint)).map {
            $0.mapped(through: map)
        }
    }

    /// The lines of an overview, some of them after a closer pass.
    private static func lines(
        in image: GreyImage, seenAs overview: GreyImage, with networks: borrowing DateCodeNetworks
    ) -> [LineRegion] {
        let scale = Double(image.width) / Double(overview.width)
        let back = AffineMap(scale: scale, shiftX: 0, shiftY: 0)
        var found: [LineRegion] = []
        var passes = 0
        let seen = regions(in: overview, with: networks)
        for region in FragmentMerger.joined(seen.filter { !$0.isFaint }) {
            let isSmall = scale > 1.2 && region.capitalHeight < smallHeight
            if isSmall || region.isBlock, passes < maximumCloserPasses {
                passes += 1
                found += closer(to: region.mapped(through: back), in: image, with: networks)
            } else {
                found.append(region.mapped(through: back))
            }
        }
        return FragmentMerger.joined(found) + seen.filter(\.isFaint).map { $0.mapped(through: back) }
    }

    /// The whole picture as one line, if it is as long and low as a crop of a line.
    private static func strip(_ image: GreyImage) -> [LineRegion] {
        guard image.width > 2 * image.height else { return [] }
        return [LineRegion(filling: image)]
    }

    /// The regions of a small picture, given a border and sides that suit the network.
    private static func regions(in picture: GreyImage, with networks: borrowing DateCodeNetworks) -> [LineRegion] {
        let width = suitable(picture.width + 2 * border), height = suitable(picture.height + 2 * border)
        let left = Double((width - picture.width) / 2), top = Double((height - picture.height) / 2)
        let map = AffineMap(scale: 1, shiftX: -left, shiftY: -top)
        guard let framed = picture.sampled(through: map, width: width, height: height),
            let maps = networks.detectLines(in: framed)
        else { return [] }
        return ConnectedComponents.regions(in: maps).map { $0.mapped(through: map) }
    }

    private static func suitable(_ side: Int) -> Int {
        (side + 31) / 32 * 32
    }

    /// The lines of an enlarged pass over a region and the ground around it; the region itself if there are none.
    private static func closer(
        to region: LineRegion, in image: GreyImage, with networks: borrowing DateCodeNetworks
    ) -> [LineRegion] {
        let scale =
            region.isBlock ? region.capitalHeight / enlargedBlockHeight : max(region.capitalHeight / enlargedHeight, 1)
        let found = lines(near: region, margin: 2, scale: scale, in: image, with: networks).filter { !$0.isFaint }
        return found.isEmpty ? [region] : found
    }

    /// The lines at and around a region, in a pass at a size that suits the detector.
    static func lines(
        around region: LineRegion, in image: GreyImage, with networks: borrowing DateCodeNetworks
    ) -> [LineRegion] {
        lines(
            near: region, margin: LineRegion.surroundings, scale: region.capitalHeight / enlargedHeight, in: image,
            with: networks)
    }

    /// The lines in the part of the picture around a region, larger by `capitals` of its capital heights on each side;
    /// `scale` pixels of the picture become one.
    private static func lines(
        near region: LineRegion, margin capitals: Double, scale: Double, in image: GreyImage,
        with networks: borrowing DateCodeNetworks
    ) -> [LineRegion] {
        let margin = capitals * region.capitalHeight
        let place = PixelRect(region.quad)
        let left = Double(place.left) - margin, right = Double(place.right) + margin
        let top = Double(place.top) - margin, bottom = Double(place.bottom) + margin
        let map = AffineMap(scale: scale, shiftX: left, shiftY: top)
        let width = suitable(Int((right - left) / scale)), height = suitable(Int((bottom - top) / scale))
        guard let picture = image.sampled(through: map, width: width, height: height),
            let maps = networks.detectLines(in: picture)
        else { return [] }
        return ConnectedComponents.regions(in: maps).map { $0.mapped(through: map) }
    }
}
