/// The tables of requested changes, as migration 14 makes them.
extension Schema {
    /// A random UUID.
    private static let uuid = """
        lower(hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-4' || substr(hex(randomblob(2)), 2) || '-a'
            || substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6)))
        """

    /// Makes each household another copy, which begins with its present number.
    static let newCopies = "UPDATE household SET copy = \(uuid), begun = number;"

    /// The number of a household rises with each change of what its members see; changes of items count themselves.
    static let householdNumbers = """
        ALTER TABLE household ADD COLUMN number INTEGER NOT NULL DEFAULT 0;
        -- Another one after a backup was restored, which had begun with the number begun.
        ALTER TABLE household ADD COLUMN copy TEXT NOT NULL DEFAULT '';
        ALTER TABLE household ADD COLUMN begun INTEGER NOT NULL DEFAULT 0;
        \(newCopies)

        CREATE TRIGGER householdAdded AFTER INSERT ON household WHEN new.copy = '' BEGIN
            UPDATE household SET copy = \(uuid) WHERE id = new.id;
        END;
        CREATE TRIGGER householdRenamed AFTER UPDATE OF name ON household BEGIN
            UPDATE household SET number = number + 1 WHERE id = new.id;
        END;
        CREATE TRIGGER memberAdded AFTER INSERT ON membership BEGIN
            UPDATE household SET number = number + 1 WHERE id = new.householdId;
        END;
        CREATE TRIGGER memberChanged AFTER UPDATE ON membership BEGIN
            UPDATE household SET number = number + 1 WHERE id = new.householdId;
        END;
        CREATE TRIGGER memberRemoved AFTER DELETE ON membership BEGIN
            UPDATE household SET number = number + 1 WHERE id = old.householdId;
        END;
        CREATE TRIGGER memberRenamed AFTER UPDATE OF displayName ON profile BEGIN
            UPDATE household SET number = number + 1
            WHERE id IN (SELECT householdId FROM membership WHERE userId = new.userId);
        END;
        CREATE TRIGGER thresholdAdded AFTER INSERT ON reminderThreshold BEGIN
            UPDATE household SET number = number + 1 WHERE id = new.householdId;
        END;
        CREATE TRIGGER thresholdChanged AFTER UPDATE ON reminderThreshold BEGIN
            UPDATE household SET number = number + 1 WHERE id = new.householdId;
        END;
        CREATE TRIGGER thresholdRemoved AFTER DELETE ON reminderThreshold BEGIN
            UPDATE household SET number = number + 1 WHERE id = old.householdId;
        END;
        """

    /// The journal by the ids of changes, which are the same on every machine; ids that other ids joined; refused
    /// changes.
    static let changes = """
        CREATE TEMP TABLE numbered AS
        SELECT id, \(uuid) AS changeId, row_number() OVER (PARTITION BY householdId ORDER BY id) AS number FROM journal;
        CREATE UNIQUE INDEX temp.numberedById ON numbered (id);

        -- number is that of the household since the change, content a digest of what was asked for. undoneBy is the id of the entry
        -- that took a change back: empty where an earlier version did.
        CREATE TABLE newJournal (
            id INTEGER PRIMARY KEY,
            changeId TEXT NOT NULL UNIQUE,
            householdId TEXT NOT NULL REFERENCES household ON DELETE CASCADE,
            userId TEXT REFERENCES user ON DELETE SET NULL,
            device TEXT,
            number INTEGER NOT NULL,
            date TEXT NOT NULL,
            day TEXT NOT NULL,
            action TEXT NOT NULL,
            gtin TEXT,
            amount INTEGER,
            undoneBy TEXT,
            partOf TEXT REFERENCES journal (changeId) ON DELETE SET NULL,
            content TEXT,
            dateOrder TEXT,
            photos TEXT NOT NULL,
            -- The last two may be long, and what stands behind them in a row takes as long to read.
            steps BLOB NOT NULL,
            removed BLOB
        ) STRICT;
        INSERT INTO newJournal (
            id, changeId, householdId, userId, number, date, day, action, gtin, amount, steps, photos, dateOrder, removed, undoneBy,
            partOf
        )
        SELECT journal.id, changeId, householdId, userId, number, date, day, action, gtin, amount, steps, photos, dateOrder, removed,
            iif(isUndone, '', NULL), (SELECT changeId FROM numbered AS first WHERE first.id = journal.partOf)
        FROM journal JOIN numbered ON numbered.id = journal.id ORDER BY journal.id;
        UPDATE household SET number = (SELECT count(*) FROM journal WHERE householdId = household.id);

        CREATE TABLE newJournalItem (
            householdId TEXT NOT NULL,
            itemId TEXT NOT NULL,
            changeId TEXT NOT NULL REFERENCES journal (changeId) ON DELETE CASCADE,
            PRIMARY KEY (householdId, itemId, changeId)
        ) STRICT, WITHOUT ROWID;
        INSERT INTO newJournalItem
        SELECT householdId, itemId, changeId FROM journalItem JOIN numbered ON numbered.id = journalItem.journalId;

        DROP TABLE journalItem;
        DROP TABLE journal;
        DROP TABLE numbered;
        ALTER TABLE newJournal RENAME TO journal;
        ALTER TABLE newJournalItem RENAME TO journalItem;
        CREATE INDEX journalByDay ON journal (householdId, day);
        CREATE INDEX journalOfUser ON journal (userId, householdId);
        CREATE INDEX journalOfProduct ON journal (householdId, gtin, action);
        CREATE INDEX journalPart ON journal (partOf) WHERE partOf IS NOT NULL;
        CREATE INDEX journalUndone ON journal (undoneBy) WHERE undoneBy IS NOT NULL;
        CREATE INDEX journalItemOfEntry ON journalItem (changeId);

        -- The id that who asked for packs gave them, and the item that they joined.
        CREATE TABLE itemAlias (
            householdId TEXT NOT NULL,
            id TEXT NOT NULL,
            itemId TEXT NOT NULL,
            PRIMARY KEY (householdId, id),
            FOREIGN KEY (householdId, itemId) REFERENCES item (householdId, id) ON DELETE CASCADE
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX itemAliasOfItem ON itemAlias (householdId, itemId);

        CREATE TABLE refusedChange (
            id TEXT PRIMARY KEY,
            householdId TEXT NOT NULL REFERENCES household ON DELETE CASCADE,
            userId TEXT NOT NULL REFERENCES user ON DELETE CASCADE,
            code BLOB NOT NULL,
            content TEXT NOT NULL,
            at TEXT NOT NULL
        ) STRICT;
        CREATE INDEX refusedChangeOfHousehold ON refusedChange (householdId);
        CREATE INDEX refusedChangeOfUser ON refusedChange (userId);
        CREATE INDEX refusedChangeByAge ON refusedChange (at);
        """
}
