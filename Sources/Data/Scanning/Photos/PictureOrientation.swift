import KeepItFreshLabels

/// How a stored picture must be turned to be upright: the EXIF and TIFF tag 274 (EXIF 2.32, section 4.6.4).
///
/// The names say where the stored picture's first row and first column belong in the upright one.
enum PictureOrientation: Int, CaseIterable {
    case topLeft = 1, topRight, bottomRight, bottomLeft, leftTop, rightTop, rightBottom, leftBottom

    /// The orientation that a file states; ``topLeft`` when it states none or nonsense, for TIFF, which leptonica
    /// turns, and for a HEIF file with its own transformations, which libheif turns. By the standard these turn the
    /// picture and EXIF is only a note, but some programs leave them out and rely on EXIF.
    init(of bytes: [UInt8], in format: PictureFormat) {
        let counts =
            switch format {
            case .tiff: false
            case .heif: !HEIFItems(bytes).haveTransformations
            default: true
            }
        let number = counts ? EXIFBlock.directory(of: bytes, in: format)?.number(tag: 274) : nil
        self = number.flatMap(Self.init(rawValue:)) ?? .topLeft
    }

    /// Whether the upright picture's width is the stored one's height.
    var swapsSides: Bool { rawValue >= Self.leftTop.rawValue }

    /// By how many quarters the stored picture is to be turned clockwise, before it is mirrored or not.
    var quarters: Int {
        switch self {
        case .topLeft, .topRight: 0
        case .leftTop, .rightTop: 1
        case .bottomRight, .bottomLeft: 2
        case .rightBottom, .leftBottom: 3
        }
    }

    /// Whether left and right are to be exchanged after turning.
    var isMirrored: Bool { [.topRight, .bottomLeft, .leftTop, .rightBottom].contains(self) }

    /// Where the upright picture's first pixel is stored, and how far apart the pixels to its right and below are,
    /// when the stored one has the given size.
    func steps(width: Int, height: Int) -> (origin: Int, right: Int, down: Int) {
        let topRight = width - 1
        let bottomLeft = (height - 1) * width
        let bottomRight = width * height - 1
        return switch self {
        case .topLeft: (0, 1, width)
        case .topRight: (topRight, -1, width)
        case .bottomRight: (bottomRight, -1, -width)
        case .bottomLeft: (bottomLeft, 1, -width)
        case .leftTop: (0, width, 1)
        case .rightTop: (bottomLeft, -width, 1)
        case .rightBottom: (bottomRight, -width, -1)
        case .leftBottom: (topRight, width, -1)
        }
    }

    /// Where an area of the upright picture lies in the stored picture, which has the given size.
    func stored(_ area: PixelRect, in size: PictureSize) -> PixelRect {
        let steps = steps(width: size.width, height: size.height)
        let place = { (x: Int, y: Int) in
            let index = steps.origin + x * steps.right + y * steps.down
            return (x: index % size.width, y: index / size.width)
        }
        let first = place(area.left, area.top)
        let last = place(area.right - 1, area.bottom - 1)
        return PixelRect(
            left: min(first.x, last.x), top: min(first.y, last.y), right: max(first.x, last.x) + 1,
            bottom: max(first.y, last.y) + 1)
    }
}
