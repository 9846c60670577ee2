import Glibc

/// Reads a secret that is typed, without showing it.
public enum HiddenInput {
    /// Stops showing what is typed on standard input's terminal and returns how to show it again; nil where standard
    /// input is none.
    public static func hide() -> (@Sendable () -> Void)? {
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
}
