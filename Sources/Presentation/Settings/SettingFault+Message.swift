public import KeepItFreshDomain

extension SettingFault {
    /// What is wrong and where, in one line for people.
    public var message: String {
        "\(place.words): \(problemWords)"
    }

    private var problemWords: String {
        let name = key.map { "\"\(TerminalText.visible($0))\"" } ?? "it"
        switch problem {
        case .unreadable(let reason): return "the settings cannot be read: \(TerminalText.visible(reason))"
        case .notJSON(let reason): return "the settings are no JSON object: \(TerminalText.visible(reason))"
        case .unknown(let known):
            return "there is no setting \(name); there are: \(known.sorted().joined(separator: ", "))"
        case .badValue(let value?, let form):
            return "\(name) is \"\(TerminalText.visible(value))\" and has to be \(form)"
        case .badValue(nil, let form): return "\(name) has to be \(form)"
        }
    }
}
