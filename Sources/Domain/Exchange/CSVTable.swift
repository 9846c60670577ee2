/// A table with commas (RFC 4180) or, as spreadsheets of many countries write it, with semicolons or tabs.
struct CSVTable: Equatable {
    /// A line of the table.
    struct Record: Equatable {
        /// The line of the file on which it begins, from 1.
        let line: Int
        let cells: [String]
    }

    private(set) var records: [Record] = []

    /// Reads a table. Throws `ItemFileFault`.
    init(_ bytes: [UInt8]) throws(ItemFileFault) {
        var reader = Reader(bytes: bytes, separator: Self.separator(of: bytes))
        while let record = try reader.next() { records.append(record) }
    }

    /// The one of comma, semicolon and tab that the first line has most of, outside of quotation marks.
    private static func separator(of bytes: [UInt8]) -> UInt8 {
        var counts: [UInt8: Int] = [:]
        var isQuoted = false
        for byte in bytes {
            if byte == 0x22 { isQuoted.toggle() }
            if isQuoted { continue }
            if byte == 0x0A || byte == 0x0D { break }
            counts[byte, default: 0] += 1
        }
        let separators: [UInt8] = [0x2C, 0x3B, 0x09]
        return separators.max { counts[$0, default: 0] < counts[$1, default: 0] } ?? 0x2C
    }

    private struct Reader {
        let bytes: [UInt8]
        let separator: UInt8
        var place = 0
        var line = 1

        /// The next line that is not empty; nil at the end.
        mutating func next() throws(ItemFileFault) -> Record? {
            while place < bytes.count {
                let start = line
                var cells: [String] = []
                repeat { cells.append(try cell()) } while take(separator)
                endLine()
                if cells != [""] { return Record(line: start, cells: cells) }
            }
            return nil
        }

        private mutating func cell() throws(ItemFileFault) -> String {
            guard take(0x22) else {
                let start = place
                while place < bytes.count, ![separator, 0x0A, 0x0D].contains(bytes[place]) { place += 1 }
                return CSVCell.read(String(decoding: bytes[start..<place], as: UTF8.self))
            }
            let start = line
            var text: [UInt8] = []
            while place < bytes.count {
                let byte = bytes[place]
                place += 1
                if byte == 0x0A { line += 1 }
                guard byte == 0x22 else {
                    text.append(byte)
                    continue
                }
                if !take(0x22) { return try closed(text, from: start) }
                text.append(0x22)
            }
            throw ItemFileFault(line: start, problem: .openQuote)
        }

        private func closed(_ text: [UInt8], from start: Int) throws(ItemFileFault) -> String {
            guard place == bytes.count || [separator, 0x0A, 0x0D].contains(bytes[place]) else {
                throw ItemFileFault(line: start, problem: .openQuote)
            }
            return CSVCell.read(String(decoding: text, as: UTF8.self))
        }

        private mutating func take(_ byte: UInt8) -> Bool {
            guard place < bytes.count, bytes[place] == byte else { return false }
            place += 1
            return true
        }

        private mutating func endLine() {
            guard place < bytes.count else { return }
            if take(0x0D) { _ = take(0x0A) } else { _ = take(0x0A) }
            line += 1
        }
    }
}
