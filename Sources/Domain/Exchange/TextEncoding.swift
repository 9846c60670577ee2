/// The encoding of a text file.
package enum TextEncoding: String, Sendable {
    case utf8 = "UTF-8"
    case utf16LittleEndian = "UTF-16LE"
    case utf16BigEndian = "UTF-16BE"
    case latin1 = "ISO-8859-1"
    case windows1252 = "Windows-1252"

    /// The encoding of a file that begins so, by its byte order mark, or by the zeros between ASCII letters in UTF-16.
    /// UTF-8 where nothing says another.
    init(ofStart start: ArraySlice<UInt8>) {
        if start.starts(with: [0xFF, 0xFE]) {
            self = .utf16LittleEndian
        } else if start.starts(with: [0xFE, 0xFF]) {
            self = .utf16BigEndian
        } else {
            let bytes = Array(start.prefix(512))
            let zeros = [0, 1].map { rest in bytes.indices.count { $0 % 2 == rest && bytes[$0] == 0 } }
            let isUTF16 = bytes.count > 7 && max(zeros[0], zeros[1]) * 4 > bytes.count
            self = !isUTF16 ? .utf8 : zeros[1] > zeros[0] ? .utf16LittleEndian : .utf16BigEndian
        }
    }

    /// The encoding of a file that is not UTF-8, with a byte a character: Windows-1252 if it has bytes that only that
    /// has. Nil for a file with as many characters in UTF-8, which is damaged, and with bytes that neither has.
    init?(ofBytes stream: ByteStream) {
        var stream = stream
        var (characters, others, isWindows) = (0, 0, false)
        var following = 0
        while let byte = stream.next() {
            if following > 0, byte & 0xC0 == 0x80 {
                following -= 1
                if following == 0 { characters += 1 }
                continue
            }
            if following > 0 { others += 1 }
            following = 0
            switch byte {
            case 0: return nil
            case ..<0x80: break
            case 0x81, 0x8D, 0x8F, 0x90, 0x9D: return nil
            case ..<0xA0:
                isWindows = true
                others += 1
            case 0xC2...0xDF: following = 1
            case 0xE0...0xEF: following = 2
            default: others += 1
            }
        }
        if following > 0 { others += 1 }
        guard others > characters, !stream.hasFailed else { return nil }
        self = isWindows ? .windows1252 : .latin1
    }

    /// The bytes of a file in UTF-8, without a byte order mark.
    func utf8(_ stream: ByteStream) -> ByteStream {
        switch self {
        case .utf8:
            var stream = stream
            if stream.prefix(3).elementsEqual([0xEF, 0xBB, 0xBF]) { stream.skip(3) }
            return stream
        case .latin1, .windows1252: return Self.transcoded(stream) { stream in stream.next().map(Self.character) }
        case .utf16LittleEndian: return Self.utf16(stream, isLittleEndian: true)
        case .utf16BigEndian: return Self.utf16(stream, isLittleEndian: false)
        }
    }

    /// The character of a byte in Windows-1252, which has those of Latin-1, too.
    private static func character(_ byte: UInt8) -> Unicode.Scalar {
        (0x80..<0xA0).contains(byte) ? windowsSigns[Int(byte - 0x80)] : Unicode.Scalar(byte)
    }

    private static let windowsSigns = Array(
        "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ".unicodeScalars)

    private static func utf16(_ stream: ByteStream, isLittleEndian: Bool) -> ByteStream {
        func unit(_ stream: inout ByteStream) -> UInt16? {
            guard let first = stream.next() else { return nil }
            let second = stream.next() ?? 0
            let (low, high) = isLittleEndian ? (first, second) : (second, first)
            return UInt16(high) << 8 | UInt16(low)
        }
        var stream = stream
        let mark: [UInt8] = isLittleEndian ? [0xFF, 0xFE] : [0xFE, 0xFF]
        if stream.prefix(2).elementsEqual(mark) { stream.skip(2) }
        return transcoded(stream) { stream in
            guard let first = unit(&stream) else { return nil }
            guard UTF16.isLeadSurrogate(first) else { return Unicode.Scalar(first) ?? "\u{FFFD}" }
            guard let second = unit(&stream), UTF16.isTrailSurrogate(second) else { return "\u{FFFD}" }
            return UTF16.decode(UTF16.EncodedScalar([first, second]))
        }
    }

    /// The characters of a file in UTF-8, a piece at a time.
    private static func transcoded(
        _ stream: ByteStream, next: @escaping (inout ByteStream) -> Unicode.Scalar?
    ) -> ByteStream {
        var stream = stream
        return ByteStream {
            var bytes: [UInt8] = []
            while bytes.count < ItemRows.startCount, let character = next(&stream) {
                if let encoded = UTF8.encode(character) { bytes.append(contentsOf: encoded) }
            }
            if stream.hasFailed { throw ItemFileFault(problem: .unreadable) }
            return bytes
        }
    }
}
