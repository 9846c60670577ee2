import CKIFDocumentation
import KeepItFreshPresentation

/// A page of the guide, which is in the program itself: `kif-scan help reminders`.
struct Page {
    /// The topic, such as `reminders`.
    let topic: String
    private let markdown: String

    /// All pages, by their topics.
    static let all: [Page] = {
        var pages: [Page] = []
        var text: UnsafePointer<UInt8>?
        var length = 0
        while let name = unsafe ckifdocumentation_page(pages.count, &text, &length) {
            let bytes = unsafe UnsafeBufferPointer(start: text, count: length)
            unsafe pages.append(Page(topic: String(cString: name), markdown: String(decoding: bytes, as: UTF8.self)))
        }
        return pages
    }()

    /// The heading of the page.
    var title: String {
        String(markdown.split(separator: "\n").first?.drop { "# ".contains($0) } ?? "")
    }

    /// The lines of the page for a terminal: paragraphs and tables broken between words, commands indented.
    func lines(columns: Int, style: TerminalStyle) -> [String] {
        var lines: [String] = []
        var paragraph: [String] = []
        var isCode = false
        func end() {
            guard !paragraph.isEmpty else { return }
            lines += TerminalText.wrapped(Self.plain(paragraph.joined(separator: " ")), columns: columns)
            paragraph = []
        }
        for line in markdown.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
            if line.hasPrefix("```") {
                end()
                isCode.toggle()
            } else if isCode {
                lines.append("    " + line)
            } else if line.hasPrefix("#") {
                end()
                lines.append(style.bold(Self.plain(String(line.drop { $0 == "#" || $0 == " " }))))
            } else if line.hasPrefix("|") {
                end()
                lines += Self.row(line, columns: columns)
            } else if line.isEmpty || line.hasPrefix("- ") || line.first?.isNumber ?? false {
                end()
                if line.isEmpty, lines.last?.isEmpty == false { lines.append("") }
                if !line.isEmpty { paragraph = [line] }
            } else if !line.hasPrefix("![") {
                paragraph.append(line.hasPrefix("  ") ? String(line.drop { $0 == " " }) : line)
            }
        }
        end()
        return lines
    }

    /// A row of a table: the first cell, and what stands beside it indented below; none for the line under the head.
    private static func row(_ line: String, columns: Int) -> [String] {
        let cells = line.split(separator: "|").map { plain($0.trimmed) }
        guard let first = cells.first, !first.allSatisfy({ "-: ".contains($0) }) else { return [] }
        let rest = cells.dropFirst().filter { !$0.isEmpty }.joined(separator: "; ")
        guard !rest.isEmpty else { return TerminalText.wrapped(first, columns: columns) }
        let one = "\(first): \(rest)"
        if TerminalText.rows(of: [one], columns: columns) == 1 { return [one] }
        return TerminalText.wrapped(first + ":", columns: columns)
            + TerminalText.wrapped("    " + rest, columns: columns)
    }

    /// A text without Markdown's marks. A link to another page becomes its topic.
    private static func plain(_ text: String) -> String {
        var shown = text.replacing(/\[([^\]]*)\]\(([^)]*)\)/) { link in
            let (words, target) = (String(link.1), link.2)
            guard !target.contains("://"),
                let page = all.first(where: { target.hasPrefix($0.topic.uppercased() + ".md") })
            else { return target.contains("://") && target != link.1 ? "\(words) (\(target))" : words }
            return "\(words.replacing(".md", with: "")) (kif-scan help \(page.topic))"
        }
        shown = shown.replacing("**", with: "")
        return shown.replacing("`", with: "")
    }
}

extension Substring {
    fileprivate var trimmed: String {
        String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
}
