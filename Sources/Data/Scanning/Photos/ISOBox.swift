/// A box of an ISO media file (ISO/IEC 14496-12, section 4.2).
struct ISOBox {
    /// Four characters.
    let type: String
    /// Where what it holds lies in the file.
    let content: Range<Int>

    /// What a full box holds behind its version and flags.
    var fullContent: Range<Int> {
        content.dropFirst(4)
    }

    /// The boxes in a part of a file, up to the first that is cut off.
    static func boxes(in bytes: [UInt8], _ range: Range<Int>) -> [ISOBox] {
        var boxes: [ISOBox] = []
        var start = range.lowerBound
        while let (header, length) = size(in: bytes, at: start, end: range.upperBound) {
            let type = String(decoding: bytes[(start + 4)..<(start + 8)], as: UTF8.self)
            boxes.append(ISOBox(type: type, content: (start + header)..<(start + length)))
            start += length
        }
        return boxes
    }

    /// The lengths of a box's header and of the whole box; nil where none of at least a header's length fits.
    private static func size(in bytes: [UInt8], at start: Int, end: Int) -> (header: Int, whole: Int)? {
        guard start <= end - 8, let short = bytes.number(at: start, count: 4, .big) else { return nil }
        switch short {
        case 0: return (8, end - start)
        case 1:
            guard start <= end - 16, let long = bytes.number(at: start + 8, count: 8, .big) else { return nil }
            return (16...).contains(long) && long <= end - start ? (16, long) : nil
        default: return short >= 8 && short <= end - start ? (8, short) : nil
        }
    }
}
