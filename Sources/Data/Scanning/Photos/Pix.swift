import CLeptonica
import KeepItFreshDomain

/// A picture in leptonica's hands, freed with this value.
@safe struct Pix: ~Copyable {
    var handle: UnsafeMutablePointer<PIX>?

    /// Decodes the bytes of a picture file. Throws ``ScanError/unreadableImage`` when leptonica cannot.
    init(decoding bytes: [UInt8]) throws(ScanError) {
        cleptonica_silence()
        unsafe handle = unsafe pixReadMem(bytes, bytes.count)
        if unsafe handle == nil { throw .unreadableImage }
    }

    /// A copy of a picture. Throws ``ScanError/unreadableImage`` when memory is short.
    init(_ image: GreyImage) throws(ScanError) {
        cleptonica_silence()
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
        return try unsafe greyImage(of: size) { pixels throws(ScanError) in
            for row in 0..<size.height {
                guard let source = unsafe rows[row] else { throw .unreadableImage }
                unsafe (pixels + row * size.width).update(from: source, count: size.width)
            }
        }
    }

    mutating func replace(_ next: UnsafeMutablePointer<PIX>?) {
        unsafe pixDestroy(&handle)
        unsafe handle = next
    }
}
