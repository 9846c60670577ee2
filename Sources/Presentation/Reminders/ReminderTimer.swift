package import KeepItFreshDomain

/// The systemd unit files that send a user's reminders once a day, or later if the machine was off.
package struct ReminderTimer: Sendable {
    /// The name of both units, without the extension.
    package static let name = "kif-scan-remind"
    /// The first line of each unit. Files of these names that begin otherwise are not ours.
    package static let mark = "# Made by kif-scan remind install."

    private let program: String
    private let commands: [[String]]
    private let minute: Int

    /// Units that call `program`, an absolute path, with the arguments of each of `commands`, `minute` minutes after
    /// midnight.
    package init(program: String, commands: [[String]], minute: Int) {
        self.program = program
        self.commands = commands
        self.minute = minute
    }

    /// The time of day: `08:05`.
    package var time: String {
        [minute / 60, minute % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
    }

    /// The lines of the service, which ends with its last command.
    package var service: [String] {
        [
            Self.mark,
            "[Unit]",
            "Description=Reminders of food to use up",
            "Documentation=man:kif-scan-household(1)",
            "StartLimitIntervalSec=6h",
            "StartLimitBurst=12",
            "",
            "[Service]",
            "Type=oneshot",
        ]
            + commands.map { "ExecStart=" + ([program] + $0).map(ServiceUnit.quoted).joined(separator: " ") }
            + [
                "# If a server does not answer, try again in ten minutes; not after errors that need a person.",
                "Restart=on-failure",
                "RestartSec=600",
                "RestartPreventExitStatus=64 69 74 77",
                "NoNewPrivileges=yes",
            ]
    }

    /// The lines of the timer. A run that was missed while the machine was off is made up for.
    package var timer: [String] {
        [
            Self.mark,
            "[Unit]",
            "Description=Daily reminders of food to use up",
            "Documentation=man:kif-scan-household(1)",
            "",
            "[Timer]",
            "OnCalendar=*-*-* \(time):00",
            "Persistent=true",
            "",
            "[Install]",
            "WantedBy=timers.target",
        ]
    }
}

extension UnitError {
    /// Says in one line what went wrong and what to do next.
    package var message: Message {
        switch self {
        case .foreign(let path):
            Message("\(TerminalText.visible(path)) exists and was not made by kif-scan; move it away first")
        case .notWritable(let path): Message("\(TerminalText.visible(path)) cannot be written or removed")
        case .notStarted:
            Message(
                """
                timer files written, but systemd --user is not running; start it with: systemctl --user daemon-reload \
                && systemctl --user enable --now \(ReminderTimer.name).timer
                """)
        case .notStopped: Message("timer files removed, but systemd --user is not running, so nothing was stopped")
        }
    }
}
