import CKIFBars
import KeepItFreshDomain
import KeepItFreshLabels

/// A way to prepare a picture for a barcode decoder. The gain of each was measured on photos of packs.
enum BarcodeView: Hashable {
    /// The picture, reduced when it is large.
    case plain
    /// The picture in all its pixels.
    case full
    /// Light made even over squares of about twice this many pixels.
    case flattened(radius: Int)
    /// Twice the size, edges brought out, grain smoothed: for codes of few pixels to a bar.
    case enlarged
    /// Grain smoothed away, for noise and print raster.
    case smoothed
    /// Twice the size under a wider unsharp mask, for codes out of focus.
    case unsharpMasked(radius: Int, percent: Int)
    /// Rotated by some degrees: decoders scan rows and columns.
    case rotated(degrees: Int)
    /// Rotated so that its stripes are vertical or horizontal.
    case straightened
    /// The same at twice the size, for small parts of a picture: a rotation at its own size would blur thin bars.
    case enlargedStraightened
    /// Light bars on dark ground.
    case inverted
    /// Gaps of up to twice `radius` pixels between dark places filled, edges smoothed, and the size reduced, for codes
    /// of separate dots.
    case closed(radius: Int, reduction: Int)
    /// Half the size, for codes that fill the photo.
    case halved

    /// The prepared picture, with the way back from its pixels to the photo's. Nil where the view would show nothing
    /// new, or where a thin strip would need a huge canvas for its rotation.
    func prepare(plain: GreyImage, full: GreyImage) -> (image: GreyImage, place: (PixelPoint) -> PixelPoint)? {
        let scale = plain.reduction
        switch self {
        case .plain: return (plain, Self.enlarge(scale))
        case .full: return plain.width < full.width ? (full, Self.enlarge(full.reduction)) : nil
        case .flattened(let radius): return (plain.flattened(radius: radius), Self.enlarge(scale))
        case .smoothed: return (plain.smoothed().smoothed(), Self.enlarge(scale))
        case .inverted: return (plain.inverted(), Self.enlarge(scale))
        case .closed(let radius, let reduction):
            let isSmall = max(plain.width, plain.height) < Self.maximumOfSmall
            let (image, place) = isSmall ? Self.large(plain: plain, full: full) : (plain, Self.enlarge(scale))
            let closed = image.closed(radius: radius).smoothed().smoothed()
            return (try? closed.reduced(by: reduction)).map { ($0, { place($0.enlarged(by: reduction)) }) }
        case .enlarged:
            let large = Self.large(plain: plain, full: full)
            return (large.image.sharpened(radius: 1, percent: 250).smoothed(), large.place)
        case .unsharpMasked(let radius, let percent):
            let large = Self.large(plain: plain, full: full)
            return (large.image.sharpened(radius: radius, percent: percent), large.place)
        case .halved:
            let image = (try? plain.reduced(by: 2)) ?? plain
            return (image, Self.enlarge(image.reduction))
        case .straightened:
            let tilt = plain.tilt
            return abs(tilt) < Self.minimumTilt ? nil : Self.rotated(degrees: tilt).prepare(plain: plain, full: full)
        case .enlargedStraightened:
            let tilt = plain.tilt
            guard abs(tilt) >= Self.minimumTilt else { return nil }
            let large = Self.large(plain: plain, full: full)
            guard large.image.bounds.area <= Self.maximumEnlargedPixels else { return nil }
            return Self.rotate(large.image, degrees: tilt, place: large.place)
        case .rotated(let degrees): return Self.rotate(plain, degrees: degrees, place: Self.enlarge(scale))
        }
    }

    /// The rotated picture, where `place` is the way from the pixels of `image` to the photo's; nil for a thin strip.
    private static func rotate(
        _ image: GreyImage, degrees: Int, place: @escaping (PixelPoint) -> PixelPoint
    ) -> (image: GreyImage, place: (PixelPoint) -> PixelPoint)? {
        let rotation = PictureRotation(of: image, degrees: degrees)
        guard rotation.canvas.pixels <= 4 * image.bounds.area else { return nil }
        return (image.rotated(by: rotation), { place(rotation.original(of: $0)) })
    }

    /// Dots are closed at twice the size in pictures whose longer side is shorter.
    private static let maximumOfSmall = 300
    /// Decoders read codes that are tilted by fewer degrees than this without a rotation.
    private static let minimumTilt = 8
    /// Larger parts have bars that are wide enough without it.
    private static let maximumEnlargedPixels = 1_500_000

    /// The picture at twice the plain one's size or a little more: from the photo's own pixels where it has them.
    private static func large(
        plain: GreyImage, full: GreyImage
    ) -> (image: GreyImage, place: (PixelPoint) -> PixelPoint) {
        let factor = plain.reduction / full.reduction
        if factor >= 2, let image = try? full.reduced(by: factor / 2) { return (image, enlarge(image.reduction)) }
        return (plain.doubled(), { PixelPoint(x: $0.x * plain.reduction / 2, y: $0.y * plain.reduction / 2) })
    }

    private static func enlarge(_ factor: Int) -> (PixelPoint) -> PixelPoint {
        { $0.enlarged(by: factor) }
    }
}

extension GreyImage {
    /// The clockwise angle of most of its stripes from the vertical or the horizontal, in degrees; 0 without stripes.
    fileprivate var tilt: Int {
        Int(unsafe ckifbars_stripe_tilt(pixels, Int32(width), Int32(height)).rounded())
    }
}
