import CJPEG
import KeepItFreshDomain

/// A JPEG file's size when decoded at 1/`reduction` (1, 2, 4 or 8).
func jpegSize(_ bytes: [UInt8], reduction: Int) throws(ScanError) -> PictureSize {
    var width: Int32 = 0
    var height: Int32 = 0
    guard unsafe cjpeg_read_size(bytes, bytes.count, Int32(reduction), &width, &height) != 0 else {
        throw .unreadableImage
    }
    return PictureSize(width: Int(width), height: Int(height))
}

/// A JPEG file's picture in grey at 1/`reduction` of its size, as it is stored, not yet turned. What is not needed is
/// not decoded: half the size takes about half the time.
func decodeJPEG(_ bytes: [UInt8], reduction: Int) throws(ScanError) -> GreyImage {
    let size = try jpegSize(bytes, reduction: reduction)
    return try unsafe greyImage(of: size, reduction: reduction) { pixels throws(ScanError) in
        let decoded = unsafe cjpeg_decode_grey(
            bytes, bytes.count, Int32(reduction), Int32(size.width), Int32(size.height), pixels)
        if decoded == 0 { throw .unreadableImage }
    }
}

/// A part of a JPEG file's picture in grey at full size, as it is stored, not yet turned.
func decodeJPEG(_ bytes: [UInt8], area: PictureArea) throws(ScanError) -> GreyImage {
    try unsafe greyImage(of: PictureSize(width: area.width, height: area.height)) { pixels throws(ScanError) in
        let decoded = unsafe cjpeg_decode_part(
            bytes, bytes.count, Int32(area.left), Int32(area.top), Int32(area.width), Int32(area.height), pixels)
        if decoded == 0 { throw .unreadableImage }
    }
}
