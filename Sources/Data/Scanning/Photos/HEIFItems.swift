/// What the metadata box of a HEIC, HEIF or AVIF file says of its items (ISO/IEC 14496-12, section 8.11).
struct HEIFItems {
    private let bytes: [UInt8]
    private let boxes: [ISOBox]

    /// The items of a file; none when it is damaged.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        let meta = ISOBox.boxes(in: bytes, 0..<bytes.count).first { $0.type == "meta" }
        boxes = meta.map { ISOBox.boxes(in: bytes, $0.fullContent) } ?? []
    }

    /// True when the file names a rotation or a mirroring (ISO/IEC 23008-12, sections 6.5.10 and 6.5.12).
    var haveTransformations: Bool {
        guard let properties = box("iprp") else { return false }
        return ISOBox.boxes(in: bytes, properties.content).filter { $0.type == "ipco" }
            .flatMap { ISOBox.boxes(in: bytes, $0.content) }.contains { ["irot", "imir"].contains($0.type) }
    }

    /// The first EXIF item, from its TIFF header on: the item is led by four bytes that tell how far behind them that
    /// begins (ISO/IEC 23008-12, A.2.1). Nil when there is none.
    var exifBlock: ArraySlice<UInt8>? {
        guard let id = exifItemID, let item = content(ofItem: id), let skipped = item.number(at: 0, count: 4, .big),
            skipped < item.count - 4
        else { return nil }
        return item.dropFirst(4 + skipped)
    }

    private var exifItemID: Int? {
        guard let list = box("iinf") else { return nil }
        let countLength = bytes[list.content.lowerBound...].first == 0 ? 2 : 4
        let entries = ISOBox.boxes(in: bytes, list.fullContent.dropFirst(countLength))
        for entry in entries where entry.type == "infe" {
            let start = entry.fullContent.lowerBound
            let idLength = bytes[entry.content.lowerBound...].first == 2 ? 2 : 4
            if bytes.has("Exif", at: start + idLength + 2) { return bytes.number(at: start, count: idLength, .big) }
        }
        return nil
    }

    /// An item's bytes, when they lie in one piece in the file or in the metadata's own data box.
    private func content(ofItem id: Int) -> ArraySlice<UInt8>? {
        guard let box = box("iloc"), let place = HEIFItemPlace(ofItem: id, in: bytes, box) else { return nil }
        let data: Range<Int>
        switch place.base {
        case .file: data = 0..<bytes.count
        case .itemData: data = self.box("idat")?.content ?? 0..<0
        }
        guard place.offset <= data.count, place.length <= data.count - place.offset else { return nil }
        let start = data.lowerBound + place.offset
        return bytes[start..<(start + place.length)]
    }

    private func box(_ type: String) -> ISOBox? {
        boxes.first { $0.type == type }
    }
}
