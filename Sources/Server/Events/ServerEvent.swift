import KeepItFreshDomain
import KeepItFreshPresentation

/// What a stream of events says: that there is news, not what it is.
enum ServerEvent: Sendable {
    /// The first one.
    case hello
    /// A household is in another state now.
    case household(id: String, RequestedChange.Seen)
    /// The reading of a photo is at this stage.
    case scan(household: String, id: String, Upload.Stage)
    /// Keeps the connection open.
    case beat
    /// The last one.
    case bye

    /// The event as text/event-stream (HTML Living Standard, "Server-sent events").
    var text: String {
        switch self {
        case .hello: "event: hello\ndata: {}\n\n"
        case .household(let id, let state):
            Self.text(
                "household", id: "\(state.epoch).\(state.number)",
                [("household", .string(id)), ("number", .integer(state.number))])
        case .scan(let household, let id, let stage):
            Self.text(
                "scan", id: nil,
                [("household", .string(household)), ("scan", .string(id)), ("stage", .string(stage.rawValue))])
        case .beat: ":\n\n"
        case .bye: "event: bye\ndata: {}\n\n"
        }
    }

    private static func text(_ name: String, id: String?, _ fields: [(String, JSONValue)]) -> String {
        (id.map { "id: \($0)\n" } ?? "") + "event: \(name)\ndata: \(JSONValue.object(fields).line)\n\n"
    }
}
