/// What is wrong with a file of items, and where.
public struct ItemFileFault: Error, Equatable, Sendable {
    /// What can be wrong.
    public enum Problem: Equatable, Sendable {
        /// The file is not in UTF-8.
        case notUTF8
        /// The file has none of the formats that are read.
        case unknownFormat
        /// No column says what the items are.
        case noNameColumn
        /// Two columns say the same.
        case columnTwice
        /// A quotation mark that ends nowhere, or has something behind its end.
        case openQuote
        /// Another number of cells than the first line has.
        case cellCount(Int, expected: Int)
        /// The line is no JSON object of texts, numbers and lists.
        case notAnObject
        /// Neither name nor product number.
        case nothingNamed
        /// A date that can be read in more than one order.
        case dateOrder(String)
        /// A value that is not what it has to be, in words.
        case badValue(String, form: String)
        /// Two items of the file have one id.
        case idTwice(String)
        /// A character that no store keeps (U+0000).
        case nullCharacter
    }

    /// The line of the file, from 1; nil where the whole file is meant.
    public var line: Int?
    /// The column, by its name; nil where none is meant.
    public var column: String?
    /// What is wrong.
    public var problem: Problem

    /// A fault.
    public init(line: Int? = nil, column: String? = nil, problem: Problem) {
        self.line = line
        self.column = column
        self.problem = problem
    }
}
