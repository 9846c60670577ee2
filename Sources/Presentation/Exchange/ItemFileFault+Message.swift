public import KeepItFreshDomain

extension ItemFileFault {
    /// What is wrong, in one line for people, with where and what to do.
    public var message: String {
        let place = [line.map { "line \($0)" }, column.map { TerminalText.visible($0) }].compactMap(\.self)
        return (place.isEmpty ? "" : place.joined(separator: ", ") + ": ") + problem.message
    }
}

extension ItemFileFault.Problem {
    fileprivate var message: String {
        switch self {
        case .notUTF8: "the file is not in UTF-8; save it as \"CSV UTF-8\""
        case .unknownFormat: "it is neither a table, JSON Lines nor Grocy's stock"
        case .noNameColumn: "no column is called name or gtin; the first line has to name the columns"
        case .columnTwice: "two columns say the same"
        case .openQuote: "a quotation mark is not closed, or something stands behind its end"
        case .cellCount(let count, let expected): "it has \(count) cells where the first line has \(expected)"
        case .notAnObject: "it is no JSON object"
        case .nothingNamed: "it has neither a name nor a product number"
        case .dateOrder(let text):
            "'\(TerminalText.visible(text))' can be read in two orders: say --dates day-first or --dates month-first"
        case .badValue(let text, let form): "'\(TerminalText.visible(text))' has to be \(form)"
        case .idTwice(let id): "another item of the file has the id '\(TerminalText.visible(id))'"
        case .nullCharacter: "it has a character that cannot be kept (U+0000)"
        }
    }
}
