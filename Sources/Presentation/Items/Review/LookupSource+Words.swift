import KeepItFreshDomain

extension LookupSource {
    /// Where it was looked up, in words.
    var words: String {
        switch self {
        case .household: "what this household has of the product"
        case .catalog: "the catalogue on this machine"
        case .server(let host): "the server \(TerminalText.visible(host))"
        }
    }
}
