/// A directory of a TIFF file or of the EXIF block that has its form (TIFF 6.0, section 2).
struct TIFFDirectory {
    private let bytes: ArraySlice<UInt8>
    private let order: ByteOrder
    private let start: Int
    private let count: Int

    /// The first directory of what begins as a TIFF file does; nil when it does not or is cut off.
    init?(first bytes: ArraySlice<UInt8>) {
        guard let order = Self.order(of: bytes), let start = bytes.number(at: 4, count: 4, order),
            let count = bytes.number(at: start, count: 2, order)
        else { return nil }
        self.bytes = bytes
        self.order = order
        self.start = start
        self.count = count
    }

    /// The value of an entry with one whole number (SHORT or LONG); nil when there is none.
    func number(tag: Int) -> Int? {
        let entries = (0..<count).lazy.map { start + 2 + 12 * $0 }
        guard let entry = entries.first(where: { bytes.number(at: $0, count: 2, order) == tag }) else { return nil }
        switch bytes.number(at: entry + 2, count: 2, order) {
        case 3: return bytes.number(at: entry + 8, count: 2, order)
        case 4: return bytes.number(at: entry + 8, count: 4, order)
        default: return nil
        }
    }

    private static func order(of bytes: ArraySlice<UInt8>) -> ByteOrder? {
        if bytes.has([0x49, 0x49, 0x2A, 0], at: 0) { return .little }
        return bytes.has([0x4D, 0x4D, 0, 0x2A], at: 0) ? .big : nil
    }
}
