/// Goes through the bytes of a JSON text (RFC 8259), taking what is asked for.
@safe struct JSONReader {
    private let bytes: UnsafeRawBufferPointer
    private let count: Int
    private var place = 0

    /// A reader of bytes that must outlive it.
    init(_ bytes: UnsafeRawBufferPointer) {
        unsafe self.bytes = bytes
        count = bytes.count
    }

    /// The next byte that is no space; nil at the end.
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

    /// Passes a byte by, if it is the next one.
    mutating func take(_ byte: UInt8) -> Bool {
        guard next == byte else { return false }
        place += 1
        return true
    }

    /// Takes a string; nil when there is none.
    mutating func string() -> String? {
        guard let body = unsafe stringBody() else { return nil }
        guard unsafe DumpLines.index(of: 0x5C, in: body) != nil else {
            return unsafe String(decoding: body, as: UTF8.self)
        }
        return unsafe Self.unescaped(body)
    }

    /// Takes a number as it is written.
    mutating func number() -> String? {
        guard next != nil else { return nil }
        let start = place
        while place < count, unsafe Self.isOfWord(bytes[place]) { place += 1 }
        return unsafe String(decoding: UnsafeRawBufferPointer(rebasing: bytes[start..<place]), as: UTF8.self)
    }

    /// Passes any value by; false when there is none, or one that goes deeper than `depth`.
    mutating func skip(depth: Int) -> Bool {
        var open: [UInt8] = []
        repeat {
            guard let byte = next else { return false }
            switch byte {
            case 0x22: guard unsafe stringBody() != nil else { return false }
            case 0x7B, 0x5B:
                guard open.count < depth else { return false }
                open.append(byte + 2)
                place += 1
            case 0x7D, 0x5D:
                guard open.popLast() == byte else { return false }
                place += 1
            case 0x2C, 0x3A:
                guard !open.isEmpty else { return false }
                place += 1
            default:
                let start = place
                while place < count, unsafe Self.isOfWord(bytes[place]) { place += 1 }
                guard place > start else { return false }
            }
        } while !open.isEmpty
        return true
    }

    /// What stands between two quotation marks.
    private mutating func stringBody() -> UnsafeRawBufferPointer? {
        guard take(0x22) else { return nil }
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

    /// Letters, digits, point and signs, of which numbers and the words true, false and null are made.
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

    /// The four hexadecimal digits at a place.
    private static func unit(_ body: UnsafeRawBufferPointer, at place: Int) -> UInt32? {
        guard place + 4 <= body.count else { return nil }
        let digits = unsafe UnsafeRawBufferPointer(rebasing: body[place..<place + 4])
        return UInt32(unsafe String(decoding: digits, as: UTF8.self), radix: 16)
    }
}
