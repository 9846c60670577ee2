/// A row of a list whose parts stand beside each other as far as the terminal is wide, and below each other from there.
struct TerminalRow {
    private let indent: String
    private let columns: Int?
    private var finished: [String] = []
    private var line: String
    private var width: Int
    private var isBegun = false

    /// A row that begins with `indent`, further lines of it with four spaces more; `columns` wide, or without end.
    init(indent: String, columns: Int?) {
        self.indent = indent
        self.columns = columns
        line = indent
        width = indent.count
        line.reserveCapacity(96)
    }

    /// Adds a part, on the same line after `gap`; `painted` is how it is written, with colours that take no room. One that is wider than the terminal
    /// is cut, its colours with it.
    mutating func add(_ text: String, as painted: String? = nil, after gap: String = "  ") {
        let gap = isBegun ? gap : ""
        // Where there is no end, nobody has to count.
        guard let columns else { return put(gap, painted ?? text, 0) }
        let length = TerminalText.columns(of: text)
        guard width + gap.count + length > columns else { return put(gap, painted ?? text, length) }
        if isBegun {
            finished.append(line)
            line = indent + "    "
            width = line.count
        }
        let room = max(8, columns - width)
        if length <= room { return put("", painted ?? text, length) }
        put("", TerminalText.fitted(text, within: room), room)
    }

    /// The lines.
    var lines: [String] { finished + [line] }

    /// Appends the lines to others.
    func append(to lines: inout [String]) {
        lines += finished
        lines.append(line)
    }

    private mutating func put(_ gap: String, _ text: String, _ length: Int) {
        line += gap
        line += text
        width += gap.utf8.count + length
        isBegun = true
    }
}
