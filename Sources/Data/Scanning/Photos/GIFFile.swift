import KeepItFreshDomain

/// A GIF file up to the end of its first frame (GIF89a, sections 17 to 27); the rest is ignored.
struct GIFFile {
    /// The larger of canvas and first frame, along each axis.
    let size: PictureSize
    /// A GIF file of the first frame alone.
    let firstFrame: [UInt8]

    /// Throws ``ScanError/unreadableImage`` when the file ends before its first frame does.
    init(_ bytes: [UInt8]) throws(ScanError) {
        guard let canvas = Self.size(bytes, at: 6), let flags = bytes.number(at: 10, count: 1, .little) else {
            throw .unreadableImage
        }
        var offset = 13 + Self.tableLength(flags)
        while bytes.has([0x21], at: offset) {
            offset = try Self.endOfBlocks(bytes, from: offset + 2)
        }
        guard bytes.has([0x2C], at: offset), let frame = Self.size(bytes, at: offset + 5),
            let frameFlags = bytes.number(at: offset + 9, count: 1, .little)
        else { throw .unreadableImage }
        let end = try Self.endOfBlocks(bytes, from: offset + 11 + Self.tableLength(frameFlags))
        size = PictureSize(width: max(canvas.width, frame.width), height: max(canvas.height, frame.height))
        firstFrame = bytes[..<end] + [0x3B]
    }

    private static func size(_ bytes: [UInt8], at offset: Int) -> PictureSize? {
        guard let width = bytes.number(at: offset, count: 2, .little),
            let height = bytes.number(at: offset + 2, count: 2, .little)
        else { return nil }
        return PictureSize(width: width, height: height)
    }

    /// Bytes of the colour table that `flags` announce.
    private static func tableLength(_ flags: Int) -> Int {
        flags & 0x80 == 0 ? 0 : 3 << (flags & 7 + 1)
    }

    /// Where a chain of data blocks that begins at `start` ends, its terminator included.
    private static func endOfBlocks(_ bytes: [UInt8], from start: Int) throws(ScanError) -> Int {
        var offset = start
        while let length = bytes.number(at: offset, count: 1, .little) {
            offset += 1 + length
            if length == 0 { return offset }
        }
        throw .unreadableImage
    }
}
