import KeepItFreshDomain

/// A picture of the given size whose `width × height` bytes `fill` writes: all of them, since nobody else does.
@unsafe func greyImage(
    of size: PictureSize, reduction: Int = 1, fill: (UnsafeMutablePointer<UInt8>) throws(ScanError) -> Void
) throws(ScanError) -> GreyImage {
    var failure: ScanError?
    let pixels = unsafe [UInt8](unsafeUninitializedCapacity: size.width * size.height) { buffer, count in
        guard let start = buffer.baseAddress else { return }
        do throws(ScanError) {
            try unsafe fill(start)
            count = size.width * size.height
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
