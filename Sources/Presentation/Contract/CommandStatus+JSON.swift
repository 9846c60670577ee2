extension CommandStatus {
    /// The code of the JSON object for an error that ends a command.
    package var code: String {
        switch self {
        case .success, .needsReview, .nothingFound: "nothingFound"
        case .usage: "usage"
        case .unreadableInput: "unreadableInput"
        case .componentMissing: "componentMissing"
        case .storageRefused: "storage"
        case .temporaryFailure: "temporary"
        case .notAllowed: "notAllowed"
        case .interrupted: "interrupted"
        }
    }

    /// The JSON object for an error that ends a command with this status.
    package func json(message: String) -> JSONValue {
        .object([("error", .object([("code", .string(code)), ("message", .string(message))]))])
    }
}
