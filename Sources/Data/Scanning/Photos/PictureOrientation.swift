/// How a stored picture must be turned to stand upright: the EXIF and TIFF tag 274 (EXIF 2.32, section 4.6.4).
///
/// The names say where the stored picture's first row and first column belong in the upright one.
enum PictureOrientation: Int, CaseIterable {
    case topLeft = 1, topRight, bottomRight, bottomLeft, leftTop, rightTop, rightBottom, leftBottom

    /// What the file says of itself; ``topLeft`` when it says nothing or nonsense, and for TIFF, which leptonica
    /// turns, as libheif does a HEIF file with transformations of its own.
    init(of bytes: [UInt8], in format: PictureFormat) {
        let block: ArraySlice<UInt8>? =
            switch format {
            case .jpeg: EXIFBlock.inJPEG(bytes)
            case .png: EXIFBlock.inPNG(bytes)
            case .webp: EXIFBlock.inWebP(bytes)
            case .heif: heifEXIFBlock(bytes)
            case .bmp, .gif, .tiff: nil
            }
        let number = block.flatMap { TIFFDirectory(first: $0)?.number(tag: 274) }
        self = number.flatMap(Self.init(rawValue:)) ?? .topLeft
    }

    /// True when the upright picture's width is the stored one's height.
    var swapsSides: Bool { rawValue >= Self.leftTop.rawValue }
}
