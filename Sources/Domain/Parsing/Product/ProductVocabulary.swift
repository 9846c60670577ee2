/// The words of all languages, ready to be looked up.
struct ProductVocabulary: Sendable {
    /// The one vocabulary, built at first use.
    static let shared = ProductVocabulary(ProductWords.all)

    private var roles: [String: Set<ProductWordRole>] = [:]
    private var foods: Set<String> = []
    /// Foods of languages that join words, which may be the end of a longer word.
    private var compoundFoods: Set<String> = []
    /// Words of scripts that put no spaces between words, by their first letter.
    private var unspaced: [Unicode.Scalar: [(letters: [Unicode.Scalar], role: ProductWordRole)]] = [:]

    /// The longest phrase, in words.
    let longestPhrase = 4

    init(_ languages: [ProductWords]) {
        for language in languages {
            for (role, list) in language.lists { add(list, as: role) }
            if language.hasCompounds { compoundFoods.formUnion(Self.phrases(language.foods)) }
        }
    }

    /// What a folded phrase tells, words parted by one space; empty for an unknown one.
    func roles(of phrase: String) -> Set<ProductWordRole> {
        roles[phrase] ?? []
    }

    /// True for a folded word that names a food: as it is, with an ending, or as a part of a compound.
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

    /// What the words of unspaced scripts in a text tell.
    func unspacedRoles(in text: String) -> Set<ProductWordRole> {
        let letters = Array(text.unicodeScalars)
        var roles: Set<ProductWordRole> = []
        for (index, letter) in letters.enumerated() {
            for word in unspaced[letter] ?? [] where letters[index...].starts(with: word.letters) {
                roles.insert(word.role)
            }
        }
        return roles
    }

    private mutating func add(_ list: String, as role: ProductWordRole) {
        for phrase in Self.phrases(list) {
            if phrase.unicodeScalars.contains(where: Script.isUnspaced) {
                let letters = Array(phrase.unicodeScalars)
                unspaced[letters[0], default: []].append((letters, role))
            } else if role == .food && !phrase.contains(" ") {
                foods.insert(phrase)
            } else {
                roles[phrase, default: []].insert(role)
            }
        }
    }

    /// The folded phrases of a list.
    private static func phrases(_ list: String) -> [String] {
        list.split { $0 == "," || $0 == "\n" }
            .map { LetterFolding.fold($0.split(separator: " ").joined(separator: " ")) }
            .filter { !$0.isEmpty }
    }
}
