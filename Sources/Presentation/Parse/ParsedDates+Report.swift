import KeepItFreshLabels

extension ParsedDates {
    /// The text for people: the expiry date first, then the other dates and the lot.
    var lines: [String] {
        var lines: [String] = []
        if let expiry {
            let others = expiry.alternatives.map { " or \($0)" }.joined()
            lines.append(
                "\(expiry.kind.words) \(expiry.date)\(others)\(expiry.yearInferred ? " (year not printed)" : "")")
        } else {
            lines.append("no expiry date")
        }
        lines += dates.filter { $0 != expiry }.map { "\($0.kind.words) \($0.date)" }
        if let lot { lines.append("lot \(TerminalText.visible(lot))") }
        return lines
    }
}
