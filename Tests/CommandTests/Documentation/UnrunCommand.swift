/// Commands that the pages show and no test can run; what can be checked of them is.
struct UnrunCommand {
    /// How they begin.
    let beginning: String
    /// Why they are not run.
    let reason: String

    static let all = [
        UnrunCommand(beginning: "Scripts/bootstrap", reason: "installs and builds; the others start from there"),
        UnrunCommand(beginning: "Scripts/check", reason: "runs this very test"),
        UnrunCommand(beginning: "Scripts/format", reason: "writes to the sources; Scripts/check looks at them"),
        UnrunCommand(beginning: "Scripts/build-documentation", reason: "uses the build; Scripts/check runs it"),
        UnrunCommand(beginning: "swift ", reason: "builds and runs what this test is part of"),
        UnrunCommand(beginning: "man ", reason: "shows a manual that Scripts/bootstrap writes, and Scripts/check"),
        UnrunCommand(beginning: "kif-scan login google", reason: "needs a provider and a browser"),
        UnrunCommand(beginning: "kif-scan account link google", reason: "needs a provider and a browser"),
    ]

    /// The entry for a command; nil where it is run.
    static func of(_ command: ShownCommand) -> UnrunCommand? {
        all.first { command.text.hasPrefix($0.beginning) }
    }
}
