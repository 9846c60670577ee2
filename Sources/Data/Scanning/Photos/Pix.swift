import CKIFLeptonica
import KeepItFreshDomain

/// A picture in leptonica's memory, freed with this value.
@safe struct Pix: ~Copyable {
    private(set) var handle: UnsafeMutablePointer<PIX>?
    private let leptonica: UnsafePointer<ckifleptonica_functions>

    /// Decodes the bytes of a picture file. Throws ``ScanError/unreadableImage`` when leptonica cannot, and
    /// ``ScanError/unsupportedFormat`` when it is missing.
    init(decoding bytes: [UInt8]) throws(ScanError) {
        guard let leptonica = unsafe ckifleptonica() else { throw .unsupportedFormat }
        ckifleptonica_silence()
        guard let picture = unsafe leptonica.pointee.pixReadMem(bytes, bytes.count) else { throw .unreadableImage }
        unsafe self.leptonica = leptonica
        unsafe handle = picture
    }

    /// A copy of a picture. Throws ``ScanError/unreadableImage`` when memory is short, and
    /// ``ScanError/componentMissing`` when leptonica is missing.
    init(_ image: GreyImage) throws(ScanError) {
        guard let leptonica = unsafe ckifleptonica() else { throw .componentMissing }
        ckifleptonica_silence()
        var picture = unsafe leptonica.pointee.pixCreate(Int32(image.width), Int32(image.height), 8)
        guard let rows = unsafe leptonica.pointee.pixSetupByteProcessing(picture, nil, nil) else {
            unsafe leptonica.pointee.pixDestroy(&picture)
            throw .unreadableImage
        }
        unsafe image.pixels.withUnsafeBufferPointer { source in
            for row in 0..<image.height {
                guard let target = unsafe rows[row], let start = source.baseAddress else { continue }
                unsafe target.update(from: start + row * image.width, count: image.width)
            }
        }
        _ = unsafe leptonica.pointee.pixCleanupByteProcessing(picture, rows)
        unsafe self.leptonica = leptonica
        unsafe handle = picture
    }

    deinit {
        var handle = unsafe handle
        unsafe leptonica.pointee.pixDestroy(&handle)
    }

    /// The picture in 8-bit grey, transparent parts on white.
    consuming func grey() throws(ScanError) -> GreyImage {
        unsafe replace(leptonica.pointee.pixRemoveColormap(handle, l_int32(REMOVE_CMAP_BASED_ON_SRC)))
        if unsafe leptonica.pointee.pixGetSpp(handle) == 4 {
            unsafe replace(leptonica.pointee.pixAlphaBlendUniform(handle, 0xFFFF_FF00))
        }
        unsafe replace(leptonica.pointee.pixConvertTo8(handle, 0))
        guard unsafe handle != nil else { throw .unreadableImage }
        let size = unsafe PictureSize(
            width: Int(leptonica.pointee.pixGetWidth(handle)), height: Int(leptonica.pointee.pixGetHeight(handle)))
        let rows = unsafe leptonica.pointee.pixSetupByteProcessing(handle, nil, nil)
        defer { _ = unsafe leptonica.pointee.pixCleanupByteProcessing(handle, rows) }
        guard let rows = unsafe rows else { throw .unreadableImage }
        return try unsafe GreyImage(filling: size) { pixels throws(ScanError) in
            for row in 0..<size.height {
                guard let source = unsafe rows[row] else { throw .unreadableImage }
                unsafe (pixels + row * size.width).update(from: source, count: size.width)
            }
        }
    }

    /// The same picture with as many pixels as `size` says. Throws `unreadableImage` when memory is short.
    consuming func scaled(to size: PictureSize) throws(ScanError) -> Pix {
        unsafe replace(leptonica.pointee.pixScaleToSize(handle, Int32(size.width), Int32(size.height)))
        return self
    }

    /// The same picture, 8-bit grey, in 32-bit colours. Throws `unreadableImage` when memory is short.
    consuming func colored() throws(ScanError) -> Pix {
        unsafe replace(leptonica.pointee.pixConvert8To32(handle))
        guard unsafe handle != nil else { throw .unreadableImage }
        return self
    }

    /// The picture as a PNG file. Throws `unreadableImage` when it cannot be encoded.
    func png() throws(ScanError) -> [UInt8] {
        var data: UnsafeMutablePointer<UInt8>?
        var count = 0
        defer { unsafe leptonica.pointee.lept_free(data) }
        _ = unsafe leptonica.pointee.pixWriteMemPng(&data, &count, handle, 0)
        guard let start = unsafe data, count > 0 else { throw .unreadableImage }
        return unsafe [UInt8](UnsafeBufferPointer(start: start, count: count))
    }

    /// Frees the picture and takes another one in its place.
    private mutating func replace(_ next: UnsafeMutablePointer<PIX>?) {
        unsafe leptonica.pointee.pixDestroy(&handle)
        unsafe handle = next
    }
}
