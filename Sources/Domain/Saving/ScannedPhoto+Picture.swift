import KeepItFreshLabels

/// Whether two photos show one thing, as far as the pictures and what is printed on them say.
extension ScannedPhoto {
    /// What two pictures say.
    enum Likeness: Equatable {
        /// Both show the same lettering.
        case same
        /// They show other lettering, or other colours.
        case different
        /// It cannot be seen.
        case unknown
    }

    /// Of two pictures of one thing from other sides, one in fifty has less of its colours in common.
    private static let minimumColors = 0.3
    /// A shorter word is on many packs, and fewer words than this say nothing when they differ.
    private static let minimumLetters = 4, minimumWords = 3

    /// Compares the picture with another one.
    func likeness(to other: ScannedPhoto) -> Likeness {
        let (mine, others) = (words, other.words)
        let shared = mine.intersection(others)
        if shared.count > 1 || shared.contains(where: { $0.count > Self.minimumLetters }) { return .same }
        if let colors = label.colors, let otherColors = other.label.colors,
            colors.likeness(to: otherColors) < Self.minimumColors
        {
            return .different
        }
        return shared.isEmpty && min(mine.count, others.count) >= Self.minimumWords ? .different : .unknown
    }

    /// The words that were read well, without those of dates and numbers.
    private var words: Set<String> {
        let parser = LabelParser()
        return Set(
            parser.nameLines(of: label).flatMap { line in
                line.lowercased().split { !$0.isLetter }.filter { $0.count >= Self.minimumLetters }.map(String.init)
            })
    }
}
