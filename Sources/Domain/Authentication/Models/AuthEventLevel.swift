/// How much an event matters.
public enum AuthEventLevel: String, Equatable, Sendable, CaseIterable {
    case info, analytic, warning, severe
}
