/// Reads one number after the other from a part of a file.
struct FieldReader {
    let bytes: [UInt8]
    /// Where the next number begins.
    var offset: Int
    /// Just past the last byte that may be read.
    let end: Int

    /// The next number, of so many bytes (0 to 8), the highest first; 0 for no bytes. Nil when it passes the end, or
    /// the largest number.
    mutating func next(_ count: Int) -> Int? {
        guard count > 0 else { return 0 }
        guard count <= end - offset, let number = bytes.number(at: offset, count: count, .big), number >= 0 else {
            return nil
        }
        offset += count
        return number
    }

    /// Passes over so many bytes.
    mutating func skip(_ count: Int) {
        offset = min(end, offset + count)
    }
}
