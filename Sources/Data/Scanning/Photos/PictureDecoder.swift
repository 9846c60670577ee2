import CKIFHeif
import CKIFJPEG
import CKIFPNG
import KeepItFreshDomain
import KeepItFreshLabels

/// Decodes JPEG, PNG and HEIF files to grey, JPEG and HEIF also to colours. JPEG and PNG pictures come as they are
/// stored, not yet turned.
enum PictureDecoder {
    /// A JPEG file's size when decoded at 1/`reduction` (1, 2, 4 or 8).
    static func jpegSize(_ bytes: [UInt8], reduction: Int) throws(ScanError) -> PictureSize {
        var width: Int32 = 0
        var height: Int32 = 0
        guard unsafe ckifjpeg_read_size(bytes, bytes.count, Int32(reduction), &width, &height) != 0 else {
            throw .unreadableImage
        }
        return PictureSize(width: Int(width), height: Int(height))
    }

    /// Whether a JPEG file ends before its end marker. One that lacks only that, or the last rows, is decoded all the
    /// same, as other programs do.
    static func jpegLacksEnd(_ bytes: [UInt8]) -> Bool {
        var scan = 2
        while let marker = bytes.number(at: scan, count: 2, .big), marker > 0xFF00, marker != 0xFFDA,
            let length = bytes.number(at: scan + 2, count: 2, .big), length >= 2
        {
            scan += 2 + length
        }
        guard scan < bytes.count else { return true }
        // In a scan, 0xFF is only before a marker or a zero.
        return !bytes.indices.dropLast().reversed().prefix { $0 >= scan }.contains {
            bytes[$0] == 0xFF && bytes[$0 + 1] == 0xD9
        }
    }

    /// A JPEG file's picture at 1/`reduction` of its size. Nothing more is decoded: half the size takes about half the
    /// time.
    static func jpeg(_ bytes: [UInt8], reduction: Int) throws(ScanError) -> GreyImage {
        let size = try jpegSize(bytes, reduction: reduction)
        return try unsafe GreyImage(filling: size, reduction: reduction) { pixels throws(ScanError) in
            let decoded = unsafe ckifjpeg_decode_grey(
                bytes, bytes.count, Int32(reduction), Int32(size.width), Int32(size.height), pixels)
            if decoded == 0 { throw .unreadableImage }
        }
    }

    /// The colours of a JPEG file's picture; nil where they are stored in an unusual way, and for a damaged file.
    static func colors(ofJPEG bytes: [UInt8]) -> PictureColors? {
        var counts = [UInt32](repeating: 0, count: PictureColors.count)
        guard unsafe ckifjpeg_count_colors(bytes, bytes.count, &counts) != 0 else { return nil }
        return PictureColors(counts: counts.map(Int.init))
    }

    /// A part of a JPEG file's picture at full size.
    static func jpeg(_ bytes: [UInt8], area: PixelRect) throws(ScanError) -> GreyImage {
        try unsafe GreyImage(filling: PictureSize(width: area.width, height: area.height)) { pixels throws(ScanError) in
            let decoded = unsafe ckifjpeg_decode_part(
                bytes, bytes.count, Int32(area.left), Int32(area.top), Int32(area.width), Int32(area.height), pixels)
            if decoded == 0 { throw .unreadableImage }
        }
    }

    /// A PNG file's picture, transparent parts on white.
    static func png(_ bytes: [UInt8], of size: PictureSize) throws(ScanError) -> GreyImage {
        try unsafe GreyImage(filling: size) { pixels throws(ScanError) in
            let decoded = unsafe ckifpng_decode_grey(
                bytes, bytes.count, Int32(size.width), Int32(size.height), pixels)
            if decoded == 0 { throw .unreadableImage }
        }
    }

    /// The upright size of a HEIC, HEIF or AVIF file's main picture, by the file's own rotation.
    static func heifSize(_ bytes: [UInt8]) throws(ScanError) -> PictureSize {
        if let picture = HEVCPicture(bytes) { return picture.size }
        var width: Int32 = 0
        var height: Int32 = 0
        try check(unsafe ckifheif_read_size(bytes, bytes.count, &width, &height))
        return PictureSize(width: Int(width), height: Int(height))
    }

    /// A HEIC, HEIF or AVIF file's main picture at 1/`reduction` of its size, upright, transparent parts on white. A
    /// picture thinner than that keeps its size.
    static func heif(_ bytes: [UInt8], of size: PictureSize, reduction: Int) throws(ScanError) -> GreyImage {
        let factor = min(size.width, size.height) < reduction ? 1 : reduction
        if let image = try? HEVCPicture(bytes)?.image(reduction: factor) { return image }
        return try libheif(bytes, of: size, factor: factor)
    }

    /// The same by libheif, which knows all kinds, but takes nearly twice as long for a photo of a phone.
    static func libheif(_ bytes: [UInt8], of size: PictureSize, factor: Int) throws(ScanError) -> GreyImage {
        let reduced = PictureSize(width: size.width / factor, height: size.height / factor)
        return try unsafe GreyImage(filling: reduced, reduction: factor) { pixels throws(ScanError) in
            try check(
                unsafe ckifheif_decode_grey(
                    bytes, bytes.count, Int32(size.width), Int32(size.height), Int32(factor), pixels))
        }
    }

    /// A part of a HEIC, HEIF or AVIF file's main picture, which has this size, at full size.
    static func heif(_ bytes: [UInt8], of size: PictureSize, area: PixelRect) throws(ScanError) -> GreyImage {
        if let image = try? HEVCPicture(bytes)?.image(of: area) { return image }
        return try heif(bytes, of: size, reduction: 1).cropped(to: area)
    }

    /// A part of a JPEG file's picture in colours, at so many eighths of its size; the part is in pixels of that size.
    static func colors(ofJPEG bytes: [UInt8], eighths: Int, area: PixelRect) throws(ScanError) -> Pix {
        try unsafe Pix(PictureSize(width: area.width, height: area.height)) { words throws(ScanError) in
            let decoded = unsafe ckifjpeg_decode_colors(
                bytes, bytes.count, Int32(eighths), Int32(area.left), Int32(area.top), Int32(area.width),
                Int32(area.height), words)
            if decoded == 0 { throw .unreadableImage }
        }
    }

    /// A HEIC, HEIF or AVIF file's main picture in colours, upright.
    static func colors(ofHEIF bytes: [UInt8], of size: PictureSize) throws(ScanError) -> Pix {
        try unsafe Pix(size) { words throws(ScanError) in
            try check(unsafe ckifheif_decode_colors(bytes, bytes.count, Int32(size.width), Int32(size.height), words))
        }
    }

    private static func check(_ outcome: ckifheif_outcome) throws(ScanError) {
        switch outcome {
        case CKIFHEIF_OK: return
        case CKIFHEIF_UNSUPPORTED: throw .unsupportedFormat
        default: throw .unreadableImage
        }
    }
}
