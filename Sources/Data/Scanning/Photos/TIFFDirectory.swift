/// A directory of a TIFF file or of the EXIF block that has its form (TIFF 6.0, section 2).
struct TIFFDirectory {
    private let bytes: ArraySlice<UInt8>
    private let order: ByteOrder
    private let start: Int
    private let count: Int

    /// The first directory of bytes that begin like a TIFF file; nil when they do not, or are cut off.
    init?(first bytes: ArraySlice<UInt8>) {
        guard let order = Self.order(of: bytes), let start = bytes.number(at: 4, count: 4, order) else { return nil }
        self.init(bytes, order, start: start)
    }

    private init?(_ bytes: ArraySlice<UInt8>, _ order: ByteOrder, start: Int) {
        guard let count = bytes.number(at: start, count: 2, order) else { return nil }
        self.bytes = bytes
        self.order = order
        self.start = start
        self.count = count
    }

    /// The directory that the entry `tag` points to; nil when there is none.
    func directory(tag: Int) -> TIFFDirectory? {
        number(tag: tag).flatMap { TIFFDirectory(bytes, order, start: $0) }
    }

    /// The value of an entry with one whole number (SHORT or LONG); nil when there is none.
    func number(tag: Int) -> Int? {
        guard let entry = entry(tag: tag) else { return nil }
        switch bytes.number(at: entry + 2, count: 2, order) {
        case 3: return bytes.number(at: entry + 8, count: 2, order)
        case 4: return bytes.number(at: entry + 8, count: 4, order)
        default: return nil
        }
    }

    /// The value of an entry with text (ASCII, or UTF-8 since EXIF 3.0) of up to 256 bytes, without padding; nil when
    /// there is none or nothing but padding.
    func text(tag: Int) -> String? {
        guard let entry = entry(tag: tag), [2, 129].contains(bytes.number(at: entry + 2, count: 2, order)),
            let length = bytes.number(at: entry + 4, count: 4, order), length <= 256,
            let place = length <= 4 ? entry + 8 : bytes.number(at: entry + 8, count: 4, order),
            place <= bytes.count - length
        else { return nil }
        let content = bytes[(bytes.startIndex + place)..<(bytes.startIndex + place + length)].prefix { $0 != 0 }
        let words = String(utf8OrLatin1: Array(content)).split(whereSeparator: \.isWhitespace)
        return words.isEmpty ? nil : words.joined(separator: " ")
    }

    private func entry(tag: Int) -> Int? {
        (0..<count).lazy.map { start + 2 + 12 * $0 }.first { bytes.number(at: $0, count: 2, order) == tag }
    }

    private static func order(of bytes: ArraySlice<UInt8>) -> ByteOrder? {
        if bytes.has([0x49, 0x49, 0x2A, 0], at: 0) { return .little }
        return bytes.has([0x4D, 0x4D, 0, 0x2A], at: 0) ? .big : nil
    }
}
