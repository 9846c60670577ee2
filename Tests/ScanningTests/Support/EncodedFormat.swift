import CKIFLeptonica
import KeepItFreshDomain

/// Picture file formats that leptonica writes.
enum EncodedFormat: Int32, CaseIterable {
    case bmp = 1
    case jpeg = 2
    case png = 3
    case tiff = 4
    case gif = 13
    case webp = 15
}

/// The picture as a file of the given format.
func encoded(_ image: GreyImage, as format: EncodedFormat) -> [UInt8] {
    let grey = unsafe pixCreate(Int32(image.width), Int32(image.height), 8)
    for y in 0..<image.height {
        for x in 0..<image.width {
            unsafe pixSetPixel(grey, Int32(x), Int32(y), UInt32(image.pixels[y * image.width + x]))
        }
    }
    return unsafe written(grey, as: format)
}

/// The picture as the opacity of black ink, red, green and blue all 0, as a PNG file.
func encodedAsOpacity(_ image: GreyImage) -> [UInt8] {
    let ink = unsafe pixCreate(Int32(image.width), Int32(image.height), 32)
    unsafe pixSetSpp(ink, 4)
    for y in 0..<image.height {
        for x in 0..<image.width {
            unsafe pixSetPixel(ink, Int32(x), Int32(y), UInt32(255 - image.pixels[y * image.width + x]))
        }
    }
    return unsafe written(ink, as: .png)
}

@unsafe private func written(_ pix: UnsafeMutablePointer<PIX>?, as format: EncodedFormat) -> [UInt8] {
    var pix = unsafe pix
    var data: UnsafeMutablePointer<UInt8>?
    var size = 0
    unsafe pixWriteMem(&data, &size, pix, format.rawValue)
    defer {
        unsafe lept_free(data)
        unsafe pixDestroy(&pix)
    }
    return unsafe Array(UnsafeBufferPointer(start: data, count: size))
}
