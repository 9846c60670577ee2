import CPNG
import KeepItFreshDomain

/// A PNG file's picture in grey, transparent parts on white, as it is stored, not yet turned.
func decodePNG(_ bytes: [UInt8], of size: PictureSize) throws(ScanError) -> GreyImage {
    try unsafe greyImage(of: size) { pixels throws(ScanError) in
        guard unsafe cpng_decode_grey(bytes, bytes.count, Int32(size.width), Int32(size.height), pixels) != 0 else {
            throw .unreadableImage
        }
    }
}
