import KeepItFreshLabels

/// Knows whether a brand that was read is one. Logos are misread so often that a brand is worth nothing unless
/// something else bears it out.
struct KnownBrands: Sendable {
    private let sources: [any KnownWordsProviding]

    /// Brands by the words of these sources: a catalogue, the names that a household knows. Dictionaries say nothing of
    /// brands.
    init(_ sources: [any KnownWordsProviding]) {
        self.sources = sources
    }

    /// Whether each word of a brand is known, or was read alike by two readers of the label.
    func bearOut(_ brand: String, on label: ScannedLabel) async -> Bool {
        var open = Set(LabelWords.words(of: brand))
        guard !open.isEmpty else { return false }
        for word in label.lines.flatMap(\.words) where word.readers.count > 1 {
            open.subtract(LabelWords.words(of: word.text))
        }
        for source in sources where !open.isEmpty {
            open.subtract(await source.known(among: open.sorted(), in: []).keys)
        }
        return open.isEmpty
    }
}
