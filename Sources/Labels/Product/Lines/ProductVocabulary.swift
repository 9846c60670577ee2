/// The words of all languages, indexed for lookup.
struct ProductVocabulary: Sendable {
    /// The shared vocabulary, built on first use.
    static let shared = ProductVocabulary(ProductWords.all)

    private var roles: [String: Set<ProductWords.Role>] = [:]
    private var foods: Set<String> = []
    /// Foods of languages that form compounds, in which they may be the end of a longer word.
    private var compoundFoods: Set<String> = []
    /// Words of scripts without spaces between words, by their first letter.
    private var unspaced: [Unicode.Scalar: [(letters: [Unicode.Scalar], role: ProductWords.Role)]] = [:]

    /// The length of the longest phrases, in words.
    let maximumPhraseLength = 4

    init(_ languages: [ProductWords]) {
        for language in languages {
            for (role, list) in language.lists { add(list, as: role) }
            if language.hasCompounds { compoundFoods.formUnion(Self.phrases(language.foods)) }
        }
    }

    /// The roles of a folded phrase with one space between words; empty for an unknown phrase.
    func roles(of phrase: String) -> Set<ProductWords.Role> {
        roles[phrase] ?? []
    }

    /// Whether a folded word names a food: as it is, with an ending, or at the end of a compound.
    func isFood(_ word: String) -> Bool {
        if foods.contains(word) { return true }
        let letters = Array(word)
        guard (5...30).contains(letters.count) else { return false }
        let hasEnding = (1...3).contains { end in
            letters.count - end >= 4 && foods.contains(String(letters.dropLast(end)))
        }
        return hasEnding
            || (3...(letters.count - 1)).contains { start in
                letters.count - start >= 4 && compoundFoods.contains(String(letters[start...]))
            }
    }

    /// The roles of the words of scripts without spaces in a text.
    func unspacedRoles(in text: String) -> Set<ProductWords.Role> {
        let letters = Array(text.unicodeScalars)
        var roles: Set<ProductWords.Role> = []
        for (index, letter) in letters.enumerated() {
            for word in unspaced[letter] ?? [] where letters[index...].starts(with: word.letters) {
                roles.insert(word.role)
            }
        }
        return roles
    }

    private mutating func add(_ list: String, as role: ProductWords.Role) {
        for phrase in Self.phrases(list) {
            if phrase.unicodeScalars.contains(where: Letters.isUnspaced) {
                let letters = Array(phrase.unicodeScalars)
                unspaced[letters[0], default: []].append((letters, role))
            } else if role == .food && !phrase.contains(" ") {
                foods.insert(phrase)
            } else {
                roles[phrase, default: []].insert(role)
            }
        }
    }

    private static func phrases(_ list: String) -> [String] {
        list.split { $0 == "," || $0 == "\n" }
            .map { LabelToken.fold($0.split(separator: " ").joined(separator: " ")) }
            .filter { !$0.isEmpty }
    }
}
