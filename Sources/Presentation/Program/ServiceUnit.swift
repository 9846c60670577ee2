import KeepItFreshDomain

/// A systemd unit file that keeps a program running for a user.
package struct ServiceUnit: Sendable {
    private let kind: Kind
    private let program: String
    private let arguments: [String]

    /// A unit that starts `program`, an absolute path, with `arguments`.
    package init(_ kind: Kind, program: String, arguments: [String]) {
        (self.kind, self.program, self.arguments) = (kind, program, arguments)
    }

    /// What runs as a service.
    package enum Kind: String, Sendable {
        case watch, serve

        fileprivate var usage: String { self == .watch ? "watch --print-unit FOLDER" : "serve --print-unit --lan" }

        fileprivate var purpose: String {
            self == .watch
                ? "Imports photos of food packs into the household's inventory"
                : "Lets phones use the household's inventory of food"
        }
    }

    /// The lines of the file.
    package var lines: [String] {
        [
            "# Made by kif-scan \(kind.rawValue) --print-unit. To use it:",
            "#   kif-scan \(kind.usage) > ~/.config/systemd/user/kif-scan-\(kind.rawValue).service",
            "#   systemctl --user daemon-reload && systemctl --user enable --now kif-scan-\(kind.rawValue)",
            "# To let it run while you are not logged in: loginctl enable-linger",
            "[Unit]",
            "Description=\(kind.purpose)",
            "Documentation=man:kif-scan-\(kind == .watch ? "data" : "household")(1)",
            "",
            "[Service]",
            "ExecStart=" + ([program] + arguments).map(Self.quoted).joined(separator: " "),
            "# No restart after a usage error, a missing component or a lost membership.",
            "RestartPreventExitStatus=64 69 77",
            "Restart=on-failure",
            "RestartSec=30",
            "Nice=10",
            "NoNewPrivileges=yes",
            "",
            "[Install]",
            "WantedBy=default.target",
        ]
    }

    /// Quotes a word as systemd requires (systemd.service(5), "Command lines"): in quotation marks if necessary, `%`
    /// and `$` doubled, bytes that are not text as `\xNN`.
    static func quoted(_ word: String) -> String {
        var text = ""
        for scalar in word.unicodeScalars {
            switch scalar {
            case "\\": text += "\\\\"
            case "\"": text += "\\\""
            case "%": text += "%%"
            case "$": text += "$$"
            case _ where scalar.value < 0x20 || scalar.value == 0x7F: text += escape(UInt8(scalar.value))
            default:
                if let byte = PathText.escapedByte(of: scalar) {
                    text += escape(byte)
                } else {
                    text.unicodeScalars.append(scalar)
                }
            }
        }
        let isPlain = word.unicodeScalars.allSatisfy {
            $0.isASCII && ($0.properties.isAlphabetic || plainCharacters.contains($0))
        }
        return isPlain && !word.isEmpty ? text : "\"\(text)\""
    }

    private static let plainCharacters = Set("0123456789/._-+=:,@%".unicodeScalars)

    private static func escape(_ byte: UInt8) -> String {
        let digits = String(byte, radix: 16)
        return "\\x" + (digits.count < 2 ? "0" : "") + digits
    }
}
