public import KeepItFreshDomain

/// The unit files by which systemd sends a user's reminders once a day, later where the machine was off.
public struct ReminderTimer: Sendable {
    /// The name of both, without what stands after the dot.
    public static let name = "kif-scan-remind"
    /// How each of them begins: other files of these names are not ours.
    public static let mark = "# Made by kif-scan remind install."

    private let program: String
    private let commands: [[String]]
    private let minute: Int

    /// Units that call `program`, by its whole path, with the arguments of each of `commands`, `minute` minutes after
    /// midnight.
    public init(program: String, commands: [[String]], minute: Int) {
        self.program = program
        self.commands = commands
        self.minute = minute
    }

    /// The time of day: `08:05`.
    public var time: String {
        [minute / 60, minute % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
    }

    /// The lines of the service, which is done when its commands are.
    public var service: [String] {
        [
            Self.mark,
            "[Unit]",
            "Description=Reminders of food that is to be eaten",
            "StartLimitIntervalSec=6h",
            "StartLimitBurst=12",
            "",
            "[Service]",
            "Type=oneshot",
        ]
            + commands.map { "ExecStart=" + ([program] + $0).map(ServiceUnit.quoted).joined(separator: " ") }
            + [
                "# Where a server gives no answer, again in ten minutes; not where nothing helps but a person.",
                "Restart=on-failure",
                "RestartSec=600",
                "RestartPreventExitStatus=64 69 74 77",
                "NoNewPrivileges=yes",
            ]
    }

    /// The lines of the timer. A run that the machine slept through is caught up with.
    public var timer: [String] {
        [
            Self.mark,
            "[Unit]",
            "Description=Reminders of food that is to be eaten, every day",
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
    /// What went wrong and what to do next, in one line for people.
    public var message: String {
        switch self {
        case .foreign(let path): "\(TerminalText.visible(path)) is there and not from kif-scan; move it away first"
        case .notWritable(let path): "\(TerminalText.visible(path)) cannot be written or removed"
        case .notTold:
            "the files are in order, but no systemd of yours was told (systemctl --user); where it runs: systemctl "
                + "--user daemon-reload && systemctl --user enable --now \(ReminderTimer.name).timer"
        }
    }
}
