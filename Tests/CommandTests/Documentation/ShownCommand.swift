/// A command that a page shows, as the shell takes it: several lines where it goes over several.
struct ShownCommand: CustomStringConvertible {
    /// The page it stands on, from the repository's folder.
    let page: String
    /// The line of the page it begins in, counted from 1.
    let line: Int
    /// What is typed, comments included.
    let text: String

    var description: String { "\(page):\(line): \(text)" }

    /// The status it has to end with: the one that its comment tells, else 0.
    var status: Int32 {
        guard let told = text.firstMatch(of: /#.*\bstatus (\d+)/) else { return 0 }
        return Int32(told.1) ?? 0
    }

    /// The calls of kif-scan in it, each as words without what the shell alone understands.
    var calls: [[Substring]] {
        text.split(whereSeparator: { "\n|;&(".contains($0) }).compactMap { part in
            let words = part.prefix { $0 != "#" && $0 != ">" && $0 != "<" }.split(separator: " ")
            guard let program = words.firstIndex(of: "kif-scan") else { return nil }
            return Array(words[program...].dropFirst())
        }
    }
}
