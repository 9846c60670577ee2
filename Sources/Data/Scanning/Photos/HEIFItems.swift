/// The items of a HEIC, HEIF or AVIF file by its metadata box (ISO/IEC 14496-12, section 8.11).
struct HEIFItems {
    let bytes: [UInt8]
    private let boxes: [Box]

    /// The items of a file; none when it is damaged.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        let meta = Box.boxes(in: bytes, 0..<bytes.count).first { $0.type == "meta" }
        boxes = meta.map { Box.boxes(in: bytes, $0.fullContent) } ?? []
    }

    /// Whether the file has a rotation or a mirroring (ISO/IEC 23008-12, sections 6.5.10 and 6.5.12).
    var haveTransformations: Bool {
        properties.contains { ["irot", "imir"].contains($0.type) }
    }

    /// Whether a picture of the file has another that says how opaque it is (ISO/IEC 23008-12, section 6.5.8; ISO/IEC
    /// 23000-22, section 7.3.5.2).
    var haveOpacity: Bool {
        properties.contains { property in
            property.type == "auxC"
                && ["urn:mpeg:mpegB:cicp:systems:auxiliary:alpha\0", "urn:mpeg:hevc:2015:auxid:1\0"]
                    .contains { bytes[property.content].has($0, at: 4) }
        }
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
        types.first { $0.1 == "Exif" }?.0
    }

    /// An item's bytes, when they lie in one piece in the file or in the metadata's own data box.
    private func content(ofItem id: Int) -> ArraySlice<UInt8>? {
        contents(ofItems: [id])?.first
    }

    /// The bytes of several items, each in one piece in the file or in the metadata's own data box; nil when one is
    /// not.
    func contents(ofItems ids: [Int]) -> [ArraySlice<UInt8>]? {
        guard let box = box("iloc") else { return nil }
        let places = Place.all(in: bytes, box)
        let contents = ids.compactMap { places[$0].flatMap(content) }
        return contents.count == ids.count ? contents : nil
    }

    private func content(at place: Place) -> ArraySlice<UInt8>? {
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

/// What the metadata say of the items.
extension HEIFItems {
    /// The main picture's item (ISO/IEC 14496-12, section 8.11.4).
    var primaryID: Int? {
        guard let box = box("pitm") else { return nil }
        var reader = FieldReader(bytes, box.content)
        return reader.nextVersion().flatMap { reader.next($0 == 0 ? 2 : 4) }
    }

    /// What the items are, four characters each (ISO/IEC 14496-12, section 8.11.6).
    var types: [(Int, String)] {
        guard let list = box("iinf") else { return [] }
        let countLength = bytes[list.content.lowerBound...].first == 0 ? 2 : 4
        return Box.boxes(in: bytes, list.fullContent.dropFirst(countLength)).compactMap { entry in
            var reader = FieldReader(bytes, entry.content)
            guard entry.type == "infe", let version = reader.nextVersion(),
                let id = reader.next(version == 2 ? 2 : 4), reader.next(2) != nil, let type = reader.nextType()
            else { return nil }
            return (id, type)
        }
    }

    /// The items that an item refers to in this way, in order (ISO/IEC 14496-12, section 8.11.12).
    func references(_ type: String, from id: Int) -> [Int] {
        guard let box = box("iref"), let version = bytes[box.content].first else { return [] }
        let length = version == 0 ? 2 : 4
        for entry in Box.boxes(in: bytes, box.fullContent) where entry.type == type {
            var reader = FieldReader(bytes, entry.content)
            guard reader.next(length) == id, let count = reader.next(2) else { continue }
            return (0..<count).compactMap { _ in reader.next(length) }
        }
        return []
    }

    /// All properties, in the order in which items refer to them.
    var properties: [Box] {
        guard let box = box("iprp") else { return [] }
        return Box.boxes(in: bytes, box.content).filter { $0.type == "ipco" }
            .flatMap { Box.boxes(in: bytes, $0.content) }
    }

    /// The properties of each item, and whether one who does not know them must leave the item alone (ISO/IEC 23008-12,
    /// section 9.3). Nil when the file is damaged.
    var associations: [Int: [(property: Box, isEssential: Bool)]]? {
        let properties = properties
        let lists = box("iprp").map { Box.boxes(in: bytes, $0.content).filter { $0.type == "ipma" } } ?? []
        var associations: [Int: [(property: Box, isEssential: Bool)]] = [:]
        for list in lists {
            var reader = FieldReader(bytes, list.content)
            guard let version = reader.next(1), let flags = reader.next(3), let count = reader.next(4) else {
                return nil
            }
            let (length, essential) = flags & 1 == 1 ? (2, 0x8000) : (1, 0x80)
            for _ in 0..<count {
                guard let id = reader.next(version == 0 ? 2 : 4), let entries = reader.next(1) else { return nil }
                for _ in 0..<entries {
                    guard let entry = reader.next(length), entry & (essential - 1) <= properties.count else {
                        return nil
                    }
                    guard entry & (essential - 1) > 0 else { continue }
                    associations[id, default: []].append(
                        (properties[entry & (essential - 1) - 1], entry & essential != 0))
                }
            }
        }
        return associations
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

        /// The places by the items' numbers, up to the first that is damaged, without items in several pieces.
        static func all(in bytes: [UInt8], _ box: Box) -> [Int: Place] {
            var reader = FieldReader(bytes, box.content)
            var places: [Int: Place] = [:]
            guard let version = reader.next(1), version <= 2, reader.next(3) != nil, let sizes = reader.next(2),
                let count = reader.next(version < 2 ? 2 : 4)
            else { return places }
            let (offsetSize, lengthSize) = (sizes >> 12, sizes >> 8 & 15)
            let (baseSize, indexSize) = (sizes >> 4 & 15, version == 0 ? 0 : sizes & 15)
            for _ in 0..<count {
                guard let id = reader.next(version < 2 ? 2 : 4), let method = version == 0 ? 0 : reader.next(2),
                    reader.next(2) != nil, let start = reader.next(baseSize), let pieces = reader.next(2)
                else { return places }
                guard pieces == 1, method & 15 <= 1 else {
                    reader.skip(pieces * (indexSize + offsetSize + lengthSize))
                    continue
                }
                guard reader.next(indexSize) != nil, let offset = reader.next(offsetSize),
                    let length = reader.next(lengthSize), max(start, offset) <= bytes.count
                else { return places }
                places[id] = Place(base: method & 15 == 1 ? .itemData : .file, offset: start + offset, length: length)
            }
            return places
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

        /// Reads from a range of a file.
        init(_ bytes: [UInt8], _ range: Range<Int>) {
            self.bytes = bytes
            (offset, end) = (range.lowerBound, range.upperBound)
        }

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

        /// The version of a full box, whose flags are skipped.
        mutating func nextVersion() -> Int? {
            guard let version = next(1), next(3) != nil else { return nil }
            return version
        }

        /// The next four characters.
        mutating func nextType() -> String? {
            guard end - offset >= 4 else { return nil }
            defer { offset += 4 }
            return String(decoding: bytes[offset..<(offset + 4)], as: UTF8.self)
        }

        /// Skips `count` bytes.
        mutating func skip(_ count: Int) {
            offset = min(end, offset + count)
        }
    }
}
