package import KeepItFreshDomain

extension WaitingWork {
    /// One line: `3 to check, 2 in the inbox: kif-scan review`.
    package func line(in language: MessageLanguage = .english) -> String {
        let counts = [(toCheck, Phrase.itemsToCheck), (inInbox, .photosInInbox)].filter { $0.0 > 0 }
        let parts = counts.map { language.text($0.1, String($0.0)) }
        return language.text(.workWaits, parts.joined(separator: ", "))
    }

    /// Returns the object for scripts, with the key that is the same in every attempt to send it.
    func json(key: String, household: String, text: String) -> JSONValue {
        .object([
            ("waiting", .object([("toCheck", .integer(toCheck)), ("inbox", .integer(inInbox))])),
            ("household", .string(household)), ("text", .string(text)), ("key", .string(key)),
        ])
    }
}
