import Glibc

/// Splits a stream of bytes into lines, in memory that does not grow with the stream.
struct DumpLines {
    /// The bytes after which a line is skipped as too long.
    static let maximumLength = 8 << 20

    private var bytes: [UInt8] = []
    private var start = 0
    private var isSkipping = false
    /// The number of bytes before the next line.
    private(set) var position: Int64
    /// The number of lines that were too long.
    private(set) var tooLong = 0

    /// Splits a stream whose first `position` bytes were skipped.
    init(position: Int64 = 0) {
        self.position = position
    }

    /// Adds the bytes that follow.
    mutating func append(_ block: [UInt8]) {
        if start > 0 {
            bytes.removeSubrange(..<start)
            start = 0
        }
        bytes += block
    }

    /// Calls `body` with each complete line, without its line end, and removes it; with `isAtEnd` also with a last line
    /// that has no line end.
    mutating func removeLines(isAtEnd: Bool = false, _ body: (UnsafeRawBufferPointer) -> Void) {
        let base = start
        var next = start
        var isSkipping = isSkipping
        unsafe bytes.withUnsafeBytes { bytes in
            while next < bytes.count {
                let rest = unsafe UnsafeRawBufferPointer(rebasing: bytes[next...])
                guard let length = unsafe Self.index(of: 0x0A, in: rest) else { break }
                if !isSkipping { unsafe body(Self.withoutReturn(UnsafeRawBufferPointer(rebasing: rest[..<length]))) }
                isSkipping = false
                next += length + 1
            }
            if isAtEnd, next < bytes.count {
                let rest = unsafe UnsafeRawBufferPointer(rebasing: bytes[next...])
                if !isSkipping { unsafe body(Self.withoutReturn(rest)) }
                next = bytes.count
            }
        }
        if bytes.count - next > Self.maximumLength {
            if !isSkipping { tooLong += 1 }
            isSkipping = true
            next = bytes.count
        }
        position += Int64(next - base)
        start = next
        self.isSkipping = isSkipping
    }

    /// The index of the first such byte; nil when there is none.
    static func index(of byte: UInt8, in bytes: UnsafeRawBufferPointer) -> Int? {
        guard let base = bytes.baseAddress, let found = unsafe memchr(base, Int32(byte), bytes.count) else {
            return nil
        }
        return unsafe UnsafeRawPointer(found) - base
    }

    private static func withoutReturn(_ line: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
        guard unsafe line.last == 0x0D else { return unsafe line }
        return unsafe UnsafeRawBufferPointer(rebasing: line.dropLast())
    }
}
