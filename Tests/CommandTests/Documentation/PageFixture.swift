import Foundation

/// The preparation of a page, and the answers to the questions of its commands.
struct PageFixture {
    /// Shell commands that run first, in the page's folder.
    var before = ""
    /// Environment variables.
    var environment: [String: String] = [:]
    /// The dialogue of a command with this beginning: pairs of a question and its answer.
    var talks: [String: [(String, String)]] = [:]
    /// The standard input of a command with this beginning, as the output of a shell command.
    var inputs: [String: String] = [:]

    /// The command with its dialogue or input; nil if it has none.
    func typed(_ command: ShownCommand) -> String? {
        if let talk = talks.first(where: { command.text.hasPrefix($0.key) })?.value {
            let words = [command.text] + talk.flatMap { [$0.0, $0.1] }
            return "/usr/bin/python3 '\(DocumentPage.root.path)/Tests/Peers/typist.py' "
                + words.map(quoted).joined(separator: " ")
        }
        let input = inputs.first { command.text.hasPrefix($0.key) }?.value
        return input.map { "\($0) | { \(command.text)\n}" }
    }

    private func quoted(_ word: String) -> String { "'" + word.replacing("'", with: "'\\''") + "'" }

    /// The fixture of the page at `path`.
    static func of(_ path: String) -> PageFixture { pages[path] ?? PageFixture() }

    private static let password = "a plain horse battery staple"
    private static let newPassword = "another plain horse and staple"
    private static let photos = """
        mkdir -p ~/Pictures/Packs
        cp TestImages/rice-cakes.jpg ~/Pictures/Packs/rice-1.jpg
        """

    private static let lentils = """
        printf 'name,quantity,expiryDate\\nLentils,4,2028-10\\n' > lentils.csv
        kif-scan import-items lentils.csv
        """

    /// Settings that write mails to a file.
    private static let mails = """
        mkdir -p ~/.config/kif
        printf '{"mail": "outbox:%s/mails", "mail-from": "kif@example.org", "remind-mail": "ada@example.org"}' "$HOME" \\
        > ~/.config/kif/settings.json
        """
    /// The code in the last mail.
    private static let mailedCode = "$ jq -r .code ~/mails | tail -n 1"

    /// The file that `curl` would have downloaded.
    private static let dump = """
        printf 'code\\tproduct_name\\tbrands\\n4006381333931\\tOat Drink\\tHafer\\n' |
        gzip | tee products.csv.gz > en.openfoodfacts.org.products.csv.gz
        """

    private static let pages: [String: PageFixture] = [
        // Scripts/bootstrap ends with a scan.
        "README.md": PageFixture(
            before: ".build/release/kif-scan TestImages/rice-cakes.jpg",
            talks: ["kif-scan review": [("answer: ", "1")]]),
        "Documentation/README.md": PageFixture(
            talks: ["kif-scan review": [("answer: ", "1")]]),
        "Documentation/HOME-ASSISTANT.md": PageFixture(before: "kif-scan list"),
        "Documentation/BACKUP.md": PageFixture(before: lentils),
        "Documentation/DEVICES.md": PageFixture(before: lentils),
        "Documentation/REVIEW.md": PageFixture(before: lentils),
        "Documentation/SHARING.md": PageFixture(
            talks: ["kif-scan register": [("Password: ", password), ("Repeat it: ", password)]]),
        "Documentation/ACCOUNTS.md": PageFixture(
            before: mails,
            talks: [
                "kif-scan account link email-code": [("Code: ", mailedCode)],
                "kif-scan register": [("Password: ", password), ("Repeat it: ", password)],
                "kif-scan login email ": [("Password: ", password)],
                "kif-scan account password": [("New password: ", newPassword), ("Repeat it: ", newPassword)],
                "kif-scan account delete": [("type delete: ", "delete")],
            ]),
        "Documentation/CATALOGUE.md": PageFixture(before: dump),
        "Documentation/EXCHANGE.md": PageFixture(
            before: "kif-scan TestImages/rice-cakes.jpg"),
        // Another user, whose invitation is accepted.
        "Documentation/HOUSEHOLDS.md": PageFixture(
            before: """
                kif-scan list
                export XDG_STATE_HOME=~/ada
                echo '\(password)' | kif-scan register ada@example.org --password-stdin
                kif-scan household create Garden
                """,
            inputs: ["kif-scan household join": "XDG_STATE_HOME=~/ada kif-scan household invite --household Garden"]),
        "Documentation/IMPORT.md": PageFixture(before: photos),
        "Documentation/INVENTORY.md": PageFixture(
            before: """
                \(lentils)
                kif-scan --quiet TestImages/oat-drink.jpg || [ $? = 2 ]
                """),
        "Documentation/REMINDERS.md": PageFixture(
            before: """
                \(mails)
                printf 'name,expiryDate\\nMilk,2026-01-01\\n' > milk.csv
                kif-scan import-items milk.csv
                """),
    ]

    /// Stand-ins for programs that would reach out of the test: they do nothing and end with 0.
    static let standIns = ["apt-get", "curl", "journalctl", "notify-send", "pip", "systemctl"].map {
        ($0, "#!/bin/sh\nexit 0")
    }

    /// A wrapper around the program that ends `watch` once it watches.
    static func wrapper(of program: String) -> String {
        """
        #!/bin/bash
        case "$*" in *--print-unit*) ;; watch\\ *)
            messages=$(mktemp); '\(program)' "$@" 2>"$messages" & process=$!
            until grep -q Watching "$messages" 2>/dev/null || ! kill -0 $process 2>/dev/null; do sleep 0.05; done
            kill -TERM $process
            wait $process; exit ;;
        esac
        exec '\(program)' "$@"
        """
    }
}
