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
            let near = key.flatMap { NearName.nearest(to: $0, in: known.sorted()) }
            let question = near.map { "did you mean \"\($0)\"? There are" } ?? "there are"
            return "there is no setting \(name); \(question): \(known.sorted().joined(separator: ", "))"
        case .badValue(let value?, let form):
            return "\(name) is \"\(TerminalText.visible(value))\" and has to be \(form)"
        case .badValue(nil, let form): return "\(name) has to be \(form)"
        }
    }
}
