import Dispatch
import Foundation
public import KeepItFreshDomain

/// Shows reminders on the desktop, by the program `notify-send` of libnotify: all that were claimed together in one
/// notification.
public struct DesktopReminderChannel: ReminderChannelProviding {
    /// The program.
    public static let program = "notify-send"

    /// The desktop.
    public let channel = ReminderChannel.desktop
    /// One notification for all.
    public let isOneByOne = false

    private let path: String
    private let write: @Sendable (ReminderNotice) -> (title: String, lines: [String])

    /// Shows what `write` words; the program is looked for in the folders of `path`, which are parted by colons.
    public init(path: String, write: @escaping @Sendable (ReminderNotice) -> (title: String, lines: [String])) {
        self.path = path
        self.write = write
    }

    /// True when the program is there.
    public var isInstalled: Bool { executable != nil }

    /// Shows a notice.
    public func deliver(_ notice: ReminderNotice) async throws(ReminderDeliveryError) {
        guard let executable else { throw .missing(program: Self.program) }
        let (title, lines) = write(notice)
        let arguments = ["--app-name=KeepItFresh", "--", title, Self.body(lines)]
        let isShown = await withCheckedContinuation { continuation in
            DispatchQueue.global().async { continuation.resume(returning: Self.run(executable, arguments)) }
        }
        guard isShown else { throw .refused }
    }

    /// Lines as a notification's body: the desktop reads markup in it, and the program backslashes before that.
    static func body(_ lines: [String]) -> String {
        [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\\", "\\\\")].reduce(lines.joined(separator: "\n")) {
            $0.replacingOccurrences(of: $1.0, with: $1.1)
        }
    }

    private var executable: String? {
        path.split(separator: ":").map { "\($0)/\(Self.program)" }.first(where: FileManager.default.isExecutableFile)
    }

    private static func run(_ program: String, _ arguments: [String]) -> Bool {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return false }
        process.waitUntilExit()
        return process.terminationReason == .exit && process.terminationStatus == 0
    }
}
