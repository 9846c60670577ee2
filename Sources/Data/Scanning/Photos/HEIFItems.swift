/// The items of a HEIC, HEIF or AVIF file by its metadata box (ISO/IEC 14496-12, section 8.11).
struct HEIFItems {
    private let bytes: [UInt8]
    private let boxes: [Box]

    /// The items of a file; none when it is damaged.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        let meta = Box.boxes(in: bytes, 0..<bytes.count).first { $0.type == "meta" }
        boxes = meta.map { Box.boxes(in: bytes, $0.fullContent) } ?? []
    }

    /// Whether the file has a rotation or a mirroring (ISO/IEC 23008-12, sections 6.5.10 and 6.5.12).
    var haveTransformations: Bool {
        guard let properties = box("iprp") else { return false }
        return Box.boxes(in: bytes, properties.content).filter { $0.type == "ipco" }
            .flatMap { Box.boxes(in: bytes, $0.content) }.contains { ["irot", "imir"].contains($0.type) }
    }

    /// The first EXIF item, from its TIFF header on: the item's first four bytes are the header's distance behind them
    /// (ISO/IEC 23008-12, A.2.1). Nil when there is none.
    var exifBlock: ArraySlice<UInt8>? {
        guard let id = exifItemID, let item = content(ofItem: id), let skipped = item.number(at: 0, count: 4, .big),
            skipped < item.count - 4
        else { return nil }
        return item.dropFirst(4 + skipped)
    }

    private var exifItemID: Int? {
        guard let list = box("iinf") else { return nil }
        let countLength = bytes[list.content.lowerBound...].first == 0 ? 2 : 4
        let entries = Box.boxes(in: bytes, list.fullContent.dropFirst(countLength))
        for entry in entries where entry.type == "infe" {
            let start = entry.fullContent.lowerBound
            let idLength = bytes[entry.content.lowerBound...].first == 2 ? 2 : 4
            if bytes.has("Exif", at: start + idLength + 2) { return bytes.number(at: start, count: idLength, .big) }
        }
        return nil
    }

    /// An item's bytes, when they lie in one piece in the file or in the metadata's own data box.
    private func content(ofItem id: Int) -> ArraySlice<UInt8>? {
        guard let box = box("iloc"), let place = Place(ofItem: id, in: bytes, box) else { return nil }
        let data: Range<Int>
        switch place.base {
        case .file: data = 0..<bytes.count
        case .itemData: data = self.box("idat")?.content ?? 0..<0
        }
        guard place.offset <= data.count, place.length <= data.count - place.offset else { return nil }
        let start = data.lowerBound + place.offset
        return bytes[start..<(start + place.length)]
    }

    private func box(_ type: String) -> Box? {
        boxes.first { $0.type == type }
    }
}

extension HEIFItems {
    /// Where an item of a HEIF file lies, by the item location box (ISO/IEC 14496-12, section 8.11.3).
    struct Place {
        /// Where offsets begin to count.
        enum Base {
            case file, itemData
        }

        let base: Base
        let offset: Int
        let length: Int

        /// The place of the item `id`; nil when the box does not list it or is damaged, or the item is in several
        /// pieces.
        init?(ofItem id: Int, in bytes: [UInt8], _ box: Box) {
            var reader = FieldReader(bytes: bytes, offset: box.content.lowerBound, end: box.content.upperBound)
            guard let version = reader.next(1), version <= 2, reader.next(3) != nil, let sizes = reader.next(2),
                let count = reader.next(version < 2 ? 2 : 4)
            else { return nil }
            let (offsetSize, lengthSize) = (sizes >> 12, sizes >> 8 & 15)
            let (baseSize, indexSize) = (sizes >> 4 & 15, version == 0 ? 0 : sizes & 15)
            for _ in 0..<count {
                guard let itemID = reader.next(version < 2 ? 2 : 4), let method = version == 0 ? 0 : reader.next(2),
                    reader.next(2) != nil, let start = reader.next(baseSize), let pieces = reader.next(2)
                else { return nil }
                if itemID != id {
                    reader.skip(pieces * (indexSize + offsetSize + lengthSize))
                    continue
                }
                guard pieces == 1, method & 15 <= 1, reader.next(indexSize) != nil,
                    let offset = reader.next(offsetSize),
                    let length = reader.next(lengthSize), max(start, offset) <= bytes.count
                else { return nil }
                base = method & 15 == 1 ? .itemData : .file
                self.offset = start + offset
                self.length = length
                return
            }
            return nil
        }
    }

    /// A box of an ISO media file (ISO/IEC 14496-12, section 4.2).
    struct Box {
        /// Four characters.
        let type: String
        /// The part of the file that it contains.
        let content: Range<Int>

        /// The contents of a full box, behind its version and flags.
        var fullContent: Range<Int> {
            content.dropFirst(4)
        }

        /// The boxes in a part of a file, up to the first that is cut off.
        static func boxes(in bytes: [UInt8], _ range: Range<Int>) -> [Box] {
            var boxes: [Box] = []
            var start = range.lowerBound
            while let (header, length) = size(in: bytes, at: start, end: range.upperBound) {
                let type = String(decoding: bytes[(start + 4)..<(start + 8)], as: UTF8.self)
                boxes.append(Box(type: type, content: (start + header)..<(start + length)))
                start += length
            }
            return boxes
        }

        /// The lengths of a box's header and of the whole box; nil where not even a header fits.
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

    /// Reads one number after another from a part of a file.
    struct FieldReader {
        let bytes: [UInt8]
        /// Where the next number begins.
        var offset: Int
        /// Just past the last byte that may be read.
        let end: Int

        /// The next number, of `count` bytes (0 to 8), the highest first; 0 for no bytes. Nil when it reaches past the
        /// end, or past the largest number.
        mutating func next(_ count: Int) -> Int? {
            guard count > 0 else { return 0 }
            guard count <= end - offset, let number = bytes.number(at: offset, count: count, .big), number >= 0 else {
                return nil
            }
            offset += count
            return number
        }

        /// Skips `count` bytes.
        mutating func skip(_ count: Int) {
            offset = min(end, offset + count)
        }
    }
}
