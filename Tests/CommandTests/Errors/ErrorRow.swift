import Testing

/// One way to go wrong: what is typed where, and what is to come of it.
struct ErrorRow: Sendable, CustomTestStringConvertible {
    /// What is there before.
    enum Home: Sendable {
        /// Nothing: nobody ever was here.
        case new
        /// A guest's household with the items of `ErrorHome`.
        case stocked
    }

    /// How it is told.
    enum Form: Sendable {
        /// In so many lines of ours.
        case lines(Int)
        /// With the usage, as mistakes in the arguments are.
        case usage
    }

    let arguments: [String]
    let status: Int32
    /// What the message has to say.
    let phrase: String
    var form = Form.lines(1)
    var home = Home.stocked
    var input = ""
    var environment: [String: String] = [:]
    /// Files that are there, with what they hold.
    var files: [String: String] = [:]
    /// True where results are put out beside the complaint.
    var hasOutput = false

    /// A mistake that is told in one line.
    static func line(
        _ arguments: [String], _ status: Int32, _ phrase: String, home: Home = .stocked, input: String = "",
        environment: [String: String] = [:], files: [String: String] = [:], lines: Int = 1, hasOutput: Bool = false
    ) -> ErrorRow {
        ErrorRow(
            arguments: arguments, status: status, phrase: phrase, form: .lines(lines), home: home, input: input,
            environment: environment, files: files, hasOutput: hasOutput)
    }

    /// A mistake in the arguments, which is told with how it is right.
    static func usage(_ arguments: [String], _ phrase: String) -> ErrorRow {
        ErrorRow(arguments: arguments, status: 64, phrase: phrase, form: .usage)
    }

    var testDescription: String { arguments.map { $0.isEmpty ? "''" : $0 }.joined(separator: " ").debugDescription }
}
