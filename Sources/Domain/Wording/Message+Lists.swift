extension Message {
    /// Names from outside in quotes, one after the other.
    package static func quoted(_ names: [String]) -> Message {
        list(names.map { Message("\"\(outside: $0)\"") })
    }
}
