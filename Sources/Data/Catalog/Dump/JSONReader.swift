/// Reads a JSON text (RFC 8259) value by value from its bytes; values that are not needed are skipped.
@safe struct JSONReader {
    private let bytes: UnsafeRawBufferPointer
    private let count: Int
    private var place = 0
    /// The closing brackets of the objects and arrays that are being skipped, the innermost last.
    private var closing: [UInt8] = []

    /// Reads `bytes`, which must outlive the reader.
    init(_ bytes: UnsafeRawBufferPointer) {
        unsafe self.bytes = bytes
        count = bytes.count
    }

    /// The next byte that is not space; nil at the end.
    var next: UInt8? {
        mutating get {
            while place < count {
                let byte = unsafe bytes[place]
                guard byte == 0x20 || (0x09...0x0D).contains(byte) else { return byte }
                place += 1
            }
            return nil
        }
    }

    /// True when only space is left.
    var isAtEnd: Bool { mutating get { next == nil } }

    /// Skips `byte` if it is the next one. False if it is not.
    mutating func consume(_ byte: UInt8) -> Bool {
        guard next == byte else { return false }
        place += 1
        return true
    }

    /// Reads a string with its escapes unchanged; nil when there is none.
    mutating func rawString() -> UnsafeRawBufferPointer? {
        unsafe stringBody()
    }

    /// Reads a string; nil when there is none.
    mutating func string() -> String? {
        guard let body = unsafe stringBody() else { return nil }
        guard unsafe DumpLines.index(of: 0x5C, in: body) != nil else {
            return unsafe String(decoding: body, as: UTF8.self)
        }
        return unsafe Self.unescaped(body)
    }

    /// Reads a number as text.
    mutating func number() -> String? {
        guard next != nil else { return nil }
        let start = place
        while place < count, unsafe Self.isOfWord(bytes[place]) { place += 1 }
        return unsafe String(decoding: UnsafeRawBufferPointer(rebasing: bytes[start..<place]), as: UTF8.self)
    }

    /// Skips any value; false when there is none, or one nested deeper than `maximumDepth`. Inside an object or an
    /// array only brackets and strings are looked at, as most of a dump is skipped.
    mutating func skip(maximumDepth: Int) -> Bool {
        switch next {
        case 0x22: return unsafe stringBody() != nil
        case 0x7B, 0x5B: return skipBrackets(maximumDepth: maximumDepth)
        default:
            let start = place
            while place < count, unsafe Self.isOfWord(bytes[place]) { place += 1 }
            return place > start
        }
    }

    /// Skips an object or array.
    private mutating func skipBrackets(maximumDepth: Int) -> Bool {
        closing.removeAll(keepingCapacity: true)
        repeat {
            skipToBracketOrQuote()
            guard place < count else { return false }
            let byte = unsafe bytes[place]
            switch byte {
            case 0x22: guard unsafe stringBody() != nil else { return false }
            case 0x7B, 0x5B:
                guard closing.count < maximumDepth else { return false }
                closing.append(byte + 2)
                place += 1
            default:
                guard closing.popLast() == byte else { return false }
                place += 1
            }
        } while !closing.isEmpty
        return true
    }

    /// Skips to the next bracket, square or curly, or quotation mark, or to the end; eight bytes at a time. In `signs`
    /// the first byte looked for has its highest bit set.
    private mutating func skipToBracketOrQuote() {
        while place + 8 <= count {
            let word = unsafe UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
            // Square and curly brackets differ in one bit.
            let folded = word | Self.all(0x20)
            let signs =
                Self.zeros(word ^ Self.all(0x22)) | Self.zeros(folded ^ Self.all(0x7B))
                | Self.zeros(folded ^ Self.all(0x7D))
            guard signs == 0 else {
                place += signs.trailingZeroBitCount / 8
                return
            }
            place += 8
        }
        while place < count {
            let byte = unsafe bytes[place]
            guard byte != 0x22, byte | 0x20 != 0x7B, byte | 0x20 != 0x7D else { return }
            place += 1
        }
    }

    /// Eight times the same byte.
    private static func all(_ byte: UInt64) -> UInt64 { 0x0101_0101_0101_0101 &* byte }

    /// Sets the highest bit of the lowest byte that is 0, and none below it.
    private static func zeros(_ word: UInt64) -> UInt64 {
        (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
    }

    /// Reads what is between two quotation marks.
    private mutating func stringBody() -> UnsafeRawBufferPointer? {
        guard consume(0x22) else { return nil }
        let start = place
        while place < count {
            let rest = unsafe UnsafeRawBufferPointer(rebasing: bytes[place...])
            guard let length = unsafe DumpLines.index(of: 0x22, in: rest) else { break }
            let end = place + length
            place = end + 1
            var slashes = 0
            while end - slashes > start, unsafe bytes[end - slashes - 1] == 0x5C { slashes += 1 }
            if slashes % 2 == 0 { return unsafe UnsafeRawBufferPointer(rebasing: bytes[start..<end]) }
        }
        place = count
        return nil
    }

    /// True for the letters, digits, point and signs of numbers and of the words true, false and null.
    private static func isOfWord(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte) || byte == 0x2B || byte == 0x2D || byte == 0x2E
            || byte == 0x45
    }

    private static func unescaped(_ body: UnsafeRawBufferPointer) -> String {
        var units: [UInt8] = []
        var place = 0
        while place < body.count {
            let byte = unsafe body[place]
            place += 1
            guard byte == 0x5C, place < body.count else {
                units.append(byte)
                continue
            }
            let escape = unsafe body[place]
            place += 1
            switch escape {
            case 0x62, 0x66, 0x6E, 0x72, 0x74: units.append(0x20)
            case 0x75:
                var scalar = unsafe unit(body, at: place) ?? 0xFFFD
                place = min(body.count, place + 4)
                if 0xD800...0xDBFF ~= scalar, place + 6 <= body.count, unsafe body[place] == 0x5C,
                    unsafe body[place + 1] == 0x75, let low = unsafe unit(body, at: place + 2),
                    0xDC00...0xDFFF ~= low
                {
                    scalar = 0x10000 + (scalar - 0xD800) << 10 + (low - 0xDC00)
                    place += 6
                }
                units += String(Unicode.Scalar(scalar) ?? "\u{FFFD}").utf8
            default: units.append(escape)
            }
        }
        return String(decoding: units, as: UTF8.self)
    }

    /// Reads the four hexadecimal digits at a place.
    private static func unit(_ body: UnsafeRawBufferPointer, at place: Int) -> UInt32? {
        guard place + 4 <= body.count else { return nil }
        let digits = unsafe UnsafeRawBufferPointer(rebasing: body[place..<place + 4])
        return UInt32(unsafe String(decoding: digits, as: UTF8.self), radix: 16)
    }
}
