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
        ])
    }
}

extension LeftHousehold {
    private static let maximumShown = 20

    /// Says that the household is not copied any more, what was not sent and where that is.
    package var messages: [Message] {
        let name = TerminalText.visible(name)
        // Translators: {1} is the name of a household.
        let first = Message("You are no member of \"\(name)\" any more: its copy was removed from this machine.")
        guard let file else { return [first] }
        let rest = waiting.count - Self.maximumShown
        return [first]
            // Translators: {1} is the path of a file.
            + [Message("Not sent any more, and kept in \(TerminalText.visible(file)):")]
            + waiting.prefix(Self.maximumShown).map(\.words) + (rest > 0 ? [Message("and \(rest) more")] : [])
    }

    /// The object for scripts.
    var json: JSONValue {
        .object([
            ("id", .string(id)), ("name", .string(name)), ("file", .text(file)),
            ("notSent", .texts(waiting.map(\.words.english))),
        ])
    }
}

extension WaitingChange {
    /// What was done here.
    package var words: Message { change.words(itemName: itemName) }
}
