/// The tables for users of other devices, as migration 16 makes them.
extension Schema {
    static let otherDevices = """
        -- device is NULL for the commands on this machine; id is public, and nobody can sign in with it.
        ALTER TABLE session ADD COLUMN id TEXT NOT NULL DEFAULT '';
        ALTER TABLE session ADD COLUMN device TEXT;
        UPDATE session SET id = lower(hex(randomblob(16)));
        CREATE UNIQUE INDEX sessionById ON session (id);

        ALTER TABLE user ADD COLUMN isRemote INTEGER NOT NULL DEFAULT 0;

        -- Codes with which another device signs in as a user, once.
        CREATE TABLE signInCode (
            digest TEXT PRIMARY KEY,
            userId TEXT NOT NULL REFERENCES user ON DELETE CASCADE,
            kind TEXT NOT NULL,
            createdAt REAL NOT NULL
        ) STRICT;
        CREATE INDEX signInCodeOfUser ON signInCode (userId);

        -- Photos that other devices sent. Their files are beside the database until they are read; result is the
        -- contract's object for a photo.
        CREATE TABLE upload (
            id TEXT PRIMARY KEY,
            householdId TEXT NOT NULL REFERENCES household ON DELETE CASCADE,
            userId TEXT NOT NULL REFERENCES user ON DELETE CASCADE,
            contentHash TEXT NOT NULL,
            createdAt REAL NOT NULL,
            stage TEXT NOT NULL,
            result TEXT,
            UNIQUE (householdId, contentHash)
        ) STRICT;
        CREATE INDEX uploadOfUser ON upload (userId);
        CREATE INDEX uploadByTime ON upload (householdId, createdAt);
        CREATE INDEX uploadWaiting ON upload (createdAt) WHERE stage = 'waiting';
        """

    /// The series of photos of one pack, as migration 19 adds it.
    static let series = """
        ALTER TABLE upload ADD COLUMN series TEXT;
        CREATE INDEX uploadOfSeries ON upload (householdId, series) WHERE series IS NOT NULL;
        """
}
