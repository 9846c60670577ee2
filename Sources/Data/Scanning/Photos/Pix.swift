import CKIFLeptonica
import KeepItFreshDomain

/// A picture in leptonica's memory, freed with this value.
@safe struct Pix: ~Copyable {
    var handle: UnsafeMutablePointer<PIX>?

    /// Decodes the bytes of a picture file. Throws ``ScanError/unreadableImage`` when leptonica cannot.
    init(decoding bytes: [UInt8]) throws(ScanError) {
        ckifleptonica_silence()
        unsafe handle = unsafe pixReadMem(bytes, bytes.count)
        if unsafe handle == nil { throw .unreadableImage }
    }

    /// A copy of a picture. Throws ``ScanError/unreadableImage`` when memory is short.
    init(_ image: GreyImage) throws(ScanError) {
        ckifleptonica_silence()
        unsafe handle = unsafe pixCreate(Int32(image.width), Int32(image.height), 8)
        let rows = unsafe pixSetupByteProcessing(handle, nil, nil)
        guard let rows = unsafe rows else { throw .unreadableImage }
        unsafe image.pixels.withUnsafeBufferPointer { source in
            for row in 0..<image.height {
                guard let target = unsafe rows[row], let start = source.baseAddress else { continue }
                unsafe target.update(from: start + row * image.width, count: image.width)
            }
        }
        unsafe pixCleanupByteProcessing(handle, rows)
    }

    deinit {
        var handle = unsafe handle
        unsafe pixDestroy(&handle)
    }

    /// The picture in 8-bit grey, transparent parts on white.
    consuming func grey() throws(ScanError) -> GreyImage {
        unsafe replace(pixRemoveColormap(handle, l_int32(REMOVE_CMAP_BASED_ON_SRC)))
        if unsafe pixGetSpp(handle) == 4 { unsafe replace(pixAlphaBlendUniform(handle, 0xFFFF_FF00)) }
        unsafe replace(pixConvertTo8(handle, 0))
        guard unsafe handle != nil else { throw .unreadableImage }
        let size = unsafe PictureSize(width: Int(pixGetWidth(handle)), height: Int(pixGetHeight(handle)))
        let rows = unsafe pixSetupByteProcessing(handle, nil, nil)
        defer { unsafe pixCleanupByteProcessing(handle, rows) }
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

    /// Frees the picture and takes another one in its place.
    mutating func replace(_ next: UnsafeMutablePointer<PIX>?) {
        unsafe pixDestroy(&handle)
        unsafe handle = next
    }
}
