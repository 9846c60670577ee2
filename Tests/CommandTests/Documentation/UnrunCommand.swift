/// Commands of the pages that no test can run; only their names and options are checked.
struct UnrunCommand {
    /// The beginning of the command.
    let beginning: String
    /// The reason why it is not run.
    let reason: String

    static let all = [
        UnrunCommand(beginning: "git clone", reason: "fetches the repository"),
        UnrunCommand(beginning: "git pull", reason: "fetches the repository"),
        UnrunCommand(beginning: "Scripts/bootstrap", reason: "installs and builds; the tests start after it"),
        UnrunCommand(beginning: "Scripts/check", reason: "runs this very test"),
        UnrunCommand(beginning: "Scripts/package", reason: "builds for minutes, and needs root"),
        UnrunCommand(beginning: "Scripts/release", reason: "makes a release of the repository"),
        UnrunCommand(beginning: "Scripts/format", reason: "writes to the sources; Scripts/check checks them"),
        UnrunCommand(beginning: "Scripts/build-documentation", reason: "uses the build; Scripts/check runs it"),
        UnrunCommand(beginning: "swift ", reason: "builds and runs this test itself"),
        UnrunCommand(beginning: "man ", reason: "shows a manual that Scripts/bootstrap writes, and Scripts/check"),
        UnrunCommand(beginning: "kif-scan login google", reason: "needs a provider and a browser"),
        UnrunCommand(beginning: "kif-scan account link google", reason: "needs a provider and a browser"),
    ]

    /// The entry for a command; nil if the command is run.
    static func of(_ command: ShownCommand) -> UnrunCommand? {
        all.first { command.text.hasPrefix($0.beginning) }
    }
}
