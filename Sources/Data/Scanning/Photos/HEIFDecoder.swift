import CHeif
import KeepItFreshDomain

/// The upright size of a HEIC, HEIF or AVIF file's main picture.
func heifSize(_ bytes: [UInt8]) throws(ScanError) -> PictureSize {
    var width: Int32 = 0
    var height: Int32 = 0
    try check(unsafe cheif_read_size(bytes, bytes.count, &width, &height))
    return PictureSize(width: Int(width), height: Int(height))
}

/// A HEIC, HEIF or AVIF file's main picture in grey and upright, transparent parts on white.
func decodeHEIF(_ bytes: [UInt8], of size: PictureSize) throws(ScanError) -> GreyImage {
    try unsafe greyImage(of: size) { pixels throws(ScanError) in
        try check(unsafe cheif_decode_grey(bytes, bytes.count, Int32(size.width), Int32(size.height), pixels))
    }
}

private func check(_ outcome: cheif_outcome) throws(ScanError) {
    switch outcome {
    case CHEIF_OK: return
    case CHEIF_UNSUPPORTED: throw .unsupportedFormat
    default: throw .unreadableImage
    }
}
