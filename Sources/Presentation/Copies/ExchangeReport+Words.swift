package import KeepItFreshDomain
import KeepItFreshLabels

extension ExchangeReport {
    /// What was sent, what came and what waits, in one line.
    package func message(of status: CopyStatus) -> Message {
        let parts = [
            Message(sent, one: "\(sent) change sent", other: "\(sent) changes sent"),
            Message(received, one: "\(received) row received", other: "\(received) rows received"),
            Message(status.waiting, one: "\(status.waiting) change waits", other: "\(status.waiting) changes wait"),
        ]
        return Message("\(status.host): \(Message.list(parts)).")
    }

    /// What else is to be said: what the server has lost, which of that it has not taken back, and which households it
    /// does not know.
    package func notices(of status: CopyStatus) -> [Message] {
        let count = broughtBack
        // Translators: {2} is the name of a server.
        let lost = Message(
            count, one: "\(count) change that \(status.host) had lost with a restored backup was sent again.",
            other: "\(count) changes that \(status.host) had lost with a restored backup were sent again.")
        return (count > 0 ? [lost] : [])
            + kept.map { file in
                let command = "kif-scan import-items --update \(SentChange.quoted(TerminalText.visible(file)))"
                // Translators: {1} is the name of a server, {2} a command.
                return Message(
                    "\(status.host) has some items in another state now. To set them as on this machine: \(command)"
                )
            }
            + unknown.map { name in
                // Translators: {1} is the name of a household.
                Message("\"\(TerminalText.visible(name))\": \(CopyFault.notFound.message(of: status))")
            }
    }

    /// The object for scripts.
    package func json(of status: CopyStatus) -> JSONValue {
        .object([
            ("server", .string(status.server)),
            ("sent", .integer(sent)),
            ("received", .integer(received)),
            ("waiting", .integer(status.waiting)),
            ("refused", .array(settled.filter { $0.outcome.refusal != nil }.map(\.json))),
            ("partly", .array(settled.filter { $0.outcome.refusal == nil }.map(\.json))),
            ("left", .array(left.map(\.json))),
            ("broughtBack", .integer(broughtBack)),
            ("kept", .texts(kept)),
            ("unknown", .texts(unknown)),
        ])
    }
}

extension LeftHousehold {
    private static let maximumShown = 20

    /// Says why the household is not copied any more, where all of it is, and what was not sent.
    package var messages: [Message] {
        let (name, day) = (TerminalText.visible(name), "\(ended.endedOn)")
        let first =
            ended.isHouseholdDeleted
            // Translators: {1} is the name of a household, {2} a day.
            ? Message("The household \"\(name)\" was deleted (\(day)).")
            : Message("You are no member of \"\(name)\" any more (\(day)).")
        let command = "kif-scan list --database \(SentChange.quoted(TerminalText.visible(file)))"
        // Translators: {1} is a command with the path of a file.
        let kept = Message("What this machine had of it is kept until you delete the file: \(command)")
        guard !waiting.isEmpty else { return [first, kept] }
        let rest = waiting.count - Self.maximumShown
        return [first, kept, Message("Not sent any more:")] + waiting.prefix(Self.maximumShown).map(\.words)
            + (rest > 0 ? [Message("and \(rest) more")] : [])
    }

    /// The object for scripts.
    var json: JSONValue {
        .object([
            ("id", .string(id)), ("name", .string(name)), ("file", .string(file)),
            ("notSent", .texts(waiting.map(\.words.english))),
        ])
    }
}

extension WaitingChange {
    /// What was done here.
    package var words: Message { change.words(itemName: itemName) }
}
