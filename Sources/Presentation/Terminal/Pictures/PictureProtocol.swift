/// How a terminal takes pictures.
public enum PictureProtocol: String, CaseIterable, Sendable {
    /// Kitty's graphics protocol: PNG in escape sequences that programs in between pass on or drop.
    case kitty
    /// iTerm2's inline images, which WezTerm takes too.
    case iterm
    /// DEC's sixels, six rows of dots in a letter.
    case sixel

    /// The question for a terminal's primary device attributes (ECMA-48, DA), which every terminal answers.
    public static let question = "\u{1B}[c"

    /// What the variables of an environment tell of its terminal; nil where they tell nothing. Within tmux and screen they
    /// tell of the terminal around it, which gets no more than what those understand.
    public init?(environment: [String: String]) {
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

    /// Sixels where a terminal's answer to `question` names them: `ESC [ ? 62 ; 4 ; 22 c`, where 4 stands for them and the
    /// first number for the kind of terminal. Nil for any other answer.
    public init?(answer: some Collection<UInt8>) {
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
