import CKIFLeptonica
import KeepItFreshDomain
import KeepItFreshLabels

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

    /// A picture in colours. `fill` must write all of its `width × height` words: red, green, blue and 255 from the
    /// highest byte on. Throws ``ScanError/unreadableImage`` when memory is short, and ``ScanError/componentMissing``
    /// when leptonica is missing.
    @unsafe init(
        _ size: PictureSize, fill: (UnsafeMutablePointer<UInt32>) throws(ScanError) -> Void
    ) throws(ScanError) {
        guard let leptonica = unsafe ckifleptonica() else { throw .componentMissing }
        ckifleptonica_silence()
        var picture = unsafe leptonica.pointee.pixCreate(Int32(size.width), Int32(size.height), 32)
        do throws(ScanError) {
            guard let words = unsafe leptonica.pointee.pixGetData(picture) else { throw .unreadableImage }
            try unsafe fill(words)
        } catch {
            unsafe leptonica.pointee.pixDestroy(&picture)
            throw error
        }
        unsafe self.leptonica = leptonica
        unsafe handle = picture
    }

    deinit {
        var handle = unsafe handle
        unsafe leptonica.pointee.pixDestroy(&handle)
    }

    /// The picture in 8-bit grey, transparent parts on white.
    consuming func grey() throws(ScanError) -> GreyImage {
        makeOpaque()
        unsafe replace(leptonica.pointee.pixConvertTo8(handle, 0))
        guard unsafe handle != nil else { throw .unreadableImage }
        let size = size
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

    /// The same picture, as decoded, in 32-bit colours, transparent parts on white. Throws `unreadableImage` when
    /// memory is short.
    consuming func colors() throws(ScanError) -> Pix {
        makeOpaque()
        unsafe replace(leptonica.pointee.pixConvertTo32(handle))
        guard unsafe handle != nil else { throw .unreadableImage }
        return self
    }

    var size: PictureSize {
        unsafe PictureSize(
            width: Int(leptonica.pointee.pixGetWidth(handle)), height: Int(leptonica.pointee.pixGetHeight(handle)))
    }

    /// The part of the picture within an area of it. Throws `unreadableImage` when memory is short.
    func cropped(to area: PixelRect) throws(ScanError) -> Pix {
        var box = unsafe leptonica.pointee.boxCreate(
            Int32(area.left), Int32(area.top), Int32(area.width), Int32(area.height))
        defer { unsafe leptonica.pointee.boxDestroy(&box) }
        return try unsafe Pix(leptonica, leptonica.pointee.pixClipRectangle(handle, box, nil))
    }

    /// The upright picture, when this one is stored as `orientation` says. Throws `unreadableImage` when memory is
    /// short.
    consuming func turned(from orientation: PictureOrientation) throws(ScanError) -> Pix {
        let picture = try turned(quarters: orientation.quarters)
        guard orientation.isMirrored else { return picture }
        return try unsafe Pix(
            picture.leptonica, picture.leptonica.pointee.pixFlipLR(nil, picture.handle))
    }

    /// The picture turned clockwise by some quarters. Throws `unreadableImage` when memory is short.
    consuming func turned(quarters: Int) throws(ScanError) -> Pix {
        if quarters == 0 { return self }
        return try unsafe Pix(leptonica, leptonica.pointee.pixRotateOrth(handle, Int32(quarters)))
    }

    /// The picture as a JPEG file of its pixels and nothing else. Throws `unreadableImage` when it cannot be encoded.
    func jpeg(quality: Int) throws(ScanError) -> [UInt8] {
        // leptonica keeps the comment of a PNG or TIFF file, and would write it.
        _ = unsafe leptonica.pointee.pixSetText(handle, nil)
        return try unsafe encoded { unsafe leptonica.pointee.pixWriteMemJpeg($0, $1, handle, Int32(quality), 0) }
    }

    /// The picture as a PNG file. Throws `unreadableImage` when it cannot be encoded.
    func png() throws(ScanError) -> [UInt8] {
        try unsafe encoded { unsafe leptonica.pointee.pixWriteMemPng($0, $1, handle, 0) }
    }

    @unsafe private func encoded(
        _ write: (UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>, UnsafeMutablePointer<Int>) -> Int32
    ) throws(ScanError) -> [UInt8] {
        var data: UnsafeMutablePointer<UInt8>?
        var count = 0
        defer { unsafe leptonica.pointee.lept_free(data) }
        _ = unsafe write(&data, &count)
        guard let start = unsafe data, count > 0 else { throw .unreadableImage }
        return unsafe [UInt8](UnsafeBufferPointer(start: start, count: count))
    }

    private init(
        _ leptonica: UnsafePointer<ckifleptonica_functions>, _ picture: UnsafeMutablePointer<PIX>?
    ) throws(ScanError) {
        guard let picture = unsafe picture else { throw .unreadableImage }
        unsafe self.leptonica = leptonica
        unsafe handle = picture
    }

    /// Takes colours for places in a table, and puts transparent parts on white.
    private mutating func makeOpaque() {
        unsafe replace(leptonica.pointee.pixRemoveColormap(handle, l_int32(REMOVE_CMAP_BASED_ON_SRC)))
        if unsafe leptonica.pointee.pixGetSpp(handle) == 4 {
            unsafe replace(leptonica.pointee.pixAlphaBlendUniform(handle, 0xFFFF_FF00))
        }
    }

    /// Frees the picture and takes another one in its place.
    private mutating func replace(_ next: UnsafeMutablePointer<PIX>?) {
        unsafe leptonica.pointee.pixDestroy(&handle)
        unsafe handle = next
    }
}
