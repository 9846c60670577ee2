import KeepItFreshDomain
import KeepItFreshLabels

/// A picture's size by the header of its file.
struct PictureSize: Hashable {
    let width: Int
    let height: Int

    /// Width × height; the largest number where that overflows.
    var pixels: Int {
        let (product, overflow) = width.multipliedReportingOverflow(by: height)
        return overflow ? .max : product
    }

    /// Width and height exchanged.
    var swapped: PictureSize { PictureSize(width: height, height: width) }

    var bounds: PixelRect { PixelRect(left: 0, top: 0, right: width, bottom: height) }

    /// The largest of 1, 2, 4 and 8 that leaves the longer side at least `side` pixels.
    func reduction(toSide side: Int) -> Int {
        [8, 4, 2].first { max(width, height) / $0 >= side } ?? 1
    }
}

extension PictureSize {
    /// Reads the size from the header of a file of the given format. Throws ``ScanError/unreadableImage`` when the
    /// header is cut off or makes no sense.
    init(of bytes: [UInt8], in format: PictureFormat) throws(ScanError) {
        switch format {
        case .jpeg: self = try PictureDecoder.jpegSize(bytes, reduction: 1)
        case .heif: self = try PictureDecoder.heifSize(bytes)
        case .gif: self = try GIFFile(bytes).size
        case .png: self = try Self.required(Self.png(bytes))
        case .webp: self = try Self.required(Self.webp(bytes))
        case .tiff: self = try Self.required(Self.tiff(bytes))
        case .bmp: self = try Self.required(Self.bmp(bytes))
        }
    }

    private static func required(_ size: PictureSize?) throws(ScanError) -> PictureSize {
        guard let size else { throw .unreadableImage }
        return size
    }

    /// The IHDR chunk, always the first (PNG, section 11.2.2).
    private static func png(_ bytes: [UInt8]) -> PictureSize? {
        guard bytes.has("IHDR", at: 12) else { return nil }
        return pair(bytes, at: 16, bytesEach: 4, .big)
    }

    /// Lossy, lossless or extended (RFC 9649, sections 2.5 to 2.7).
    private static func webp(_ bytes: [UInt8]) -> PictureSize? {
        if bytes.has("VP8 ", at: 12), bytes.has([0x9D, 0x01, 0x2A], at: 23),
            let size = pair(bytes, at: 26, bytesEach: 2, .little)
        {
            return PictureSize(width: size.width & 0x3FFF, height: size.height & 0x3FFF)
        }
        if bytes.has("VP8L", at: 12), let bits = bytes.number(at: 21, count: 4, .little) {
            return PictureSize(width: bits & 0x3FFF + 1, height: bits >> 14 & 0x3FFF + 1)
        }
        if bytes.has("VP8X", at: 12), let size = pair(bytes, at: 24, bytesEach: 3, .little) {
            return PictureSize(width: size.width + 1, height: size.height + 1)
        }
        return nil
    }

    /// The first directory's ImageWidth and ImageLength (TIFF 6.0, section 8).
    private static func tiff(_ bytes: [UInt8]) -> PictureSize? {
        guard let directory = TIFFDirectory(first: bytes[...]), let width = directory.number(tag: 256),
            let height = directory.number(tag: 257)
        else { return nil }
        return PictureSize(width: width, height: height)
    }

    /// The core header of OS/2 or the information header of Windows, where a negative height means rows from the top.
    private static func bmp(_ bytes: [UInt8]) -> PictureSize? {
        guard let headerLength = bytes.number(at: 14, count: 4, .little) else { return nil }
        if headerLength == 12 { return pair(bytes, at: 18, bytesEach: 2, .little) }
        guard let size = pair(bytes, at: 18, bytesEach: 4, .little) else { return nil }
        let height = Int(Int32(truncatingIfNeeded: size.height))
        return PictureSize(width: size.width, height: abs(height))
    }

    private static func pair(_ bytes: [UInt8], at offset: Int, bytesEach: Int, _ order: ByteOrder) -> PictureSize? {
        guard let width = bytes.number(at: offset, count: bytesEach, order),
            let height = bytes.number(at: offset + bytesEach, count: bytesEach, order)
        else { return nil }
        return PictureSize(width: width, height: height)
    }
}
