/// Writes items as a table with commas (RFC 4180): a line that names the columns, CR LF behind each line, and cells that
/// no spreadsheet takes for formulas.
public enum ItemTable {
    /// What ends a line.
    public static let lineEnd = "\r\n"

    /// The line that names the columns, without its end.
    public static var head: String {
        ItemColumn.allCases.map(\.rawValue).joined(separator: ",")
    }

    /// An item's line, without its end. Line feeds within a cell stay.
    public static func line(of item: Item) -> String {
        ItemColumn.allCases.map { CSVCell.written(item.text(in: $0) ?? "") }.joined(separator: ",")
    }
}
