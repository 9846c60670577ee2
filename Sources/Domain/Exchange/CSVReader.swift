/// Reads a table line by line: with commas (RFC 4180), or with semicolons or tabs, which spreadsheets of many countries
/// write.
struct CSVReader {
    private static let (quote, lineFeed, carriageReturn): (UInt8, UInt8, UInt8) = (0x22, 0x0A, 0x0D)

    /// The maximum length of a cell in bytes: far more than a value needs.
    private static let maximumCell = 1 << 20

    private var bytes: ByteStream
    private let separator: UInt8
    private var line = 1

    /// A line of the table.
    struct Record: Equatable {
        /// The line of the file on which it begins, from 1.
        let line: Int
        let cells: [String]
    }

    init(_ bytes: ByteStream) {
        self.bytes = bytes
        let start = self.bytes.prefix(ItemRows.startCount)
        guard start.starts(with: Self.separatorMark), let separator = start.dropFirst(Self.separatorMark.count).first,
            let end = start.firstIndex(of: Self.lineFeed)
        else {
            separator = Self.separator(of: start)
            return
        }
        self.separator = separator
        self.bytes.skip(end - start.startIndex + 1)
        line = 2
    }

    /// What Excel writes before the separator into a line above the table.
    private static let separatorMark = Array("sep=".utf8)

    /// Whether the file could not be read to its end.
    var hasFailed: Bool { bytes.hasFailed }

    /// The next line that is not empty; nil at the end. Throws `ItemFileFault`.
    mutating func next() throws(ItemFileFault) -> Record? {
        while bytes.first != nil {
            let start = line
            var cells: [String] = []
            repeat { cells.append(try cell()) } while skip(separator)
            endLine()
            if cells != [""] { return Record(line: start, cells: cells) }
        }
        return nil
    }

    private mutating func cell() throws(ItemFileFault) -> String {
        let start = line
        var text: [UInt8] = []
        guard skip(Self.quote) else {
            while let byte = bytes.first, !isEnd(byte) {
                try append(byte, to: &text, on: start)
                bytes.skip(1)
            }
            return try cell(of: text, on: start)
        }
        while let byte = bytes.next() {
            if byte == Self.lineFeed { line += 1 }
            guard byte == Self.quote else {
                try append(byte, to: &text, on: start)
                continue
            }
            if skip(Self.quote) {
                text.append(Self.quote)
                continue
            }
            if let next = bytes.first, !isEnd(next) { break }
            return try cell(of: text, on: start)
        }
        throw ItemFileFault(line: start, problem: .openQuote)
    }

    private func append(_ byte: UInt8, to text: inout [UInt8], on line: Int) throws(ItemFileFault) {
        guard text.count < Self.maximumCell else { throw ItemFileFault(line: line, problem: .unknownFormat) }
        text.append(byte)
    }

    private func cell(of bytes: [UInt8], on line: Int) throws(ItemFileFault) -> String {
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw ItemFileFault(line: line, problem: .notUTF8)
        }
        return CSVTable.Cell.read(text)
    }

    private func isEnd(_ byte: UInt8) -> Bool {
        byte == separator || byte == Self.lineFeed || byte == Self.carriageReturn
    }

    /// Advances past the byte if it is next, and returns whether it was.
    private mutating func skip(_ byte: UInt8) -> Bool {
        guard bytes.first == byte else { return false }
        bytes.skip(1)
        return true
    }

    private mutating func endLine() {
        guard bytes.first != nil else { return }
        if skip(Self.carriageReturn) { _ = skip(Self.lineFeed) } else { _ = skip(Self.lineFeed) }
        line += 1
    }

    /// Comma, semicolon or tab, whichever is the most frequent in the first line outside of quotation marks.
    private static func separator(of start: ArraySlice<UInt8>) -> UInt8 {
        var counts: [UInt8: Int] = [:]
        var isQuoted = false
        for byte in start {
            if byte == quote { isQuoted.toggle() }
            if isQuoted { continue }
            if byte == lineFeed || byte == carriageReturn { break }
            counts[byte, default: 0] += 1
        }
        let separators: [UInt8] = [0x2C, 0x3B, 0x09]
        return separators.max { counts[$0, default: 0] < counts[$1, default: 0] } ?? 0x2C
    }
}
