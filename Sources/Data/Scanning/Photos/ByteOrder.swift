/// The order of a number's bytes in a file.
enum ByteOrder {
    case big, little
}

extension RandomAccessCollection where Element == UInt8, Index == Int {
    /// The unsigned number in `count` bytes from `offset` after the start; nil when they reach past the end.
    func number(at offset: Int, count: Int, _ order: ByteOrder) -> Int? {
        guard offset >= 0, offset <= self.count - count else { return nil }
        let bytes = self[(startIndex + offset)..<(startIndex + offset + count)]
        let value = { (number: Int, byte: UInt8) in number << 8 | Int(byte) }
        return order == .big ? bytes.reduce(0, value) : bytes.reversed().reduce(0, value)
    }

    /// Whether the bytes from `offset` after the start on are `expected`.
    func has(_ expected: some Collection<UInt8>, at offset: Int) -> Bool {
        guard offset >= 0, offset <= count - expected.count else { return false }
        return self[(startIndex + offset)...].starts(with: expected)
    }

    /// Whether the bytes from `offset` after the start on are the ASCII text `expected`.
    func has(_ expected: String, at offset: Int) -> Bool {
        has(Array(expected.utf8), at: offset)
    }
}

extension String {
    /// The text of a file's or a barcode's bytes: UTF-8 where they are valid UTF-8, else Latin-1.
    init(utf8OrLatin1 bytes: [UInt8]) {
        self =
            String(validating: bytes, as: UTF8.self) ?? String(UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
    }
}
