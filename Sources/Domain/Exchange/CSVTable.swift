/// Writes a table with commas (RFC 4180).
package enum CSVTable {
    /// The end of a written line.
    package static let lineEnd = "\r\n"

    /// The header of a table of items: the names of the columns, without a line end.
    package static var header: String {
        ItemValue.all.map(\.name).joined(separator: ",")
    }

    /// The line for an item, without a line end. No spreadsheet treats its cells as formulas; line feeds within a cell
    /// are kept.
    package static func line(of item: Item) -> String {
        ItemValue.all.map { Cell.written(item.text(in: $0) ?? "") }.joined(separator: ",")
    }

    /// The text of a cell, written so that no spreadsheet treats it as a formula.
    ///
    /// Text that begins with `= + - @`, tab, carriage return or line feed, or with the full-width form of a sign, is
    /// written with an apostrophe before it; so is text that begins with an apostrophe followed by one of these or by
    /// another apostrophe. Reading removes the apostrophe in exactly these cases, so every text is restored unchanged.
    enum Cell {
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
