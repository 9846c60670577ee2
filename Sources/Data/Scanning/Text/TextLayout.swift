/// How the text of a picture is arranged.
public enum TextLayout: Hashable, Sendable {
    /// Columns and blocks, found by the reader.
    case page
    /// One block of lines, such as a cut-out label.
    case block
    /// One line and nothing else.
    case line
    /// Bits of text anywhere, in no order.
    case scattered
}
