/// Why a line of JSON Lines could not be parsed.
public enum ParseReportError: Error, Equatable, Sendable {
    /// It is no JSON object with fields of the right types.
    case notAnObject
    /// It lacks the field with this name.
    case missingField(String)

    /// What went wrong, in one line for people.
    public var message: String {
        switch self {
        case .notAnObject: "not a JSON object with the right fields"
        case .missingField(let name): "the field \"\(name)\" is missing"
        }
    }
}
