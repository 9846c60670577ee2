import Foundation
package import KeepItFreshDomain
import KeepItFreshPlatform

/// Shows reminders on the desktop by the program `notify-send` of libnotify: all reminders of a notice in one
/// notification.
package struct DesktopReminderChannel: ReminderChannelProviding {
    package static let program = "notify-send"

    package let channel = ReminderChannel.desktop
    package let isOneByOne = false

    private let path: String
    private let write: @Sendable (ReminderNotice) -> (title: String, lines: [String])

    /// Shows the texts that `write` makes. The program is searched for in the folders of `path`, which are separated by
    /// colons.
    package init(path: String, write: @escaping @Sendable (ReminderNotice) -> (title: String, lines: [String])) {
        self.path = path
        self.write = write
    }

    package var isInstalled: Bool { executable != nil }

    package func deliver(_ notice: ReminderNotice) async throws(ReminderDelivery.Failure) {
        guard let executable else { throw .missing(program: Self.program) }
        let (title, lines) = write(notice)
        let arguments = ["--app-name=KeepItFresh", "--", title, Self.body(lines)]
        let isShown = await ChildProcess.runInBackground(executable, arguments)
        guard isShown else { throw .refused }
    }

    /// Makes a notification's body of lines. The desktop interprets markup in it, and before that the program
    /// interprets backslashes, so both are escaped.
    static func body(_ lines: [String]) -> String {
        [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\\", "\\\\")].reduce(lines.joined(separator: "\n")) {
            $0.replacingOccurrences(of: $1.0, with: $1.1)
        }
    }

    private var executable: String? { ChildProcess.find(Self.program, in: path) }
}
