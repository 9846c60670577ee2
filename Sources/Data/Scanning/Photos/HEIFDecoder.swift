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

/// A HEIF file's EXIF block, when its orientation counts: by the standard the file's own transformations turn the
/// picture and EXIF is a mere note, but some writers leave them out and rely on EXIF. Nil when the file has
/// transformations.
func heifEXIFBlock(_ bytes: [UInt8]) -> ArraySlice<UInt8>? {
    guard !transforms(bytes) else { return nil }
    let block = unsafe [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
        count = unsafe cheif_copy_exif(bytes, bytes.count, buffer.baseAddress, buffer.count)
    }
    return block.isEmpty ? nil : block[...]
}

/// True when the file's metadata box names a rotation or a mirroring (ISO/IEC 23008-12, sections 6.5.10 and 6.5.12).
private func transforms(_ bytes: [UInt8]) -> Bool {
    var offset = 0
    while let length = bytes.number(at: offset, count: 4, .big), length >= 8, offset + length <= bytes.count {
        if bytes.has("meta", at: offset + 4) {
            let names = [Array("irot".utf8), Array("imir".utf8)]
            return (offset..<(offset + length)).contains { place in names.contains { bytes.has($0, at: place) } }
        }
        offset += length
    }
    return false
}

private func check(_ outcome: cheif_outcome) throws(ScanError) {
    switch outcome {
    case CHEIF_OK: return
    case CHEIF_UNSUPPORTED: throw .unsupportedFormat
    default: throw .unreadableImage
    }
}
