import KeepItFreshDomain

extension DateKind {
    /// The kind in words that stand before a date.
    var words: String {
        switch self {
        case .bestBefore: "best before"
        case .useBy: "use by"
        case .expiry: "expires"
        case .sellBy: "sell by"
        case .displayUntil: "display until"
        case .freezeBy: "freeze by"
        case .production: "produced"
        case .packed: "packed"
        case .frozen: "frozen"
        case .harvest: "harvested"
        case .unlabelled: "date"
        }
    }
}

extension ReviewReason {
    /// The reason in words that follow "please check".
    var words: String { words(in: .english) }
}

extension TextReader {
    /// The reader in words.
    var words: String {
        switch self {
        case .print: "print"
        case .coderPrint: "coder print"
        case .both: "both readers"
        }
    }
}

/// A share of 1 in words: `97 %`.
func percentage(_ share: Double) -> String {
    "\(Int((share * 100).rounded())) %"
}
