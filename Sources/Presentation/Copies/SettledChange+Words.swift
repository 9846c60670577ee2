import FoundationEssentials
package import KeepItFreshDomain
package import KeepItFreshLabels

extension SettledChange {
    /// Says in one line what the server did not do, or only in part: who did what meanwhile, both values, and the
    /// command that asks again.
    package func message(on today: CivilDate, in language: MessageLanguage) -> Message {
        let reason = reason(on: today, in: language)
        guard outcome.refusal != nil, let command = change.command else { return reason }
        // Translators: {1} is a sentence, {2} a command.
        return Message("\(reason) To do it again: \(command)")
    }

    private func reason(on today: CivilDate, in language: MessageLanguage) -> Message {
        guard let refusal = outcome.refusal else {
            // Translators: {1} is an amount, {2} what was done, such as "ate 2 packs of Milk".
            return Message("Only \(Message.packs(outcome.amount ?? 0)) was left: \(change.words(itemName: itemName)).")
        }
        if case .changedSince(let aspect) = refusal,
            let words = outcome.meanwhile?.words(
                on: aspect, of: itemName, insteadOf: change.action, today: today, in: language)
        {
            return words
        }
        let (what, name) = (change.words(itemName: itemName), Message.item(named: itemName))
        guard let meanwhile = outcome.meanwhile else {
            // Translators: {1} is what was to be done, {2} why it was not.
            return Message("Not done: \(what); \(refusal.words(on: name).reason).")
        }
        let did = meanwhile.action.words(on: name)
        // Translators: {1} is what was to be done, {2} a person, {3} a time, {4} what that person did.
        return Message("Not done: \(what); \(meanwhile.author), \(meanwhile.at.time(on: today)): \(did).")
    }

    /// The object for scripts.
    package var json: JSONValue {
        .object([
            ("id", .string(change.id)),
            ("change", .string(change.words(itemName: itemName).english)),
            ("item", .text(change.action.itemId)),
            ("name", .text(itemName)),
            ("code", .text(outcome.refusal?.code)),
            ("amount", outcome.amount.map { .decimal(Double($0) / 1000) } ?? .null),
            ("by", .text(outcome.meanwhile?.by)),
            ("at", .text(outcome.meanwhile?.at.formatted(.iso8601))),
            ("aspect", .text(aspect?.rawValue)),
            ("theirs", .text(outcome.meanwhile?.value)),
            ("yours", .text(aspect.flatMap { change.action.value(of: $0).text })),
            ("command", .text(change.command)),
        ])
    }

    private var aspect: ItemAspect? {
        if case .changedSince(let aspect) = outcome.refusal { aspect } else { nil }
    }
}

extension SentOutcome.Meanwhile {
    /// Says who set a value of the item called `itemName` to what, and when, and which value was asked for instead; nil
    /// where `action` sets none.
    package func words(
        on aspect: ItemAspect, of itemName: String?, insteadOf action: RequestedChange.Action, today: CivilDate,
        in language: MessageLanguage
    ) -> Message? {
        let own = action.value(of: aspect)
        guard own.isSet else { return nil }
        let shown = { (value: String?) in
            JournalStep.Change(aspect: aspect, old: nil, new: value).shown(value, in: language)
        }
        // Translators: {1} is a person, {2} such as "date", {3} an item, {4} and {6} are values, {5} a time.
        return Message(
            """
            \(author) set the \(aspect.words) of \(Message.item(named: itemName)) to \(shown(value)) (\(at.time(on: today))); yours was \
            \(shown(own.text)).
            """)
    }

    fileprivate var author: Message {
        // Translators: as the subject of a sentence, such as "… set the date to 27 March".
        if isOwn { return Message("another of your devices") }
        return by.map { .verbatim(TerminalText.visible($0)) } ?? Message("somebody")
    }
}

extension Message {
    /// An item's name as it can be shown; without a name, "the item".
    fileprivate static func item(named name: String?) -> Message {
        name.map { .verbatim(TerminalText.visible($0)) } ?? Message("the item")
    }
}
