import KeepItFresh

/// Tells of signing in on standard error, for `--verbose`.
struct AuthLog: AuthLoggingProviding {
    func log(_ event: AuthEvent, parameters: [String: String]) {
        let fields = parameters.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }.joined()
        StandardStreams.error("\(event.level.rawValue): \(event.rawValue)\(fields)")
    }
}
