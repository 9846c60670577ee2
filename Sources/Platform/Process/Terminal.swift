import Glibc

/// The terminal that this process runs in.
package enum Terminal {
    /// The columns of the terminal that an open file is; nil where it is not a terminal or its width is unknown.
    package static func columns(of file: Int32) -> Int? {
        size(of: file).flatMap { $0.ws_col > 0 ? Int($0.ws_col) : nil }
    }

    /// The rows of the terminal that an open file is; nil where it is not a terminal or its height is unknown.
    package static func rows(of file: Int32) -> Int? {
        size(of: file).flatMap { $0.ws_row > 0 ? Int($0.ws_row) : nil }
    }

    private static func size(of file: Int32) -> winsize? {
        var size = winsize()
        return unsafe ioctl(file, UInt(TIOCGWINSZ), &size) == 0 ? size : nil
    }

    /// Stops echoing what is typed on standard input's terminal, and returns how to echo it again; nil where standard
    /// input is not a terminal.
    package static func hideInput() -> (@Sendable () -> Void)? {
        var before = termios()
        guard unsafe tcgetattr(STDIN_FILENO, &before) == 0 else { return nil }
        var hidden = before
        hidden.c_lflag &= ~tcflag_t(ECHO)
        unsafe tcsetattr(STDIN_FILENO, TCSAFLUSH, &hidden)
        let shown = before
        return {
            var shown = shown
            unsafe tcsetattr(STDIN_FILENO, TCSAFLUSH, &shown)
        }
    }

    /// Lets `key` read single keys, which are not shown, and returns how to end that; nil where standard input is not a
    /// terminal. ^C and ^Z do what they always do.
    package static func readKeys() -> (@Sendable () -> Void)? {
        var before = termios()
        guard unsafe tcgetattr(STDIN_FILENO, &before) == 0 else { return nil }
        var keys = before
        keys.c_lflag &= ~tcflag_t(ECHO | ICANON)
        unsafe tcsetattr(STDIN_FILENO, TCSANOW, &keys)
        let lines = before
        return {
            var lines = lines
            unsafe tcsetattr(STDIN_FILENO, TCSANOW, &lines)
        }
    }

    /// Waits for a key and returns the characters that it sends, such as an arrow several; nil at the end of the input
    /// and for ^D.
    package static func key() -> String? {
        var bytes = [UInt8](repeating: 0, count: 1)
        guard unsafe read(STDIN_FILENO, &bytes, 1) == 1, bytes[0] != 0x04 else { return nil }
        var request = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        var next: UInt8 = 0
        // The rest of an escape sequence, or of a letter that is no ASCII, comes with it.
        while bytes[0] == 0x1B || bytes[0] >= 0x80, bytes.count < maximumAnswer,
            unsafe poll(&request, 1, maximumPause) > 0, unsafe read(STDIN_FILENO, &next, 1) == 1
        {
            bytes.append(next)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The longest pause within a key, in milliseconds.
    private static let maximumPause: Int32 = 20

    /// Writes a control sequence to the terminal and returns its answer, from the escape character up to and with
    /// `end`, without showing either. Nil where standard input and output are not terminals, and when no whole answer
    /// comes within the time.
    package static func ask(_ query: String, end: UInt8, milliseconds: Int = 500) -> [UInt8]? {
        var before = termios()
        guard isatty(STDOUT_FILENO) == 1, unsafe tcgetattr(STDIN_FILENO, &before) == 0 else { return nil }
        var raw = before
        raw.c_lflag &= ~tcflag_t(ECHO | ICANON)
        guard unsafe tcsetattr(STDIN_FILENO, TCSANOW, &raw) == 0 else { return nil }
        defer { unsafe tcsetattr(STDIN_FILENO, TCSANOW, &before) }
        let bytes = [UInt8](query.utf8)
        guard unsafe write(STDOUT_FILENO, bytes, bytes.count) == bytes.count else { return nil }
        return answer(end, before: .now + .milliseconds(milliseconds))
    }

    /// The longest answer in bytes.
    private static let maximumAnswer = 256

    private static func answer(_ end: UInt8, before deadline: ContinuousClock.Instant) -> [UInt8]? {
        var answer: [UInt8] = []
        while answer.count < maximumAnswer {
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
