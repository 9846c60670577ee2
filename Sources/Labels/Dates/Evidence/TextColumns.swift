/// Finds words that stand in one column and their values in another, which were read one below the other.
enum TextColumns {
    private enum Content {
        case word, value, other
    }

    /// The line of the value of each line that is a word alone: of as many lines of words in a row as lines of values
    /// follow them, or come before them, two at least.
    static func valueLines(in passage: DatePassage) -> [Int: Int] {
        let contents = self.contents(of: passage)
        var runs: [(content: Content, lines: [Int])] = []
        for (line, content) in contents.enumerated() {
            if runs.last?.content == content {
                runs[runs.count - 1].lines.append(line)
            } else {
                runs.append((content, [line]))
            }
        }
        var found: [Int: Int] = [:]
        for index in runs.indices where runs[index].content == .word && runs[index].lines.count > 1 {
            let values = [index + 1, index - 1].lazy.filter { runs.indices.contains($0) }.map { runs[$0] }
                .first { $0.content == .value && $0.lines.count == runs[index].lines.count }
            guard let values else { continue }
            for (word, value) in zip(runs[index].lines, values.lines) { found[word] = value }
        }
        return found
    }

    private static func contents(of passage: DatePassage) -> [Content] {
        let text = passage.text
        var contents = [Content](repeating: .other, count: max(0, text.lineStarts.count - 1))
        for date in passage.dates where date.editCost == 0 { contents[text.line(at: date.range.lowerBound)] = .value }
        for lot in passage.lots { contents[text.line(at: lot.value.lowerBound)] = .value }
        let hasDigit = contents.indices.map { line in
            (text.lineStarts[line]..<text.lineStarts[line + 1]).contains { GlyphClass.isDigit(text[$0]) }
        }
        for word in passage.words where word.kind != nil || word.role == .lot {
            let line = text.line(at: word.range.lowerBound)
            // A value with a word of its own needs no other.
            contents[line] = hasDigit[line] ? .other : .word
        }
        return contents
    }
}
