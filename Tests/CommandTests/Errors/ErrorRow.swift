import Testing

/// An error: the arguments and the state before, and the expected result.
struct ErrorRow: Sendable, CustomTestStringConvertible {
    /// The state before.
    enum Home: Sendable {
        /// A new home, without a session or an inventory.
        case new
        /// A guest's household with the items of `ErrorHome`.
        case stocked
    }

    /// The form of the message.
    enum Form: Sendable {
        /// This many lines that begin with `kif-scan:`.
        case lines(Int)
        /// A message with the usage, for wrong arguments.
        case usage
    }

    let arguments: [String]
    let status: Int32
    /// A part of the message.
    let phrase: String
    var form = Form.lines(1)
    var home = Home.stocked
    var input = ""
    var environment: [String: String] = [:]
    /// Files in the folder, with their content.
    var files: [String: String] = [:]
    /// Whether results are printed as well.
    var hasOutput = false

    /// An error that is reported in one line.
    static func line(
        _ arguments: [String], _ status: Int32, _ phrase: String, home: Home = .stocked, input: String = "",
        environment: [String: String] = [:], files: [String: String] = [:], lines: Int = 1, hasOutput: Bool = false
    ) -> ErrorRow {
        ErrorRow(
            arguments: arguments, status: status, phrase: phrase, form: .lines(lines), home: home, input: input,
            environment: environment, files: files, hasOutput: hasOutput)
    }

    /// An error in the arguments, which is reported with the usage.
    static func usage(_ arguments: [String], _ phrase: String) -> ErrorRow {
        ErrorRow(arguments: arguments, status: 64, phrase: phrase, form: .usage)
    }

    var testDescription: String { arguments.map { $0.isEmpty ? "''" : $0 }.joined(separator: " ").debugDescription }
}
