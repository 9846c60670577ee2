/// A command in a page, as the shell reads it: it may have several lines.
struct ShownCommand: CustomStringConvertible {
    /// The path of its page, from the repository's folder.
    let page: String
    /// Its first line in the page, counted from 1.
    let line: Int
    /// The text of the command, with its comments.
    let text: String

    var description: String { "\(page):\(line): \(text)" }

    /// The expected exit status: the one in its comment, else 0.
    var status: Int32 {
        guard let comment = text.firstMatch(of: /#.*\bstatus (\d+)/) else { return 0 }
        return Int32(comment.1) ?? 0
    }

    /// The calls of kif-scan in it, each as words, without shell syntax.
    var calls: [[Substring]] {
        text.split(whereSeparator: { "\n|;&(".contains($0) }).compactMap { part in
            let words = part.prefix { $0 != "#" && $0 != ">" && $0 != "<" }.split(separator: " ")
            guard let program = words.firstIndex(of: "kif-scan") else { return nil }
            return Array(words[program...].dropFirst())
        }
    }
}
