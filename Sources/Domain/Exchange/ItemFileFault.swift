/// A fault in an inventory file, with its place.
package struct ItemFileFault: Error, Equatable, Sendable {
    /// The line of the file, from 1; nil when the fault concerns the whole file.
    package var line: Int?
    /// The name of the column; nil when the fault does not concern a single one.
    package var column: String?
    package var problem: Problem

    package init(line: Int? = nil, column: String? = nil, problem: Problem) {
        self.line = line
        self.column = column
        self.problem = problem
    }

    /// The kind of a fault.
    package enum Problem: Equatable, Sendable {
        /// The file could not be read to its end.
        case unreadable
        /// The file is too large for its format.
        case tooLarge
        /// The file is in no known encoding.
        case notUTF8
        /// The file has none of the known formats.
        case unknownFormat
        /// No column contains names or product numbers.
        case noNameColumn
        /// Two headings mean the same column.
        case columnTwice
        /// The column holds dates, but its heading is not known.
        case unknownDates
        /// The file has no column of this name to leave out.
        case noSuchColumn(String)
        /// A quotation mark is not closed, or text follows the closing one.
        case openQuote
        /// The line has another number of cells than the first line.
        case cellCount(Int, expected: Int)
        /// The line is not a JSON object of strings, numbers and lists.
        case notAnObject
        /// The item has neither a name nor a product number.
        case nothingNamed
        /// The date can be read in more than one order.
        case dateOrder(String)
        /// The calendar does not have the day.
        case noSuchDay(String)
        /// The value has more characters than these.
        case tooLong(maximum: Int)
        /// The value does not have the form that is described in words.
        case badValue(String, form: String)
        /// Two items of the file have the same id.
        case idTwice(String)
        /// The text contains a character that cannot be stored (U+0000).
        case nullCharacter
    }
}
