import KeepItFreshDomain

/// Words of languages, each spelled as it is.
struct FixedWords: KnownWordsProviding {
    let words: [String: Set<String>]

    func known(among words: [String], in languages: [String]) async -> [String: KnownWord] {
        let all = languages.reduce(into: Set<String>()) { $0.formUnion(self.words[$1] ?? []) }
        return Dictionary(uniqueKeysWithValues: Set(words).intersection(all).map { ($0, KnownWord($0)) })
    }
}
