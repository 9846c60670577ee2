import KeepItFreshDomain

/// The first frame of a WebP file; its other frames are ignored (RFC 9649, section 2.7.1.1).
enum WebPFile {
    /// A WebP file of the first frame alone; the file itself when it is no animation. Throws
    /// ``ScanError/unreadableImage`` when the file ends before its first frame does.
    static func still(_ bytes: [UInt8]) throws(ScanError) -> [UInt8] {
        guard bytes.has("VP8X", at: 12), let flags = bytes.number(at: 20, count: 1, .little), flags & isAnimated != 0
        else { return bytes }
        guard
            let frame = chunks(of: bytes, in: 12..<bytes.count).first(where: { bytes.has("ANMF", at: $0.lowerBound) }),
            frame.count >= headerLength + frameHeaderLength,
            let side = size(bytes, at: frame.lowerBound + headerLength + 6)
        else { throw .unreadableImage }
        let content = (frame.lowerBound + headerLength + frameHeaderLength)..<frame.upperBound
        let parts = chunks(of: bytes, in: content)
        let pictures = parts.filter { bytes.has("VP8 ", at: $0.lowerBound) || bytes.has("VP8L", at: $0.lowerBound) }
        guard let picture = pictures.first else { throw .unreadableImage }
        let alpha = parts.first { bytes.has("ALPH", at: $0.lowerBound) }
        var body = Array("WEBP".utf8)
        if let alpha, bytes.has("VP8 ", at: picture.lowerBound) {
            body += Array("VP8X".utf8) + littleEndian(10, count: 4) + [hasAlpha, 0, 0, 0] + side + padded(bytes[alpha])
        }
        body += padded(bytes[picture])
        return Array("RIFF".utf8) + littleEndian(body.count, count: 4) + body
    }

    private static let isAnimated = 0x02
    private static let hasAlpha: UInt8 = 0x10
    private static let headerLength = 8, frameHeaderLength = 16

    /// The chunks in a range, each with its header.
    private static func chunks(of bytes: [UInt8], in range: Range<Int>) -> [Range<Int>] {
        var chunks: [Range<Int>] = []
        var start = range.lowerBound
        while let length = bytes.number(at: start + 4, count: 4, .little),
            start + headerLength + length <= range.upperBound
        {
            chunks.append(start..<(start + headerLength + length))
            start += headerLength + length + length % 2
        }
        return chunks
    }

    /// The six bytes of a frame's width and height, which are stored as in a picture's own header.
    private static func size(_ bytes: [UInt8], at offset: Int) -> [UInt8]? {
        offset + 6 <= bytes.count ? Array(bytes[offset..<(offset + 6)]) : nil
    }

    private static func padded(_ chunk: ArraySlice<UInt8>) -> [UInt8] {
        Array(chunk) + (chunk.count % 2 == 0 ? [] : [0])
    }

    private static func littleEndian(_ number: Int, count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
}
