import GRDB
import KeepItFreshDomain

/// The table of items as migration 10 makes it: any item is found by an index, however many there are.
extension Schema {
    /// The deadline's day number by which items are sorted: the largest number for an item without one.
    static let deadlineKey = "ifnull(expiryDay, \(Int.max))"

    /// Makes the table anew, because its rows need a number that survives `VACUUM`: the search index refers to it.
    static func addItemSearch(_ database: Database) throws {
        let searchText = DatabaseFunction("kif_search_text", argumentCount: 6, pure: true) { values in
            values.map { value in
                Item.searchText(for: String.fromDatabaseValue(value) ?? "") + Item.searchTextEnd
            }.joined()
        }
        database.add(function: searchText)
        defer { database.remove(function: searchText) }
        try database.execute(sql: itemTable)
        try database.execute(sql: itemIndexes)
        try database.execute(sql: packCounts)
        try database.execute(sql: searchIndex)
        try database.execute(sql: "ALTER TABLE journal ADD COLUMN partOf INTEGER REFERENCES journal ON DELETE SET NULL")
        try database.execute(
            sql: """
                CREATE INDEX journalPart ON journal (partOf) WHERE partOf IS NOT NULL;
                CREATE INDEX reminderOpen ON reminder (householdId, userId, channel) WHERE sentAt IS NULL;
                CREATE INDEX reminderByDay ON reminder (householdId, userId, channel, lastDay);
                """)
    }

    private static let itemValues = """
        householdId, id, productKey, name, nameConfidence, brand, category, gtin, unit, expiryDate, expiryDay,
        expiryKind, expiryConfidence, productionDate, lot, addedDate, notes, needsReview, place, leftover, openedOn,
        openedDays, frozenOn, frozenDaysLeft, thawedOn, given
        """

    private static let itemTable = """
        DROP VIEW inventory;
        -- expiryDate is the date as printed (2027-03 for a month), expiryDay the day number of the deadline.
        -- packs is the sum of the item's purchases, searchText what a search looks in.
        CREATE TABLE newItem (
            number INTEGER PRIMARY KEY,
            householdId TEXT NOT NULL REFERENCES household ON DELETE CASCADE,
            id TEXT NOT NULL,
            productKey TEXT,
            name TEXT,
            nameConfidence REAL,
            brand TEXT,
            category TEXT,
            gtin TEXT,
            unit TEXT,
            expiryDate TEXT,
            expiryDay INTEGER,
            expiryKind TEXT,
            expiryConfidence REAL,
            productionDate TEXT,
            lot TEXT,
            addedDate TEXT NOT NULL,
            notes TEXT,
            needsReview TEXT NOT NULL,
            place TEXT,
            leftover INTEGER,
            openedOn TEXT,
            openedDays INTEGER,
            frozenOn TEXT,
            frozenDaysLeft INTEGER,
            thawedOn TEXT,
            given TEXT NOT NULL DEFAULT '',
            packs INTEGER NOT NULL DEFAULT 0,
            searchText TEXT NOT NULL DEFAULT '',
            UNIQUE (householdId, id)
        ) STRICT;
        INSERT INTO newItem (\(itemValues), packs, searchText)
        SELECT \(itemValues),
            (SELECT ifnull(sum(quantity), 0) FROM purchase
             WHERE purchase.householdId = item.householdId AND purchase.itemId = item.id),
            kif_search_text(name, brand, category, gtin, lot, notes)
        FROM item ORDER BY rowid;
        DROP TABLE item;
        ALTER TABLE newItem RENAME TO item;
        """

    private static let itemIndexes = """
        CREATE INDEX itemByBatch ON item (householdId, productKey, expiryDate);
        CREATE INDEX itemInStock ON item (householdId, \(deadlineKey), (expiryKind IS NOT 'useBy')) WHERE packs > 0;
        CREATE INDEX itemByPlace ON item (householdId, place, \(deadlineKey)) WHERE packs > 0 AND place IS NOT NULL;
        CREATE INDEX itemToCheck ON item (householdId) WHERE packs > 0 AND needsReview <> '';
        CREATE INDEX itemByText ON item (householdId, searchText);
        """

    private static let packCounts = """
        CREATE TRIGGER purchaseAdded AFTER INSERT ON purchase BEGIN
            UPDATE item SET packs = packs + new.quantity WHERE householdId = new.householdId AND id = new.itemId;
        END;
        CREATE TRIGGER purchaseRemoved AFTER DELETE ON purchase BEGIN
            UPDATE item SET packs = packs - old.quantity WHERE householdId = old.householdId AND id = old.itemId;
        END;
        """

    /// An index of all sequences of three characters, for finding a text anywhere in another.
    private static let searchIndex = """
        CREATE VIRTUAL TABLE itemText USING fts5(
            searchText, content='item', content_rowid='number', tokenize='trigram', detail='none', columnsize=0
        );
        INSERT INTO itemText (itemText) VALUES ('rebuild');
        CREATE TRIGGER itemTextAdded AFTER INSERT ON item BEGIN
            INSERT INTO itemText (rowid, searchText) VALUES (new.number, new.searchText);
        END;
        CREATE TRIGGER itemTextRemoved AFTER DELETE ON item BEGIN
            INSERT INTO itemText (itemText, rowid, searchText) VALUES ('delete', old.number, old.searchText);
        END;
        CREATE TRIGGER itemTextChanged AFTER UPDATE OF searchText ON item WHEN old.searchText <> new.searchText BEGIN
            INSERT INTO itemText (itemText, rowid, searchText) VALUES ('delete', old.number, old.searchText);
            INSERT INTO itemText (rowid, searchText) VALUES (new.number, new.searchText);
        END;
        """
}
