/// A picture file's format, by its first bytes.
package enum PictureFormat {
    case jpeg, png, webp, tiff, bmp, gif
    /// HEIC, HEIF and AVIF: still pictures in an ISO media file (ISO/IEC 23008-12).
    case heif

    /// The format that `bytes` begin with; nil when it is not one of these.
    package init?(of bytes: [UInt8]) {
        if bytes.has([0xFF, 0xD8, 0xFF], at: 0) {
            self = .jpeg
        } else if bytes.has([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], at: 0) {
            self = .png
        } else if bytes.has("RIFF", at: 0), bytes.has("WEBP", at: 8) {
            self = .webp
        } else if bytes.has([0x49, 0x49, 0x2A, 0], at: 0) || bytes.has([0x4D, 0x4D, 0, 0x2A], at: 0) {
            self = .tiff
        } else if bytes.has("GIF87a", at: 0) || bytes.has("GIF89a", at: 0) {
            self = .gif
        } else if bytes.has("BM", at: 0), bytes.count >= 26 {
            self = .bmp
        } else if Self.isHEIF(bytes) {
            self = .heif
        } else {
            return nil
        }
    }

    /// Whether the file type box names one of the still picture brands, as major brand or as a compatible one.
    private static func isHEIF(_ bytes: [UInt8]) -> Bool {
        guard bytes.has("ftyp", at: 4), let length = bytes.number(at: 0, count: 4, .big), length >= 16 else {
            return false
        }
        let brands = ["heic", "heix", "heim", "heis", "mif1", "avif"]
        let places = [8] + Array(stride(from: 16, to: min(length, 256) - 3, by: 4))
        return places.contains { place in brands.contains { bytes.has($0, at: place) } }
    }
}
