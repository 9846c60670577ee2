/// A row of a list. Its parts follow each other on one line up to the terminal's width and continue on further lines.
struct TerminalRow {
    private let indent: String
    private let columns: Int?
    private var finished: [String] = []
    private var line: String
    private var width: Int
    private var hasParts = false

    /// A row that starts with `indent`, its further lines with four spaces more. A nil `columns` means unlimited width.
    init(indent: String, columns: Int?) {
        self.indent = indent
        self.columns = columns
        line = indent
        width = indent.count
        line.reserveCapacity(96)
    }

    /// Adds a part, on the same line after `gap` if it fits. A part that is wider than the terminal is cut and loses
    /// its colours.
    /// - Parameter painted: The text with its colours, which take no columns.
    mutating func add(_ text: String, as painted: String? = nil, after gap: String = "  ") {
        let gap = hasParts ? gap : ""
        // With unlimited width there is nothing to count.
        guard let columns else { return put(gap, painted ?? text, 0) }
        let length = TerminalText.columns(of: text)
        guard width + gap.count + length > columns else { return put(gap, painted ?? text, length) }
        if hasParts {
            finished.append(line)
            line = indent + "    "
            width = line.count
        }
        let room = max(8, columns - width)
        if length <= room { return put("", painted ?? text, length) }
        put("", TerminalText.fitted(text, within: room), room)
    }

    var lines: [String] { finished + [line] }

    /// Appends the lines of the row to `lines`.
    func append(to lines: inout [String]) {
        lines += finished
        lines.append(line)
    }

    private mutating func put(_ gap: String, _ text: String, _ length: Int) {
        line += gap
        line += text
        width += gap.utf8.count + length
        hasParts = true
    }
}
