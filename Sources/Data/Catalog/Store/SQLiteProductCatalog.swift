import Dispatch
import Foundation
import GRDB
package import KeepItFreshDomain
package import KeepItFreshLabels

/// A catalogue of products in a separate SQLite file, which is built as a whole and then only read.
package actor SQLiteProductCatalog: ProductCatalogProviding {
    private let file: CatalogFile
    private var reader: DatabaseQueue?

    /// Uses the file at `path`, which need not exist yet.
    package init(path: String) {
        file = CatalogFile(path: path)
    }

    /// Returns a product for a scan; nil also when the catalogue cannot be read.
    package func product(of gtin: GTIN) async -> FoundProduct? {
        guard let entry = try? await entry(of: gtin) else { return nil }
        return FoundProduct(entry, source: .catalog)
    }

    package func entry(of gtin: GTIN) async throws(CatalogError) -> CatalogProduct? {
        guard let reader = try openedReader() else { return nil }
        return try CatalogFile.mapping {
            try reader.read { database in
                try Row.fetchOne(
                    database.cachedStatement(sql: "SELECT * FROM product WHERE gtin = ?"),
                    arguments: [Int64(gtin.digits)]
                ).flatMap(Self.product)
            }
        }
    }

    /// The products that a pack with this lettering may be; nil also when the catalogue cannot be read.
    package func candidates(for lettering: PackLettering) async -> LetteringCandidates? {
        try? foundCandidates(for: lettering)
    }

    /// The words that names and brands of products have; none also when the catalogue cannot be read. Their languages
    /// are not known.
    package func known(among words: [String], in languages: [String]) async -> [String: KnownWord] {
        (try? knownWords(among: words)) ?? [:]
    }

    private func knownWords(among words: [String]) throws -> [String: KnownWord]? {
        try openedReader()?.read { try CatalogWords(database: $0).known(among: words) }
    }

    private func foundCandidates(for lettering: PackLettering) throws -> LetteringCandidates? {
        try openedReader()?.read { database in
            guard let count = try CatalogState.read(database)?.products else { return nil }
            return try LetteringSearch(database: database, count: count).candidates(for: lettering)
        }
    }

    /// Searches for products with all these words, or words that begin with them, the best matches first.
    package func search(_ words: String, limit: Int) async throws(CatalogError) -> [CatalogProduct] {
        guard let reader = try openedReader() else { throw .noCatalog }
        guard let query = Self.query(words) else { return [] }
        return try CatalogFile.mapping {
            try reader.read { database in
                let sql = """
                    SELECT product.* FROM productText JOIN product ON product.gtin = productText.rowid
                    WHERE productText MATCH ? ORDER BY \(query.isRanked ? "productText.rank" : "productText.rowid") LIMIT ?
                    """
                return try Row.fetchAll(database, sql: sql, arguments: [query.text, limit]).compactMap(Self.product)
            }
        }
    }

    /// Reads the size and origin of the catalogue, and how far an interrupted import came.
    package func status() async throws(CatalogError) -> CatalogStatus {
        var status = CatalogStatus(path: file.path)
        if let reader = try openedReader() {
            let state = try CatalogFile.mapping { try reader.read(CatalogState.read) }
            status.products = state?.products
            status.dump = state?.dump
            status.importedAt = state?.importedAt
            let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
            status.bytes = (attributes?[.size] as? NSNumber)?.intValue
        }
        status.unfinishedRows = unfinishedRows
        return status
    }

    /// Builds a new catalogue from a dump, while the current one stays in use.
    package func importDump(
        _ path: String, mayShrink: @escaping @Sendable (_ products: Int, _ there: Int) -> Bool,
        progress: @escaping @Sendable (CatalogImport.Progress) -> Void
    ) async throws(CatalogError) -> CatalogImport {
        let there = try? await status().products
        let builder = CatalogBuilder(
            file: file, progress: progress, productsThere: there ?? 0, mayShrink: mayShrink)
        let result = await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                continuation.resume(returning: Result { () throws(CatalogError) in try builder.run(path) })
            }
        }
        reader = nil
        return try result.get()
    }

    private func openedReader() throws(CatalogError) -> DatabaseQueue? {
        if let reader { return reader }
        reader = try file.openForReading()
        return reader
    }

    /// The number of rows that an interrupted import has read; nil when there is none, or an import is running.
    private var unfinishedRows: Int? {
        guard FileManager.default.fileExists(atPath: file.nextPath) else { return nil }
        // Opened for writing: the journal of a killed process has to be rolled back first.
        let state = try? DatabaseQueue(path: file.nextPath).read(CatalogState.read)
        return state?.boot == CatalogState.currentBoot ? state?.counts.rows : nil
    }

    /// The numbers of words and characters that a search uses: a product's name, brand and quantity have a dozen words.
    private static let maximumWords = 32, maximumCharacters = 1_000

    /// The FTS5 query for each of the first words with a letter or digit, as a prefix, and whether its results can be
    /// ranked in time: not those of a single letter, which very many words begin with. Nil without such words.
    private static func query(_ words: String) -> (text: String, isRanked: Bool)? {
        let terms = words.prefix(maximumCharacters).split(whereSeparator: \.isWhitespace).filter { word in
            word.contains { $0.isLetter || $0.isNumber }
        }.prefix(maximumWords)
        guard !terms.isEmpty else { return nil }
        return (terms.map { quoted(String($0)) + "*" }.joined(separator: " "), terms.contains { $0.count > 1 })
    }

    /// A word as a string of an FTS5 query.
    static func quoted(_ word: String) -> String {
        "\"\(word.replacing("\"", with: "\"\""))\""
    }

    static func product(_ row: Row) -> CatalogProduct? {
        let number = String(row["gtin"] as Int64)
        guard let gtin = GTIN(String(repeating: "0", count: max(0, 14 - number.utf8.count)) + number) else {
            return nil
        }
        return CatalogProduct(
            gtin: gtin, name: row["name"], brand: row["brand"], quantity: row["quantity"], category: row["category"])
    }
}
