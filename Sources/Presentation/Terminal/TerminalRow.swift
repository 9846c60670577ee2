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
    }

    /// Adds a part, on the same line after `gap`; `painted` is how it is written, with colours that take no room. One that is wider than the terminal
    /// is cut, its colours with it.
    mutating func add(_ text: String, as painted: String? = nil, after gap: String = "  ") {
        let gap = isBegun ? gap : ""
        let length = TerminalText.columns(of: text)
        guard let columns, width + gap.count + length > columns else { return put(gap, painted ?? text, length) }
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

    private mutating func put(_ gap: String, _ text: String, _ length: Int) {
        line += gap + text
        width += gap.count + length
        isBegun = true
    }
}
