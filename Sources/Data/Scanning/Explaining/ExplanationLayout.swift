import KeepItFreshDomain

/// The sizes of an explanation, which depend on the photo's.
struct ExplanationLayout {
    /// The size of the photo's copy: at most 1,600 pixels on its longer side, and enlarged where it has next to none.
    let picture: PictureSize
    /// The canvas without the caption: wide and high enough for text where the photo is not.
    let width: Int
    let height: Int

    private let scale: Double

    private static let longestSide = 1_600
    private static let shortestLongSide = 640
    private static let leastHeight = 160

    /// The layout for a picture.
    init(of image: GreyImage) {
        let side = max(image.width, image.height)
        let target = min(max(side, Self.shortestLongSide), Self.longestSide)
        let factor = Double(target) / Double(side)
        picture = PictureSize(
            width: max(1, Int((Double(image.width) * factor).rounded())),
            height: max(1, Int((Double(image.height) * factor).rounded())))
        width = max(picture.width, Self.shortestLongSide)
        height = max(picture.height, Self.leastHeight)
        scale = factor / Double(image.reduction)
    }

    /// The size of letters, as ``BitmapFont`` counts it.
    var fontSize: Int { width < 1_000 ? 4 : 6 }

    /// The width of frames' lines in pixels.
    var lineWidth: Int { width < 1_000 ? 3 : 4 }

    /// A place of the upright photo in the copy; what lies outside is moved to its edge.
    func scaled(_ quad: Quad) -> Quad {
        quad.mapCorners { corner in
            PixelPoint(
                x: scaled(corner.x, most: picture.width - 1), y: scaled(corner.y, most: picture.height - 1))
        }
    }

    private func scaled(_ place: Int, most: Int) -> Int {
        min(max(0, Int((Double(place) * scale).rounded())), most)
    }
}
