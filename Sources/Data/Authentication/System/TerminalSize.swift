import Glibc

/// How large a terminal is.
public enum TerminalSize {
    /// The columns of the terminal that an open file is; nil where it is none or does not tell.
    public static func columns(of file: Int32) -> Int? {
        var size = winsize()
        guard unsafe ioctl(file, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }
}
