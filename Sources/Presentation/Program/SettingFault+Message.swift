package import KeepItFreshDomain

extension SettingFault {
    /// Says in one line what is wrong and where.
    package var message: String {
        "\(place.words): \(problemWords)"
    }

    private var problemWords: String {
        let name = key.map { "\"\(TerminalText.visible($0))\"" } ?? "it"
        switch problem {
        case .unreadable(let reason): return "the settings cannot be read: \(TerminalText.visible(reason))"
        case .notJSON(let reason): return "the settings are not a JSON object: \(TerminalText.visible(reason))"
        case .unknown(let known):
            let near = key.flatMap { ClosestMatch.nearest(to: $0, in: known.sorted()) }
            let list = near.map { "did you mean \"\($0)\"? The settings are" } ?? "the settings are"
            return "\(name) is not a setting; \(list): \(known.sorted().joined(separator: ", "))"
        case .badValue(let value?, let form):
            return "\(name) is \"\(TerminalText.visible(value))\" and must be \(form)"
        case .badValue(nil, let form): return "\(name) must be \(form)"
        case .wrongType(let found, let form): return "\(name) is \(found.words) and must be \(form)"
        }
    }
}

extension SettingFault.FoundType {
    fileprivate var words: String {
        switch self {
        case .text(let text?): "the text \"\(TerminalText.visible(text))\""
        case .text(nil): "a text"
        case .number(let number?): "the number \(number)"
        case .number(nil): "a number"
        case .boolean(let value): "\(value)"
        case .list: "a list"
        case .object: "an object"
        case .null: "null"
        }
    }
}

extension SettingFault.Place {
    /// The place in words: `/home/ann/.config/kif/settings.json, line 3`.
    package var words: String {
        switch self {
        case .file(let path, let line?): "\(TerminalText.visible(path)), line \(line)"
        case .file(let path, nil): TerminalText.visible(path)
        case .environment(let name): "environment, \(TerminalText.visible(name))"
        }
    }
}
