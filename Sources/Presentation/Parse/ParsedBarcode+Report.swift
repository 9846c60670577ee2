import KeepItFreshLabels

extension ParsedBarcode {
    /// The text for people: the product number, the dates, the lot, the elements and the error.
    var lines: [String] {
        var lines: [String] = []
        if let gtin { lines.append("GTIN \(gtin)") }
        if let restricted { lines.append("restricted number (\(restricted.rawValue))") }
        if let nonFood { lines.append("not food: \(nonFood.rawValue)") }
        if isCompressed { lines.append("compressed GS1 Digital Link, not decoded") }
        lines += DateKind.allCases.compactMap { kind in dates[kind].map { "\(kind.words) \($0)" } }
        if let lot { lines.append("lot \(TerminalText.visible(lot))") }
        lines += elements.map { "(\($0.ai)) \(TerminalText.visible($0.value))" }
        if let error { lines.append("error: \(error.rawValue)") }
        return lines.isEmpty ? ["nothing recognised"] : lines
    }
}
