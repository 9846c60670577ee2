/// Knows words as they are written: a dictionary, a catalogue of products, the names that persons gave.
package protocol KnownWordsProviding: Sendable {
    /// Those of `words`, all in small letters, that it knows; of a source that knows the languages of its words only
    /// those of `languages` (ISO 639-1). The words are text from a photo.
    func known(among words: [String], in languages: [String]) async -> [String: KnownWord]
}
