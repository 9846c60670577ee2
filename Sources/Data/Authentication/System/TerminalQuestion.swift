import Glibc

/// Asks the terminal itself, not the person at it.
public enum TerminalQuestion {
    /// No answer is longer.
    private static let limit = 256

    /// Writes a control sequence to the terminal and returns what it answers, from the escape character up to and with
    /// `end`, unseen by the person.
    /// Nil where standard input and output are no terminals, and when no whole answer comes within the time.
    public static func ask(_ question: String, end: UInt8, milliseconds: Int = 500) -> [UInt8]? {
        var before = termios()
        guard isatty(STDOUT_FILENO) == 1, unsafe tcgetattr(STDIN_FILENO, &before) == 0 else { return nil }
        var raw = before
        raw.c_lflag &= ~tcflag_t(ECHO | ICANON)
        guard unsafe tcsetattr(STDIN_FILENO, TCSANOW, &raw) == 0 else { return nil }
        defer { unsafe tcsetattr(STDIN_FILENO, TCSANOW, &before) }
        let bytes = [UInt8](question.utf8)
        guard unsafe write(STDOUT_FILENO, bytes, bytes.count) == bytes.count else { return nil }
        return answer(end, before: .now + .milliseconds(milliseconds))
    }

    private static func answer(_ end: UInt8, before deadline: ContinuousClock.Instant) -> [UInt8]? {
        var answer: [UInt8] = []
        while answer.count < limit {
            let left = Int((deadline - .now) / .milliseconds(1))
            var request = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
            guard left > 0, unsafe poll(&request, 1, Int32(left)) > 0 else { return nil }
            var byte: UInt8 = 0
            guard unsafe read(STDIN_FILENO, &byte, 1) == 1 else { return nil }
            // What comes before the answer was typed ahead by the person.
            if answer.isEmpty, byte != 0x1B { continue }
            answer.append(byte)
            if byte == end { return answer }
        }
        return nil
    }
}
