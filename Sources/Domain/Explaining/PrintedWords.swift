import KeepItFreshLabels

/// The words on an item's photos that may be its name, the largest print first.
package struct PrintedWords: Hashable, Sendable {
    /// Each once, at most `maximumCount`.
    package let texts: [String]

    private static let maximumCount = 5, maximumLength = 60, minimumLetters = 3

    /// The words on `photos`.
    package init(_ photos: [ItemPhoto]) {
        let parser = LabelParser()
        var texts: [String] = []
        for text in photos.compactMap(\.label).flatMap({ parser.nameLines(of: $0) }) {
            let isWord = text.count(where: \.isLetter) >= Self.minimumLetters
            let cut = String(text.prefix(Self.maximumLength))
            if isWord, !texts.contains(where: { $0.lowercased() == cut.lowercased() }) { texts.append(cut) }
        }
        self.texts = Array(texts.prefix(Self.maximumCount))
    }
}
