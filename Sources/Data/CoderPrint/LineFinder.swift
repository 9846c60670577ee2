import KeepItFreshDomain

/// Finds lines of coder print in a picture of any size: a look at the whole, then closer ones where print is small.
struct LineFinder {
    /// The first look's longer side: about where dots of one character melt together and characters do not.
    private static let firstLook = 960
    /// The longer side of another look: characters as large or as far apart as they come melt into lines there.
    private static let distantLook = 520
    /// Small pictures are enlarged by this at most; print lower than so many of their pixels stays unread, as it would be
    /// guessed at.
    private static let mostEnlarged = 2.5
    private static let lowestEnlarged = 5.0
    /// Lines lower than this in the first look, in pixels, are looked at again, enlarged …
    private static let small = 13.0
    /// … to about this capital height; lines that touch to that one.
    private static let comfortable = 18.0
    private static let roomy = 30.0
    private static let mostCloserLooks = 10
    /// Lines of one block stand within so many capital heights.
    private static let surroundings = 4.0
    private static let border = 24

    /// Where lines may be in `image`; two regions may lie on the same line.
    static func lines(in image: GreyImage, with networks: borrowing CoderPrintNetworks) -> [LineRegion] {
        lines(in: image, seenAs: image.shrunk(toLongSide: firstLook), with: networks) + strip(image)
    }

    /// Where lines may be that the look at the whole shows too large or too small: seen from further away, or a small
    /// picture enlarged.
    static func linesOfOtherSizes(
        in image: GreyImage, with networks: borrowing CoderPrintNetworks
    ) -> [LineRegion] {
        let longSide = max(image.width, image.height)
        guard longSide < firstLook else {
            return lines(in: image, seenAs: image.shrunk(toLongSide: distantLook), with: networks)
        }
        guard let enlarged = image.enlarged(by: min(Double(firstLook) / Double(longSide), mostEnlarged)) else {
            return []
        }
        return lines(in: image, seenAs: enlarged, with: networks).filter { $0.capitalHeight >= lowestEnlarged }
    }

    /// The lines that a look at the whole shows, some of them looked at closer.
    private static func lines(
        in image: GreyImage, seenAs overview: GreyImage, with networks: borrowing CoderPrintNetworks
    ) -> [LineRegion] {
        let scale = Double(image.width) / Double(overview.width)
        let back = AffineMap(scale: scale, shiftX: 0, shiftY: 0)
        var found: [LineRegion] = []
        var looks = 0
        for region in LineJoining.joined(regions(in: overview, with: networks)) {
            let isSmall = scale > 1.2 && region.capitalHeight < small
            if isSmall || region.isBlock, looks < mostCloserLooks {
                looks += 1
                found += closer(to: region.mapped(through: back), in: image, with: networks)
            } else {
                found.append(region.mapped(through: back))
            }
        }
        return LineJoining.joined(found)
    }

    /// The whole picture as one line, when it is as long and low as a crop of a line.
    private static func strip(_ image: GreyImage) -> [LineRegion] {
        guard image.width > 2 * image.height else { return [] }
        return [LineRegion(filling: image)]
    }

    /// The regions of a small picture, given a border and sides that suit the network.
    private static func regions(in picture: GreyImage, with networks: borrowing CoderPrintNetworks) -> [LineRegion] {
        let width = suitable(picture.width + 2 * border), height = suitable(picture.height + 2 * border)
        let left = Double((width - picture.width) / 2), top = Double((height - picture.height) / 2)
        let map = AffineMap(scale: 1, shiftX: -left, shiftY: -top)
        guard let framed = picture.sampled(through: map, width: width, height: height),
            let maps = networks.find(in: framed)
        else { return [] }
        return LineComponents.regions(in: maps).map { $0.mapped(through: map) }
    }

    private static func suitable(_ side: Int) -> Int {
        (side + 31) / 32 * 32
    }

    /// What an enlarged look at a region and the ground around it shows; the region itself when that is nothing.
    private static func closer(
        to region: LineRegion, in image: GreyImage, with networks: borrowing CoderPrintNetworks
    ) -> [LineRegion] {
        let scale = region.isBlock ? region.capitalHeight / roomy : max(region.capitalHeight / comfortable, 1)
        let seen = look(at: region, margin: 2, scale: scale, in: image, with: networks)
        return seen.isEmpty ? [region] : seen
    }

    /// Lines at and around a region, in a look that shows it at a size that suits the finder.
    static func lines(
        around region: LineRegion, in image: GreyImage, with networks: borrowing CoderPrintNetworks
    ) -> [LineRegion] {
        look(at: region, margin: surroundings, scale: region.capitalHeight / comfortable, in: image, with: networks)
    }

    /// The lines in the part of the picture around a region, so many of its capital heights wider on each side; `scale`
    /// picture pixels are one of the look.
    private static func look(
        at region: LineRegion, margin capitals: Double, scale: Double, in image: GreyImage,
        with networks: borrowing CoderPrintNetworks
    ) -> [LineRegion] {
        let corners = region.quad.corners
        let margin = capitals * region.capitalHeight
        let left = Double(corners.map(\.x).min() ?? 0) - margin, right = Double(corners.map(\.x).max() ?? 0) + margin
        let top = Double(corners.map(\.y).min() ?? 0) - margin, bottom = Double(corners.map(\.y).max() ?? 0) + margin
        let map = AffineMap(scale: scale, shiftX: left, shiftY: top)
        let width = suitable(Int((right - left) / scale)), height = suitable(Int((bottom - top) / scale))
        guard let picture = image.sampled(through: map, width: width, height: height),
            let maps = networks.find(in: picture)
        else { return [] }
        return LineComponents.regions(in: maps).map { $0.mapped(through: map) }
    }
}
