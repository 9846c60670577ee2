import CLeptonica
import KeepItFreshDomain

extension Pix {
    /// The same picture with as many pixels as `size` says. Throws `unreadableImage` when memory is short.
    consuming func scaled(to size: PictureSize) throws(ScanError) -> Pix {
        unsafe replace(pixScaleToSize(handle, Int32(size.width), Int32(size.height)))
        return self
    }

    /// The picture as a PNG file. Throws `unreadableImage` when it cannot be encoded.
    func png() throws(ScanError) -> [UInt8] {
        var data: UnsafeMutablePointer<UInt8>?
        var count = 0
        defer { unsafe lept_free(data) }
        unsafe pixWriteMemPng(&data, &count, handle, 0)
        guard let start = unsafe data, count > 0 else { throw .unreadableImage }
        return unsafe [UInt8](UnsafeBufferPointer(start: start, count: count))
    }
}
