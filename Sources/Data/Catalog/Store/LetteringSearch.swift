import Foundation
import GRDB
import KeepItFreshDomain
import KeepItFreshLabels

/// Searches a catalogue for products by the words in the lettering of a pack, with the index of words that every
/// catalogue has: words that are in it exactly, and words like those that are not.
struct LetteringSearch {
    /// Words with a lower weight are not searched for, only compared.
    private static let minimumWeight = 0.3
    /// The number of misread words that are searched for, those with the most weight.
    private static let maximumMisread = 6
    /// The number of products that contain a word of the query.
    private static let maximumHits = 30_000
    private static let maximumProducts = 200
    /// The number of letters at the beginning of a word that are taken to be read right.
    private static let prefixLength = 2
    private static let maximumLikeWords = 3

    /// Has the words of the index and the number of their products; nothing is stored for it.
    private static let vocabulary = """
        CREATE VIRTUAL TABLE IF NOT EXISTS temp.word USING fts5vocab('main', 'productText', 'row')
        """

    let database: Database
    /// The number of products in the catalogue.
    let count: Int

    func candidates(for lettering: PackLettering) throws -> LetteringCandidates? {
        try database.execute(sql: Self.vocabulary)
        var frequencies: [PackLettering.Word: Int] = [:]
        var terms: [String: Int] = [:]
        var misread: [(word: PackLettering.Word, weight: Double)] = []
        for (word, weight) in lettering.words {
            let hits = try frequency(of: word.text)
            frequencies[word] = hits
            guard weight >= Self.minimumWeight else { continue }
            if hits > 0 { terms[word.text] = hits } else { misread.append((word, weight)) }
        }
        misread.sort { ($0.weight, $1.word.text) > ($1.weight, $0.word.text) }
        for (word, _) in misread.prefix(Self.maximumMisread) {
            let like = try words(like: word)
            frequencies[word] = like.reduce(0) { $0 + $1.hits }
            for (text, hits) in like { terms[text] = hits }
        }
        guard let query = Self.query(terms) else { return nil }
        let sql = """
            SELECT product.* FROM productText JOIN product ON product.gtin = productText.rowid
            WHERE productText MATCH ? ORDER BY bm25(productText, 1, 1, 0) LIMIT \(Self.maximumProducts)
            """
        let rows = try Row.fetchAll(database.cachedStatement(sql: sql), arguments: [query])
        let products = rows.compactMap(SQLiteProductCatalog.product)
        return LetteringCandidates(products: products, frequencies: frequencies, count: count)
    }

    /// The query for the rarest words that together are in few enough products; for the two rarest words of all if even
    /// one is in too many.
    private static func query(_ terms: [String: Int]) -> String? {
        let rarest = terms.sorted { ($0.value, $0.key) < ($1.value, $1.key) }
        guard let first = rarest.first else { return nil }
        if first.value > maximumHits {
            return
                "{name brand} : (\(rarest.prefix(2).map { SQLiteProductCatalog.quoted($0.key) }.joined(separator: " AND ")))"
        }
        var hits = 0
        let chosen = rarest.prefix { term in
            hits += term.value
            return hits <= maximumHits
        }
        return "{name brand} : (\(chosen.map { SQLiteProductCatalog.quoted($0.key) }.joined(separator: " OR ")))"
    }

    private func frequency(of term: String) throws -> Int {
        try Int.fetchOne(
            database.cachedStatement(sql: "SELECT doc FROM temp.word WHERE term = ?"), arguments: [term]) ?? 0
    }

    /// The words of the index that a misread one is most like.
    private func words(like word: PackLettering.Word) throws -> [(text: String, hits: Int)] {
        let start = String(word.text.prefix(Self.prefixLength))
        guard let last = start.unicodeScalars.last, let next = Unicode.Scalar(last.value + 1) else { return [] }
        let end = String(start.unicodeScalars.dropLast()) + String(next)
        let rows = try Row.fetchCursor(
            database.cachedStatement(sql: "SELECT term, doc FROM temp.word WHERE term >= ? AND term < ?"),
            arguments: [start, end])
        var found: [(text: String, hits: Int, likeness: Double)] = []
        while let row = try rows.next() {
            guard let text = row["term"] as String?, let other = PackLettering.words(of: text).first else { continue }
            let likeness = word.likeness(to: other)
            if likeness > 0 { found.append((text, row["doc"], likeness)) }
        }
        found.sort { ($0.likeness, $1.text) > ($1.likeness, $0.text) }
        return found.prefix(Self.maximumLikeWords).map { ($0.text, $0.hits) }
    }
}
