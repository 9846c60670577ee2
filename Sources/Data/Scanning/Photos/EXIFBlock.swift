import KeepItFreshDomain
import KeepItFreshLabels

/// Finds the EXIF block, from its TIFF header on, in the formats that have one.
enum EXIFBlock {
    /// The block's first directory; a TIFF file's own for TIFF. Nil when the file has none.
    static func directory(of bytes: [UInt8], in format: PictureFormat) -> TIFFDirectory? {
        let block: ArraySlice<UInt8>? =
            switch format {
            case .jpeg: inJPEG(bytes)
            case .png: inPNG(bytes)
            case .webp: inWebP(bytes)
            case .heif: HEIFItems(bytes).exifBlock
            case .tiff: bytes[...]
            case .bmp, .gif: nil
            }
        return block.flatMap { TIFFDirectory(first: $0) }
    }

    /// The first APP1 segment that begins with `Exif` (EXIF 2.32, section 4.7.2).
    private static func inJPEG(_ bytes: [UInt8]) -> ArraySlice<UInt8>? {
        var offset = 2
        while let marker = bytes.number(at: offset, count: 2, .big), marker > 0xFF00, marker != 0xFFDA,
            let length = bytes.number(at: offset + 2, count: 2, .big), length >= 2
        {
            let end = offset + 2 + length
            if marker == 0xFFE1, bytes.has("Exif\0\0", at: offset + 4), end <= bytes.count {
                return bytes[(offset + 10)..<max(end, offset + 10)]
            }
            offset = end
        }
        return nil
    }

    /// The eXIf chunk (PNG, section 11.3.3.6).
    private static func inPNG(_ bytes: [UInt8]) -> ArraySlice<UInt8>? {
        var offset = 8
        while let length = bytes.number(at: offset, count: 4, .big), offset + 8 + length <= bytes.count {
            let content = offset + 8
            if bytes.has("eXIf", at: offset + 4) { return bytes[content..<(content + length)] }
            offset = content + length + 4
        }
        return nil
    }

    /// The EXIF chunk (RFC 9649, section 2.7.1.5); some programs begin it with `Exif` and two NULs, as in a JPEG.
    private static func inWebP(_ bytes: [UInt8]) -> ArraySlice<UInt8>? {
        var offset = 12
        while let length = bytes.number(at: offset + 4, count: 4, .little), offset + 8 + length <= bytes.count {
            let content = bytes[(offset + 8)..<(offset + 8 + length)]
            if bytes.has("EXIF", at: offset) { return content.has("Exif\0\0", at: 0) ? content.dropFirst(6) : content }
            offset += 8 + length + length % 2
        }
        return nil
    }
}

extension PhotoCapture {
    /// When and with what the photo was taken (EXIF 3.0, sections 4.6.4 and 4.6.6); nil when the file does not say.
    init?(of bytes: [UInt8], in format: PictureFormat) {
        guard let directory = EXIFBlock.directory(of: bytes, in: format) else { return nil }
        let details = directory.directory(tag: 0x8769)
        self.init(
            time: Self.time(directory, details), make: directory.text(tag: 0x010F),
            model: directory.text(tag: 0x0110),
            orientation: directory.number(tag: 0x0112).flatMap { (1...8).contains($0) ? $0 : nil })
        if self == PhotoCapture() { return nil }
    }

    /// When the picture was taken, else digitised, else last changed. Each is a date with a time of day; the fraction
    /// of the second and the offset from UTC have entries of their own.
    private static func time(_ directory: TIFFDirectory, _ details: TIFFDirectory?) -> CaptureTime? {
        time(details?.text(tag: 0x9003), fraction: details?.text(tag: 0x9291), zone: details?.text(tag: 0x9011))
            ?? time(details?.text(tag: 0x9004), fraction: details?.text(tag: 0x9292), zone: details?.text(tag: 0x9012))
            ?? time(directory.text(tag: 0x0132), fraction: details?.text(tag: 0x9290), zone: details?.text(tag: 0x9010))
    }

    private static func time(_ text: String?, fraction: String?, zone: String?) -> CaptureTime? {
        text.flatMap { CaptureTime(written: $0, fraction: fraction, zone: zone) }
    }
}
