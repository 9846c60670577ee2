/// The tables of copies on other devices, as migration 23 makes them.
extension Schema {
    static let copies = """
        -- The rows of copied households that were changed, each once: one that changes again gets a higher position. On
        -- a server since they are copied, on a copy since the last exchange. key is a JSON array (CopiedTable).
        CREATE TABLE changed (
            position INTEGER PRIMARY KEY,
            householdId TEXT NOT NULL,
            tableName TEXT NOT NULL,
            key TEXT NOT NULL,
            UNIQUE (householdId, tableName, key)
        ) STRICT;
        CREATE INDEX changedOfHousehold ON changed (householdId);

        -- The households of which there are copies. The other columns are used on a copy: its name before it is there,
        -- the server's copy with which it exchanges and up to where it has that, and the state that it shows.
        CREATE TABLE copiedHousehold (
            householdId TEXT PRIMARY KEY,
            name TEXT NOT NULL DEFAULT '',
            copy TEXT NOT NULL DEFAULT '',
            position INTEGER NOT NULL DEFAULT 0,
            seenCopy TEXT NOT NULL DEFAULT '',
            seenNumber INTEGER NOT NULL DEFAULT 0
        ) STRICT, WITHOUT ROWID;

        -- The server, in the one row of a file that is a copy. Times are seconds since 1970.
        CREATE TABLE server (
            address TEXT NOT NULL,
            userId TEXT NOT NULL,
            identity BLOB NOT NULL,
            device TEXT NOT NULL,
            reachedAt REAL,
            failedAt REAL,
            isSignedOut INTEGER NOT NULL DEFAULT 0
        ) STRICT;

        -- The changes that were made on a copy: in the order in which they are sent, and for a while afterwards. change
        -- is SentChange, outcome SentOutcome in JSON.
        CREATE TABLE outbox (
            id INTEGER PRIMARY KEY,
            changeId TEXT NOT NULL UNIQUE,
            householdId TEXT NOT NULL,
            itemName TEXT,
            change BLOB NOT NULL,
            madeAt REAL NOT NULL,
            state TEXT NOT NULL,
            outcome BLOB
        ) STRICT;
        CREATE INDEX outboxByState ON outbox (state, householdId);

        -- The households that a copy has lost, until somebody was told.
        CREATE TABLE leftHousehold (
            householdId TEXT PRIMARY KEY,
            name TEXT NOT NULL,
            file TEXT
        ) STRICT;
        """
}
