import KeepItFreshDomain

extension ParsedBarcode {
    /// What a person reads: the product's number, the dates, the lot, and what is wrong.
    var lines: [String] {
        var lines: [String] = []
        if let gtin { lines.append("GTIN \(gtin)") }
        if let restricted { lines.append("restricted number (\(restricted.rawValue))") }
        if let nonFood { lines.append("no food: \(nonFood.rawValue)") }
        lines += DateKind.allCases.compactMap { kind in dates[kind].map { "\(kind.words) \($0)" } }
        if let lot { lines.append("lot \(TerminalText.visible(lot))") }
        lines += elements.map { "(\($0.ai)) \(TerminalText.visible($0.value))" }
        if let error { lines.append("error: \(error.rawValue)") }
        return lines.isEmpty ? ["nothing known"] : lines
    }
}
