import Foundation
import GRDB
import KeepItFreshDomain
import KeepItFreshLabels

/// Looks words up in the index of a catalogue, which stores them without accents, and in the names that have them.
struct CatalogWords {
    /// A word that fewer products have may be misspelled in the catalogue.
    private static let minimumProducts = 3
    /// So many products of a word are looked at for its spelling.
    private static let maximumProducts = 40
    /// The share of them that spell a word with the accents that it then has in all languages. Names are often written
    /// without, and a word without may be of a language that has none.
    private static let minimumShare = 0.8
    /// So many products at least tell a word's accents.
    private static let minimumOfSpelling = 8

    let database: Database

    /// Those of some words in small letters that products have in their name or brand. They tell the letters of a word,
    /// and the accents that nearly all have.
    func known(among words: [String]) throws -> [String: KnownWord] {
        let statement = try database.cachedStatement(
            sql: """
                SELECT product.name, product.brand FROM productText JOIN product ON product.gtin = productText.rowid
                WHERE productText MATCH ? LIMIT \(Self.maximumProducts)
                """)
        var terms: [String: [String: Int]] = [:]
        var known: [String: KnownWord] = [:]
        for word in words {
            let term = Self.term(word)
            let spellings = try terms[term] ?? spellings(of: term, statement)
            terms[term] = spellings
            let all = spellings.values.reduce(0, +)
            guard all >= Self.minimumProducts else { continue }
            let spelledSo = term == word ? 0 : spellings[word] ?? 0
            let isSpelledSo =
                spelledSo >= Self.minimumOfSpelling && Double(spelledSo) >= Self.minimumShare * Double(all)
            known[word] = KnownWord(isSpelledSo ? word : nil)
        }
        return known
    }

    /// How many products spell a word of the index in which way.
    private func spellings(of term: String, _ statement: Statement) throws -> [String: Int] {
        let rows = try Row.fetchCursor(statement, arguments: ["{name brand} : \(SQLiteProductCatalog.quoted(term))"])
        var spellings: [String: Int] = [:]
        while let row = try rows.next() {
            let texts = [row["name"] as String?, row["brand"] as String?].compactMap(\.self)
            for spelling in Set(texts.flatMap(LabelWords.words).filter { Self.term($0) == term }) {
                spellings[spelling, default: 0] += 1
            }
        }
        return spellings
    }

    /// The word as it is in the index: in small letters, without accents.
    private static func term(_ word: String) -> String {
        word.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    }
}
