package import KeepItFreshDomain
import KeepItFreshLabels

extension HouseholdRule {
    /// What it says, in one line.
    package var words: Message {
        switch kind {
        // Translators: {1} is a place such as "Freezer".
        case .freezes: Message("\(subject.shownName) freezes what is put into it")
        case .life: Message("\(subject.shownName): \((life ?? UsualLife()).words)")
        // Translators: {1} is a number of packs, {2} a product or a category.
        case .minimum: Message("at least \(minimum ?? 0) of \(subject.shownName)")
        }
    }

    /// That it is no longer so.
    package var removalWords: Message {
        switch kind {
        // Translators: {1} is a place such as "Freezer".
        case .freezes: Message("\(subject.shownName) no longer freezes what is put into it")
        // Translators: {1} is a product or a category.
        case .life: Message("\(subject.shownName): usual life forgotten")
        // Translators: {1} is a product or a category.
        case .minimum: Message("no minimum of \(subject.shownName) any more")
        }
    }

    /// The object for scripts; `isSet` says whether it is so from now on.
    package func json(isSet: Bool) -> JSONValue {
        .object([
            ("rule", .string(kind.rawValue)), (subject.kind.rawValue, .string(subject.name)), ("set", .bool(isSet)),
        ])
    }
}

extension HouseholdRule {
    /// The object of a usual life for scripts.
    package func lifeJSON(household: String) -> JSONValue {
        subject.lifeJSON(life ?? UsualLife(), packs: nil, household: household)
    }
}

extension LearntLives.Life {
    /// What was learnt, and how to use it.
    package var words: Message {
        let parts =
            [life.days.map { "\($0)d" }, life.openedDays.map { "--opened \($0)d" }]
            + [life.frozenDays.map { "--frozen \($0)d" }]
        let command = (["kif-scan life \"\(subject.shownName)\""] + parts.compactMap(\.self)).joined(separator: " ")
        // Translators: {1} is a product, {2} how long it keeps, {4} a command.
        return Message(
            count, one: "\(subject.shownName): \(life.words) (learnt from \(count) pack); to use it: \(command)",
            other: "\(subject.shownName): \(life.words) (learnt from \(count) packs); to use it: \(command)")
    }

    /// The object for scripts.
    package func json(household: String) -> JSONValue {
        subject.lifeJSON(life, packs: count, household: household)
    }
}

extension HouseholdRule.Subject {
    /// The object for scripts; `packs` is the number of packs from which it was learnt, nil for what is set.
    fileprivate func lifeJSON(_ life: UsualLife, packs: Int?, household: String) -> JSONValue {
        .object(
            [(kind.rawValue, .string(name)), ("gtin", .text(gtin?.digits))] + life.fields
                + [("learnt", .bool(packs != nil)), ("packs", .number(packs)), ("household", .string(household))])
    }
}

extension UsualLife {
    /// How long packs keep, in words: `keeps 28 days, opened 5 days`.
    package var words: Message {
        let parts = [
            days.map { Message($0, one: "keeps \($0) day", other: "keeps \($0) days") },
            openedDays.map { Message($0, one: "opened \($0) day", other: "opened \($0) days") },
            frozenDays.map { Message($0, one: "frozen \($0) day", other: "frozen \($0) days") },
        ]
        return .list(parts.compactMap(\.self))
    }

    /// The fields for scripts.
    var fields: [(String, JSONValue)] {
        [("days", .number(days)), ("openedDays", .number(openedDays)), ("frozenDays", .number(frozenDays))]
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
        Message("not frozen: \(words(on: name, isFreezing: true).message)")
    }
}
