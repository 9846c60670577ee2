/// A table with commas (RFC 4180). Reading also accepts semicolons and tabs, which spreadsheets of many countries
/// write.
package struct CSVTable: Equatable {
    /// The end of a written line.
    package static let lineEnd = "\r\n"

    /// A line of the table.
    struct Record: Equatable {
        /// The line of the file on which it begins, from 1.
        let line: Int
        let cells: [String]
    }

    private(set) var records: [Record] = []

    /// The header of a table of items: the names of the columns, without a line end.
    package static var header: String {
        ItemColumn.allCases.map(\.rawValue).joined(separator: ",")
    }

    /// The line for an item, without a line end. No spreadsheet treats its cells as formulas; line feeds within a cell
    /// are kept.
    package static func line(of item: Item) -> String {
        ItemColumn.allCases.map { Cell.written(item.text(in: $0) ?? "") }.joined(separator: ",")
    }

    /// Reads a table. Throws `ItemFileFault`.
    init(_ bytes: [UInt8]) throws(ItemFileFault) {
        var reader = Reader(bytes: bytes, separator: Self.separator(of: bytes))
        while let record = try reader.next() { records.append(record) }
    }

    /// Comma, semicolon or tab, whichever is the most frequent in the first line outside of quotation marks.
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
        var position = 0
        var line = 1

        /// The next line that is not empty; nil at the end.
        mutating func next() throws(ItemFileFault) -> Record? {
            while position < bytes.count {
                let start = line
                var cells: [String] = []
                repeat { cells.append(try cell()) } while skip(separator)
                endLine()
                if cells != [""] { return Record(line: start, cells: cells) }
            }
            return nil
        }

        private mutating func cell() throws(ItemFileFault) -> String {
            guard skip(0x22) else {
                let start = position
                while position < bytes.count, ![separator, 0x0A, 0x0D].contains(bytes[position]) { position += 1 }
                return Cell.read(String(decoding: bytes[start..<position], as: UTF8.self))
            }
            let start = line
            var text: [UInt8] = []
            while position < bytes.count {
                let byte = bytes[position]
                position += 1
                if byte == 0x0A { line += 1 }
                guard byte == 0x22 else {
                    text.append(byte)
                    continue
                }
                if !skip(0x22) { return try closed(text, from: start) }
                text.append(0x22)
            }
            throw ItemFileFault(line: start, problem: .openQuote)
        }

        private func closed(_ text: [UInt8], from start: Int) throws(ItemFileFault) -> String {
            guard position == bytes.count || [separator, 0x0A, 0x0D].contains(bytes[position]) else {
                throw ItemFileFault(line: start, problem: .openQuote)
            }
            return Cell.read(String(decoding: text, as: UTF8.self))
        }

        /// Advances past the byte if it is next, and returns whether it was.
        private mutating func skip(_ byte: UInt8) -> Bool {
            guard position < bytes.count, bytes[position] == byte else { return false }
            position += 1
            return true
        }

        private mutating func endLine() {
            guard position < bytes.count else { return }
            if skip(0x0D) { _ = skip(0x0A) } else { _ = skip(0x0A) }
            line += 1
        }
    }

    /// The text of a cell, written so that no spreadsheet treats it as a formula.
    ///
    /// Text that begins with `= + - @`, tab, carriage return or line feed, or with the full-width form of a sign, is
    /// written with an apostrophe before it; so is text that begins with an apostrophe followed by one of these or by
    /// another apostrophe. Reading removes the apostrophe in exactly these cases, so every text is restored unchanged.
    private enum Cell {
        private static let signs: Set<Unicode.Scalar> = ["=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠"]

        /// The cell in the file, quoted if necessary.
        static func written(_ text: String) -> String {
            let safe = needsGuard(text) ? "'" + text : text
            let isPlain = safe.utf8.allSatisfy { $0 != 0x22 && $0 != 0x2C && $0 != 0x3B && $0 >= 0x20 }
            let hasSpace = safe.utf8.first == 0x20 || safe.utf8.last == 0x20
            if isPlain && !hasSpace { return safe }
            var cell = "\""
            for scalar in safe.unicodeScalars {
                if scalar == "\"" { cell.unicodeScalars.append(scalar) }
                cell.unicodeScalars.append(scalar)
            }
            return cell + "\""
        }

        /// The text of a cell whose quotation marks were removed.
        static func read(_ cell: String) -> String {
            let scalars = cell.unicodeScalars
            guard scalars.first == "'", let next = scalars.dropFirst().first, next == "'" || signs.contains(next)
            else { return cell }
            return String(scalars.dropFirst())
        }

        private static func needsGuard(_ text: String) -> Bool {
            let scalars = text.unicodeScalars
            guard let first = scalars.first else { return false }
            if signs.contains(first) { return true }
            guard first == "'", let next = scalars.dropFirst().first else { return false }
            return next == "'" || signs.contains(next)
        }
    }
}
