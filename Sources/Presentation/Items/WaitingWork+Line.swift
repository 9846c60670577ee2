package import KeepItFreshDomain

extension WaitingWork {
    /// One line: `3 to check, 2 in the inbox: kif-scan review; to buy: Milk (2): kif-scan shopping`; for a calendar
    /// without the commands.
    package func line(in language: MessageLanguage = .english, namesCommands: Bool = true) -> String {
        let items = Message(toCheck, one: "\(toCheck) item to check", other: "\(toCheck) items to check")
        let photos = Message(inInbox, one: "\(inInbox) photo in the inbox", other: "\(inInbox) photos in the inbox")
        let parts = [(toCheck, items), (inInbox, photos)].filter { $0.0 > 0 }.map(\.1)
        let found = Message.list(parts).text(in: language)
        let review = parts.isEmpty ? [] : [namesCommands ? language.words("\(found): kif-scan review") : found]
        let names = toBuy.map { "\($0.subject.shownName) (\($0.missing))" }.joined(separator: ", ")
        // Translators: {1} are products, each with the number of packs to buy.
        let list = Message("to buy: \(names)").text(in: language)
        let shopping = toBuy.isEmpty ? [] : [namesCommands ? language.words("\(list): kif-scan shopping") : list]
        return (review + shopping).joined(separator: "; ")
    }

    /// What waits, as an object for scripts.
    var counts: JSONValue {
        .object([
            ("toCheck", .integer(toCheck)), ("inbox", .integer(inInbox)), ("toBuy", .array(toBuy.map(\.short))),
        ])
    }

    /// Returns the object for scripts, with the key that is the same in every attempt to send it.
    func json(key: String, household: String, text: String) -> JSONValue {
        .object([
            ("waiting", counts),
            ("household", .string(household)), ("text", .string(text)), ("key", .string(key)),
        ])
    }
}
