import Foundation
import KeepItFreshPresentation

extension StandardStreams {
    /// True when there is a person to ask.
    static var canAsk: Bool { isatty(STDIN_FILENO) == 1 && errorIsTerminal }

    /// Asks a question and returns the line that is answered; nil when the input ends.
    static func ask(_ question: Phrase) -> String? {
        redraw("  \(MessageLanguage.environment.text(question)) ")
        return readLine()
    }
}
