/// A cell of a table with commas (RFC 4180), made so that no spreadsheet takes it for a formula.
///
/// Text that begins with one of `= + - @`, tab, carriage return or line feed, or with their wide forms, gets an
/// apostrophe in front, and so does text that begins with an apostrophe and one of these or another apostrophe. Reading
/// takes the apostrophe away in just these cases: every text comes back as it was.
enum CSVCell {
    private static let signs: Set<Unicode.Scalar> = ["=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠"]

    /// The cell as it stands in the file.
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

    /// What a cell says, once its quotation marks are taken away.
    static func read(_ cell: String) -> String {
        let scalars = cell.unicodeScalars
        guard scalars.first == "'", let next = scalars.dropFirst().first, next == "'" || signs.contains(next) else {
            return cell
        }
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
