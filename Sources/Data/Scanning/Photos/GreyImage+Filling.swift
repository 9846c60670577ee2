import KeepItFreshDomain

/// A picture of the given size whose `width × height` bytes `fill` writes, all of them.
@unsafe func greyImage(
    of size: PictureSize, reduction: Int = 1, fill: (UnsafeMutablePointer<UInt8>) throws(ScanError) -> Void
) throws(ScanError) -> GreyImage {
    var pixels = [UInt8](repeating: 255, count: size.width * size.height)
    var failure: ScanError?
    unsafe pixels.withUnsafeMutableBufferPointer { buffer in
        guard let start = buffer.baseAddress else { return }
        do throws(ScanError) {
            try unsafe fill(start)
        } catch {
            failure = error
        }
    }
    if let failure { throw failure }
    guard let image = GreyImage(width: size.width, height: size.height, pixels: pixels, reduction: reduction) else {
        throw .unreadableImage
    }
    return image
}
