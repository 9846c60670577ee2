import GRDB

/// The tables of a catalogue.
enum CatalogTables {
    /// Makes them.
    static func create(_ database: Database) throws {
        try database.execute(
            sql: """
                PRAGMA application_id = \(CatalogFile.applicationId);
                PRAGMA user_version = \(CatalogFile.version);

                CREATE TABLE state (
                    id INTEGER PRIMARY KEY,
                    state BLOB NOT NULL
                ) STRICT;

                CREATE TABLE product (
                    gtin INTEGER PRIMARY KEY,
                    name TEXT NOT NULL,
                    brand TEXT,
                    quantity TEXT,
                    category TEXT
                ) STRICT;

                -- Words without accents; the texts themselves stay in the table.
                CREATE VIRTUAL TABLE productText USING fts5(
                    name, brand, category, content = 'product', content_rowid = 'gtin',
                    tokenize = 'unicode61 remove_diacritics 2'
                );
                """)
    }

    /// Puts a product in; of several rows with one number the first counts, and the others fill what it leaves open.
    static let insert = """
        INSERT INTO product (gtin, name, brand, quantity, category) VALUES (?, ?, ?, ?, ?)
        ON CONFLICT (gtin) DO UPDATE SET
            brand = coalesce(brand, excluded.brand), quantity = coalesce(quantity, excluded.quantity),
            category = coalesce(category, excluded.category)
        """
}
