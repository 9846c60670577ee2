/// Joins a name that stands in two lines of one size.
struct NameJoiner {
    let vocabulary: ProductVocabulary

    /// The words of the name with those of a line right above or below that belongs to it. Plain text is not joined:
    /// nothing there tells a name's second line from the next thing.
    func join(_ name: NameCandidate, in lines: [ProductLine]) -> [LabelToken] {
        guard name.line.line.box != nil, name.words.count <= 4 else { return name.words }
        let others = lines.indices.filter { $0 != name.index }
        for index in others {
            guard let order = order(of: lines[index], to: name.line),
                let other = NameCandidate(lines[index], at: index, vocabulary: vocabulary),
                other.confidence >= 0.8, other.purity == 1, other.words.count <= 4,
                other.words.allSatisfy({ $0.folded.unicodeScalars.count >= 3 || $0.confidence >= 0.9 })
            else { continue }
            return order < 0 ? other.words + name.words : name.words + other.words
        }
        return name.words
    }

    /// −1 for a line right above the name, 1 for one right below, in nearly its size; nil for others.
    private func order(of other: ProductLine, to name: ProductLine) -> Int? {
        guard let box = name.line.box, let otherBox = other.line.box, let height = name.height,
            let otherHeight = other.height, otherHeight > 0.75 * height, otherHeight < 1.33 * height,
            otherBox.topLeft.x < box.topRight.x, box.topLeft.x < otherBox.topRight.x
        else { return nil }
        let below = Double(otherBox.topLeft.y - box.bottomLeft.y)
        let above = Double(box.topLeft.y - otherBox.bottomLeft.y)
        if below > -0.4 * height && below < 0.8 * height { return 1 }
        return above > -0.4 * height && above < 0.8 * height ? -1 : nil
    }
}
