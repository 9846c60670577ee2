/// How a terminal shows pictures.
package enum PictureProtocol: String, CaseIterable, Sendable {
    /// Kitty's graphics protocol: PNG in escape sequences.
    case kitty
    /// iTerm2's inline images, which WezTerm supports too.
    case iterm
    /// DEC's sixels: each character encodes a column of six dots.
    case sixel
    /// Half blocks (U+2580) in two colours, which any terminal with colours shows.
    case blocks

    /// The query for a terminal's primary device attributes (ECMA-48, DA), which every terminal answers.
    package static let query = "\u{1B}[c"

    /// The protocol of the terminal that the environment variables name; nil if they name none that is known. Within
    /// tmux and screen it is nil: the variables describe the outer terminal, which does not receive these sequences.
    package init?(environment: [String: String]) {
        guard environment["TMUX"] == nil, environment["STY"] == nil else { return nil }
        let program = environment["LC_TERMINAL"] ?? environment["TERM_PROGRAM"]
        if environment["KITTY_WINDOW_ID"] != nil || environment["TERM"] == "xterm-kitty" {
            self = .kitty
        } else if ["iTerm.app", "iTerm2", "WezTerm"].contains(program) {
            self = .iterm
        } else {
            return nil
        }
    }

    /// Sixels if a terminal's answer to `query` lists attribute 4, as in `ESC [ ? 62 ; 4 ; 22 c`, where the first
    /// number is the kind of terminal. Nil for any other answer.
    package init?(answer: some Collection<UInt8>) {
        let text = String(decoding: answer, as: UTF8.self)
        guard let start = text.firstRange(of: "\u{1B}[?"), let end = text[start.upperBound...].firstIndex(of: "c")
        else {
            return nil
        }
        let attributes = text[start.upperBound..<end].split(separator: ";").dropFirst()
        guard attributes.contains("4") else { return nil }
        self = .sixel
    }
}
