import Foundation
import Testing

/// A page of the documentation: its commands, names and links.
struct DocumentPage: CustomTestStringConvertible {
    /// The path from the repository's folder.
    let path: String
    let text: String

    var testDescription: String { path }

    /// The folder of the pages for engineers.
    private static let engineering = "Documentation/engineering/"

    /// The repository's folder.
    static let root = KifScanProcess.testImages.deletingLastPathComponent()

    /// Every page of the top level and of `Documentation` with its folder for engineers.
    static let all: [DocumentPage] = {
        let pages = ["", "Documentation/", engineering].flatMap { folder in
            let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path + "/" + folder)) ?? []
            return names.filter { $0.hasSuffix(".md") }.sorted().map { folder + $0 }
        }
        return pages.compactMap { path in
            let text = try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
            return text.map { DocumentPage(path: path, text: $0) }
        }
    }()

    /// A fenced block: its language, the line of its first line, its lines.
    struct Block {
        let language: Substring
        let line: Int
        let lines: [Substring]
    }

    /// The fenced blocks, in order.
    var blocks: [Block] {
        var blocks: [Block] = []
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        var index = 0
        while index < lines.count {
            defer { index += 1 }
            guard lines[index].hasPrefix("```") else { continue }
            let start = index + 1
            let end = lines[start...].firstIndex { $0.hasPrefix("```") } ?? lines.count
            blocks.append(Block(language: lines[index].dropFirst(3), line: start + 1, lines: Array(lines[start..<end])))
            index = end
        }
        return blocks
    }

    /// The page without its fenced blocks.
    var prose: String {
        text.components(separatedBy: "\n```").enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
            .joined(separator: "\n")
    }

    /// True for the pages whose options are all options of kif-scan.
    var isForUsers: Bool {
        guard path != "Documentation/BENCHMARKS.md", !path.hasPrefix(Self.engineering) else { return false }
        return path == "README.md" || path.hasPrefix("Documentation/")
    }

    /// The code spans of the prose, without their backticks.
    var codeSpans: [Substring] {
        prose.matches(of: /`([^`\n]+)`/).map(\.1)
    }

    /// The link targets in the prose, except web addresses.
    var links: [Substring] {
        prose.matches(of: /\]\(([^)\s]+)\)/).map(\.1).filter { !$0.hasPrefix("http") }
    }

    /// The path, from the repository's folder, of a link's target.
    func path(of link: some StringProtocol) -> String {
        let folder = Self.root.appendingPathComponent(path).deletingLastPathComponent()
        let path = folder.appendingPathComponent(String(link)).standardizedFileURL.path
        return String(path.dropFirst(Self.root.standardizedFileURL.path.count + 1))
    }

    /// The section below a second-level heading, as a page.
    func section(_ heading: String) -> DocumentPage? {
        let parts = text.components(separatedBy: "\n## ")
        return parts.first { $0.hasPrefix(heading + "\n") }.map { DocumentPage(path: path, text: $0) }
    }

    /// The anchors of the headings: lower case, hyphens for spaces.
    var anchors: [String] {
        text.split(separator: "\n").filter { $0.hasPrefix("#") }.map { heading in
            heading.drop { $0 == "#" || $0 == " " }.lowercased().filter {
                $0.isLetter || $0.isNumber || " -".contains($0)
            }
            .replacing(" ", with: "-")
        }
    }
}
