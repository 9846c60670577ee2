import ArgumentParser

/// `kif-scan completions`: prints completion scripts.
struct CompletionsCommand: ParsableCommand {
    enum Shell: String, ExpressibleByArgument, CaseIterable {
        case bash, zsh, fish

        var shell: CompletionShell {
            switch self {
            case .bash: .bash
            case .zsh: .zsh
            case .fish: .fish
            }
        }
    }

    static let configuration = CommandConfiguration(
        commandName: "completions",
        abstract: "Print the script by which a shell completes this command: bash, zsh or fish.",
        discussion: """
            bash: kif-scan completions bash > ~/.local/share/bash-completion/completions/kif-scan
            zsh:  kif-scan completions zsh > DIRECTORY/_kif-scan, for a DIRECTORY of your $fpath
            fish: kif-scan completions fish > ~/.config/fish/completions/kif-scan.fish
            """
    )

    @Argument(help: "The shell.")
    var shell: Shell

    func run() {
        StandardStreams.output(KifScan.completionScript(for: shell.shell))
    }
}
