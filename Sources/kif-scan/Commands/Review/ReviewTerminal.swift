import Foundation
import KeepItFresh
import KeepItFreshDomain
import KeepItFreshPlatform
import KeepItFreshPresentation

/// The screen on which questions are asked: a clean one for each, and at the end what was there before.
final class ReviewTerminal {
    /// Enters and leaves the alternate screen (xterm), and clears it.
    private static let enter = "\u{1B}[?1049h", leave = "\u{1B}[?1049l", clearing = "\u{1B}[H\u{1B}[2J"

    private let hasScreen: Bool
    private let readsKeys: Bool
    private var interrupt: Interrupt?
    /// Ends the reading of single keys; nil where lines are read.
    private var endKeys: (@Sendable () -> Void)?

    /// With `readsKeys` an answer is a single key, without Enter, where standard input is a terminal.
    init(_ common: CommonOptions, readsKeys: Bool = false) {
        self.readsKeys = readsKeys
        hasScreen = !common.isPlain && ProcessInfo.processInfo.environment["TERM"] != "dumb"
    }

    /// The rows of the terminal; nil where the whole output stays visible.
    var rows: Int? { hasScreen ? Terminal.rows(of: STDOUT_FILENO) : nil }

    /// Begins. ^C leaves the screen, too.
    func open() {
        guard hasScreen || readsKeys else { return }
        let interrupt = Interrupt()
        endKeys = readsKeys ? Terminal.readKeys() : nil
        interrupt.handle { [hasScreen, endKeys] in
            endKeys?()
            if hasScreen { StandardStreams.outputText(Self.leave) }
        }
        self.interrupt = interrupt
        if hasScreen { StandardStreams.outputText(Self.enter) }
    }

    /// Ends; a second call does nothing.
    func close() {
        guard let interrupt else { return }
        self.interrupt = nil
        endKeys?()
        endKeys = nil
        if hasScreen { StandardStreams.outputText(Self.leave) }
        interrupt.stop()
    }

    func clear() {
        if hasScreen { StandardStreams.outputText(Self.clearing) }
    }

    /// Asks for a line, and returns it without spaces around it; nil at the end of the input.
    func ask(_ prompt: String) -> String? {
        StandardStreams.ask(line: prompt)?.trimmingCharacters(in: .whitespaces)
    }

    /// Asks for an answer: a key where single keys are read, else a line. Nil at the end of the input.
    func answer(_ prompt: String) -> String? {
        guard endKeys != nil else { return ask(prompt) }
        StandardStreams.redraw(prompt + " ")
        let key = Terminal.key()?.trimmingCharacters(in: .whitespacesAndNewlines)
        StandardStreams.output(key.map(TerminalText.visible) ?? "")
        return key
    }

    /// Opens a file by the program in `KIF_VIEWER` or the desktop's own, and waits for that program to end. Where there
    /// is none, says where the file is.
    func view(_ path: String) {
        let environment = ProcessInfo.processInfo.environment
        let hasDesktop = environment["DISPLAY"] != nil || environment["WAYLAND_DISPLAY"] != nil
        let viewer = ProcessSettings.current.text(.viewer) ?? (hasDesktop ? "xdg-open" : nil)
        // The program, and Enter, need the terminal as it is usually.
        endKeys?()
        defer { if endKeys != nil { endKeys = Terminal.readKeys() } }
        if let viewer, run(viewer, path) { return }
        StandardStreams.output(TerminalText.visible(path))
        _ = ask(MessageLanguage.environment.words("Press Enter to go on:"))
    }

    /// Runs a program of the user's, which may have arguments; false when it fails.
    private func run(_ viewer: String, _ path: String) -> Bool {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", "\(viewer) \"$1\"", "sh", path]
        do { try process.run() } catch { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }
}
