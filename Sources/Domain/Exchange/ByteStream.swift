/// The bytes of a file, read piece by piece.
package struct ByteStream {
    private var piece: ArraySlice<UInt8>
    private let readPiece: () throws -> [UInt8]
    /// Whether reading failed before the end, which then looks like the end.
    private(set) var hasFailed = false

    /// The bytes of the pieces that `readPiece` returns; an empty piece is the end.
    package init(_ readPiece: @escaping () throws -> [UInt8]) {
        piece = []
        self.readPiece = readPiece
    }

    /// The bytes of an array.
    package init(_ bytes: [UInt8]) {
        piece = bytes[...]
        readPiece = { [] }
    }

    /// The next byte, which remains the next one; nil at the end.
    var first: UInt8? {
        mutating get {
            if piece.isEmpty { read() }
            return piece.first
        }
    }

    /// Advances past the next byte and returns it; nil at the end.
    mutating func next() -> UInt8? {
        if piece.isEmpty { read() }
        return piece.popFirst()
    }

    /// The next `count` bytes, or all if there are fewer, which remain the next ones.
    mutating func prefix(_ count: Int) -> ArraySlice<UInt8> {
        while piece.count < count {
            let before = piece.count
            read()
            if piece.count == before { break }
        }
        return piece.prefix(count)
    }

    /// Advances past `count` bytes.
    mutating func skip(_ count: Int) {
        piece = piece.dropFirst(count)
    }

    /// All remaining bytes; nil when there are more than `limit`.
    mutating func rest(limit: Int) -> [UInt8]? {
        var bytes: [UInt8] = []
        while first != nil {
            bytes += piece
            piece = []
            if bytes.count > limit { return nil }
        }
        return bytes
    }

    /// Appends the next piece.
    private mutating func read() {
        guard !hasFailed else { return }
        do {
            let next = try readPiece()
            piece = piece.isEmpty ? next[...] : (piece + next)[...]
        } catch {
            hasFailed = true
        }
    }
}
