/// One line of an iCalendar file (RFC 5545).
struct CalendarLine {
    /// The most bytes of a line, its end not counted (section 3.1).
    private static let limit = 75

    /// The property with its parameters, such as `DTSTART;VALUE=DATE`.
    let property: String
    /// Its value as it is written.
    let value: String

    /// A line whose value is one of the standard's own forms.
    init(_ property: String, _ value: String) {
        self.property = property
        self.value = value
    }

    /// A line whose value is text (section 3.3.11): what could end it, or the line, is escaped; other control characters
    /// are left out.
    init(_ property: String, text: String) {
        var value = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\", ";", ",": value += "\\\(scalar)"
            case "\n": value += "\\n"
            case _ where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value): break
            default: value.unicodeScalars.append(scalar)
            }
        }
        self.init(property, value)
    }

    /// The line folded, with its end.
    var folded: String {
        var text = ""
        var width = 0
        for scalar in "\(property):\(value)".unicodeScalars {
            let length = UTF8.width(scalar)
            if width + length > Self.limit {
                text += "\r\n "
                width = 1
            }
            text.unicodeScalars.append(scalar)
            width += length
        }
        return text + "\r\n"
    }
}
