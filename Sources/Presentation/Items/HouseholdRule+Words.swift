package import KeepItFreshDomain

extension HouseholdRule {
    /// What it says, in one line.
    package var words: Message {
        switch kind {
        // Translators: {1} is a place such as "Freezer".
        case .freezes: Message("\(subject.shownName) freezes what is put into it")
        }
    }

    /// That it is no longer so.
    package var removalWords: Message {
        switch kind {
        // Translators: {1} is a place such as "Freezer".
        case .freezes: Message("\(subject.shownName) no longer freezes what is put into it")
        }
    }

    /// The object for scripts; `isSet` says whether it is so from now on.
    package func json(isSet: Bool) -> JSONValue {
        .object([
            ("rule", .string(kind.rawValue)), (subject.kind.rawValue, .string(subject.name)), ("set", .bool(isSet)),
        ])
    }
}

extension HouseholdRule.Subject {
    /// The name for a terminal.
    package var shownName: String { TerminalText.visible(name) }
}

extension HouseholdPlace {
    /// The place, what is in it and what it does, in one line.
    package func line(in language: MessageLanguage) -> String {
        let name = TerminalText.visible(name)
        let line = Message(items, one: "\(name): \(items) item", other: "\(name): \(items) items").text(in: language)
        return freezes ? "\(line); \(language.words("freezes"))" : line
    }

    /// The object for scripts.
    package func json(household: String) -> JSONValue {
        .object([
            ("place", .string(name)), ("freezes", .bool(freezes)), ("items", .integer(items)),
            ("notFrozen", .integer(unfrozen)), ("household", .string(household)),
        ])
    }
}

extension ItemEditError {
    /// Says in one line why an item that was put into a place that freezes is not frozen.
    package func notFrozenMessage(on name: Message) -> Message {
        // Translators: {1} says why.
        Message("not frozen: \(message(on: name, isFreezing: true))")
    }
}
