/// The tables for users of other devices, as migrations 16 and 18 make them.
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

    /// Sign-ins at providers, API tokens and calendar feeds.
    static let remoteSignIn = """
        -- What an API token allows; NULL for a person's session.
        ALTER TABLE session ADD COLUMN access TEXT;

        -- The session whose guest has to choose; NULL where the owner of an address has to sign in.
        ALTER TABLE pendingLink ADD COLUMN sessionId TEXT REFERENCES session (id) ON DELETE CASCADE;
        CREATE INDEX pendingLinkOfUser ON pendingLink (userId);
        CREATE INDEX pendingLinkOfSession ON pendingLink (sessionId);

        -- A browser that is at a provider, by the digest of its state. What else belongs to it is made from its cookie.
        CREATE TABLE providerVisit (
            digest BLOB PRIMARY KEY,
            provider TEXT NOT NULL,
            purpose TEXT NOT NULL,
            userId TEXT REFERENCES user ON DELETE CASCADE,
            createdAt REAL NOT NULL
        ) STRICT;
        CREATE INDEX providerVisitOfUser ON providerVisit (userId);

        -- A calendar of a household for a member, by the digest of the secret in its address.
        CREATE TABLE feed (
            householdId TEXT NOT NULL,
            userId TEXT NOT NULL,
            digest BLOB NOT NULL UNIQUE,
            createdAt REAL NOT NULL,
            PRIMARY KEY (userId, householdId),
            FOREIGN KEY (userId, householdId) REFERENCES membership ON DELETE CASCADE ON UPDATE CASCADE
        ) STRICT;
        """
}
