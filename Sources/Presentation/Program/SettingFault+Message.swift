package import KeepItFreshDomain

extension SettingFault {
    /// Says in one line what is wrong and where.
    package var message: Message {
        // Translators: a place, such as a line of a file, and what is wrong there.
        Message("\(place.words): \(problemWords)")
    }

    private var problemWords: Message {
        let name = TerminalText.visible(key ?? "")
        switch problem {
        case .unreadable(let reason): return Message("the settings cannot be read: \(TerminalText.visible(reason))")
        case .notJSON(let reason):
            return Message("the settings are not a JSON object: \(TerminalText.visible(reason))")
        case .unknown(let known):
            let all = Message.list(known.sorted().map(Message.verbatim))
            guard let near = key.flatMap({ ClosestMatch.nearest(to: $0, in: known.sorted()) }) else {
                return Message("\"\(name)\" is not a setting; the settings are: \(all)")
            }
            return Message("\"\(name)\" is not a setting; did you mean \"\(near)\"? The settings are: \(all)")
        case .badValue(let value?, let form):
            // Translators: {1} is the name of a setting, {3} such as "a number from 1 to 1024".
            return Message("\"\(name)\" is \"\(TerminalText.visible(value))\" and must be \(Message.collected(form))")
        case .badValue(nil, let form): return Message("\"\(name)\" must be \(Message.collected(form))")
        case .wrongType(let found, let form):
            // Translators: {1} is the name of a setting, {2} such as "a list", {3} such as "a number from 1 to 1024".
            return Message("\"\(name)\" is \(found.words) and must be \(Message.collected(form))")
        }
    }
}

extension SettingFault.FoundType {
    fileprivate var words: Message {
        switch self {
        case .text(let text?): Message("the text \"\(TerminalText.visible(text))\"")
        case .text(nil): Message("a text")
        case .number(let number?): Message("the number \(number)")
        case .number(nil): Message("a number")
        case .boolean(let value): .verbatim("\(value)")
        case .list: Message("a list")
        case .object: Message("an object")
        case .null: .verbatim("null")
        }
    }
}

extension SettingFault.Place {
    /// The place in words: `/home/ann/.config/kif/settings.json, line 3`.
    package var words: Message {
        switch self {
        case .file(let path, let line?): Message("\(TerminalText.visible(path)), line \(line)")
        case .file(let path, nil): .verbatim(TerminalText.visible(path))
        case .environment(let name): Message("environment variable \(TerminalText.visible(name))")
        }
    }
}
