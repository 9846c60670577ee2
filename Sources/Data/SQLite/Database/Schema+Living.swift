extension Schema {
    /// How packs stand, what was read of stored photos, and the journal.
    ///
    /// An entry of the journal outlives its items, as a month's waste is counted from it, and its user.
    static let living = """
        ALTER TABLE item ADD COLUMN place TEXT;
        ALTER TABLE item ADD COLUMN leftover INTEGER;
        ALTER TABLE item ADD COLUMN openedOn TEXT;
        ALTER TABLE item ADD COLUMN openedDays INTEGER;
        ALTER TABLE item ADD COLUMN frozenOn TEXT;
        ALTER TABLE item ADD COLUMN frozenDaysLeft INTEGER;
        ALTER TABLE item ADD COLUMN thawedOn TEXT;
        ALTER TABLE item ADD COLUMN given TEXT NOT NULL DEFAULT '';

        -- NULL for a photo that was stored before.
        ALTER TABLE photo ADD COLUMN label BLOB;

        CREATE TABLE journal (
            id INTEGER PRIMARY KEY,
            householdId TEXT NOT NULL REFERENCES household ON DELETE CASCADE,
            userId TEXT REFERENCES user ON DELETE SET NULL,
            date TEXT NOT NULL,
            day TEXT NOT NULL,
            action TEXT NOT NULL,
            gtin TEXT,
            amount INTEGER,
            steps BLOB NOT NULL,
            photos TEXT NOT NULL,
            dateOrder TEXT,
            removed BLOB,
            isUndone INTEGER NOT NULL
        ) STRICT;
        CREATE INDEX journalByDay ON journal (householdId, day);
        CREATE INDEX journalOfUser ON journal (userId, householdId);
        CREATE INDEX journalOfProduct ON journal (householdId, gtin, action);

        CREATE TABLE journalItem (
            householdId TEXT NOT NULL,
            itemId TEXT NOT NULL,
            journalId INTEGER NOT NULL REFERENCES journal ON DELETE CASCADE,
            PRIMARY KEY (householdId, itemId, journalId)
        ) STRICT;
        CREATE INDEX journalItemOfEntry ON journalItem (journalId);
        """
}
