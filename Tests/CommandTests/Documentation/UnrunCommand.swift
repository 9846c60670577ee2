/// Commands that the pages show and no test can run; what can be checked of them is.
struct UnrunCommand {
    /// How they begin.
    let beginning: String
    /// Why they are not run.
    let reason: String

    static let all = [
        UnrunCommand(
            beginning: "Scripts/bootstrap", reason: "installs packages and builds; the pages' commands start from there"
        ),
        UnrunCommand(beginning: "Scripts/check", reason: "runs this very test"),
        UnrunCommand(
            beginning: "Scripts/build-documentation", reason: "needs the modules of the build; Scripts/check runs it"),
        UnrunCommand(beginning: "Scripts/benchmark", reason: "takes minutes, or photos that are not in the repository"),
        UnrunCommand(beginning: "Scripts/fuzz", reason: "runs as long as one likes"),
        UnrunCommand(beginning: "swift ", reason: "builds the package that this test is part of"),
        UnrunCommand(
            beginning: "man ", reason: "the manual is written by Scripts/bootstrap; Scripts/check writes it too"),
        UnrunCommand(beginning: "kif-scan login email-code", reason: "waits for a code that comes by mail"),
        UnrunCommand(beginning: "kif-scan login google", reason: "needs a provider and a browser"),
        UnrunCommand(beginning: "kif-scan account link google", reason: "needs a provider and a browser"),
    ]

    /// The entry for a command; nil where it is run.
    static func of(_ command: ShownCommand) -> UnrunCommand? {
        all.first { command.text.hasPrefix($0.beginning) }
    }
}
