import CKIFLeptonica
import KeepItFreshDomain

/// A picture file's colours, read with leptonica.
@safe final class ColorPicture {
    private var handle: UnsafeMutablePointer<PIX>?

    init?(_ bytes: [UInt8]) {
        guard let pix = unsafe pixReadMem(bytes, bytes.count) else { return nil }
        unsafe handle = pixConvertTo32(pix)
        var read: UnsafeMutablePointer<PIX>? = unsafe pix
        unsafe pixDestroy(&read)
    }

    deinit {
        unsafe pixDestroy(&handle)
    }

    var width: Int { Int(unsafe pixGetWidth(handle)) }
    var height: Int { Int(unsafe pixGetHeight(handle)) }

    func color(x: Int, y: Int) -> Explanation.Color {
        var (red, green, blue): (Int32, Int32, Int32) = (0, 0, 0)
        unsafe pixGetRGBPixel(handle, Int32(x), Int32(y), &red, &green, &blue)
        return Explanation.Color(red: UInt8(red), green: UInt8(green), blue: UInt8(blue))
    }
}
