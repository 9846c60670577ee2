/// How a stored picture must be turned to stand upright: the EXIF and TIFF tag 274 (EXIF 2.32, section 4.6.4).
///
/// The names say where the stored picture's first row and first column belong in the upright one.
enum PictureOrientation: Int, CaseIterable {
    case topLeft = 1, topRight, bottomRight, bottomLeft, leftTop, rightTop, rightBottom, leftBottom

    /// What the file says of itself; ``topLeft`` when it says nothing or nonsense, and for TIFF, which leptonica
    /// turns, as libheif does a HEIF file with transformations of its own. By the standard these turn the picture and
    /// EXIF is a mere note, but some writers leave them out and rely on EXIF.
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

    /// True when the upright picture's width is the stored one's height.
    var swapsSides: Bool { rawValue >= Self.leftTop.rawValue }

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
}
