/// Where an item of a HEIF file lies, by the item location box (ISO/IEC 14496-12, section 8.11.3).
struct HEIFItemPlace {
    /// What offsets count from.
    enum Base {
        case file, itemData
    }

    let base: Base
    let offset: Int
    let length: Int

    /// The place of the item `id`; nil when the box does not know it, is damaged, or the item is in several pieces.
    init?(ofItem id: Int, in bytes: [UInt8], _ box: ISOBox) {
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
            guard pieces == 1, method & 15 <= 1, reader.next(indexSize) != nil, let offset = reader.next(offsetSize),
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
