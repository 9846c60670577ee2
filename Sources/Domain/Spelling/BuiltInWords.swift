import KeepItFreshLabels

/// The words for foods and the like that are part of the program, without accents.
struct BuiltInWords: KnownWordsProviding {
    /// The words that are among those of the languages, or of any for none. Of a word with accents only its letters are
    /// known.
    func known(among words: [String], in languages: [String]) async -> [String: KnownWord] {
        let vocabulary = BuiltInVocabulary.shared
        var known: [String: KnownWord] = [:]
        for word in words where vocabulary.contains(word, in: languages) { known[word] = KnownWord(nil, .usual) }
        return known
    }
}
