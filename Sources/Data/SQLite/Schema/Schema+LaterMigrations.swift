/// The tables that migrations 6 to 13, 15 and 20 add, and what they change. Times of accounts and lookups are seconds
/// since 1970.
extension Schema {
    /// Identities and sessions. A session of an earlier version has no token: its guest is signed in again
    /// automatically.
    static let accounts = """
        ALTER TABLE user ADD COLUMN isGuest INTEGER NOT NULL DEFAULT 1;

        DROP TABLE session;
        -- A session is found by the SHA-256 digest of its token, which only the user has.
        CREATE TABLE session (
            digest BLOB PRIMARY KEY,
            userId TEXT NOT NULL REFERENCES user ON DELETE CASCADE,
            authMethod TEXT NOT NULL,
            createdAt REAL NOT NULL,
            usedAt REAL NOT NULL,
            authenticatedAt REAL NOT NULL
        ) STRICT;
        CREATE INDEX sessionOfUser ON session (userId);

        CREATE TABLE identity (
            provider TEXT NOT NULL,
            issuer TEXT NOT NULL,
            subject TEXT NOT NULL,
            userId TEXT NOT NULL REFERENCES user ON DELETE CASCADE,
            email TEXT,
            emailKey TEXT,
            emailVerified INTEGER NOT NULL,
            displayName TEXT,
            passwordHash TEXT,
            refreshToken TEXT,
            createdAt REAL NOT NULL,
            PRIMARY KEY (provider, issuer, subject)
        ) STRICT;
        CREATE INDEX identityOfUser ON identity (userId);
        CREATE INDEX identityByEmail ON identity (emailKey);

        -- An identity that waits until the owner of its address signs in.
        CREATE TABLE pendingLink (
            id TEXT PRIMARY KEY,
            userId TEXT NOT NULL REFERENCES user ON DELETE CASCADE,
            provider TEXT NOT NULL,
            issuer TEXT NOT NULL,
            subject TEXT NOT NULL,
            email TEXT,
            emailVerified INTEGER NOT NULL,
            displayName TEXT,
            refreshToken TEXT,
            expiresAt REAL NOT NULL
        ) STRICT;

        -- Tokens of unlinked or deleted sign-ins that are still to be revoked at their providers.
        CREATE TABLE revocation (
            id TEXT PRIMARY KEY,
            provider TEXT NOT NULL,
            token TEXT NOT NULL
        ) STRICT;
        """

    /// One-time codes that were sent, and failed attempts.
    static let codes = """
        CREATE TABLE serverKey (
            name TEXT PRIMARY KEY,
            value BLOB NOT NULL
        ) STRICT;

        CREATE TABLE otpChallenge (
            id TEXT PRIMARY KEY,
            provider TEXT NOT NULL,
            addressKey TEXT NOT NULL,
            mac BLOB NOT NULL,
            createdAt REAL NOT NULL,
            attempts INTEGER NOT NULL DEFAULT 0,
            isOver INTEGER NOT NULL DEFAULT 0
        ) STRICT;
        CREATE INDEX otpChallengeByAddress ON otpChallenge (addressKey, createdAt);

        CREATE TABLE attempt (
            key TEXT PRIMARY KEY,
            failures INTEGER NOT NULL,
            lastAt REAL NOT NULL
        ) STRICT;
        """

    /// Place, contents, opening and freezing of packs, readings of stored photos, and the journal.
    ///
    /// An entry of the journal outlives its items, because a month's waste is counted from it, and its user.
    static let packStatesAndJournal = """
        ALTER TABLE item ADD COLUMN place TEXT;
        ALTER TABLE item ADD COLUMN leftover INTEGER;
        ALTER TABLE item ADD COLUMN openedOn TEXT;
        ALTER TABLE item ADD COLUMN openedDays INTEGER;
        ALTER TABLE item ADD COLUMN frozenOn TEXT;
        ALTER TABLE item ADD COLUMN frozenDaysLeft INTEGER;
        ALTER TABLE item ADD COLUMN thawedOn TEXT;
        ALTER TABLE item ADD COLUMN given TEXT NOT NULL DEFAULT '';

        -- NULL for a photo that an earlier version stored.
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

    /// Sources of looked-up values, and servers' answers. Answers are about products alone, so they belong to no
    /// household.
    static let lookup = """
        ALTER TABLE itemField ADD COLUMN lookup TEXT;

        -- name is NULL when the server does not know the product.
        CREATE TABLE lookupAnswer (
            server TEXT NOT NULL,
            gtin TEXT NOT NULL,
            name TEXT,
            brand TEXT,
            quantity TEXT,
            category TEXT,
            answeredAt REAL NOT NULL,
            PRIMARY KEY (server, gtin)
        ) STRICT;

        -- The times of recent requests.
        CREATE TABLE lookupQuestion (
            server TEXT NOT NULL,
            askedAt REAL NOT NULL
        ) STRICT;
        CREATE INDEX lookupQuestionByTime ON lookupQuestion (server, askedAt);
        """

    /// Households' thresholds, and the reminders that members got by each channel.
    ///
    /// A reminder outlives its item: after an item is deleted and the deletion undone, it is not sent again.
    static let reminders = """
        -- Days before, separated by commas; a household without a row has the usual thresholds.
        CREATE TABLE reminderThreshold (
            householdId TEXT PRIMARY KEY REFERENCES household ON DELETE CASCADE,
            useBy TEXT NOT NULL,
            bestBefore TEXT NOT NULL
        ) STRICT;

        -- A row is stored before the reminder is sent; sentAt is NULL until it is known to have arrived.
        CREATE TABLE reminder (
            householdId TEXT NOT NULL REFERENCES household ON DELETE CASCADE,
            userId TEXT NOT NULL REFERENCES user ON DELETE CASCADE,
            channel TEXT NOT NULL,
            itemId TEXT NOT NULL,
            lastDay TEXT NOT NULL,
            daysBefore INTEGER NOT NULL,
            notice TEXT NOT NULL,
            claimedAt TEXT NOT NULL,
            sentAt TEXT,
            PRIMARY KEY (householdId, userId, channel, itemId, lastDay, daysBefore)
        ) STRICT;
        CREATE INDEX reminderOfUser ON reminder (userId);
        """

    /// Finds the items whose name may become known by their number, however many others there are.
    static let unnamedItems = """
        CREATE INDEX itemUnnamed ON item (householdId, gtin, packs) WHERE name IS NULL AND gtin IS NOT NULL;
        """

    /// A missing name is no reason for a look any more. Changes in the journal are read without it.
    static let reasonsWithoutNames = """
        UPDATE item SET needsReview = trim(replace(',' || needsReview || ',', ',noName,', ','), ',')
        WHERE instr(',' || needsReview || ',', ',noName,') > 0;
        """

    /// Photos that may not belong in stock. The name and what was read go when a photo is forgotten; its hash stays, so
    /// that it is not asked about again.
    static let inbox = """
        CREATE TABLE inbox (
            householdId TEXT NOT NULL REFERENCES household ON DELETE CASCADE,
            contentHash TEXT NOT NULL,
            name TEXT NOT NULL,
            subject TEXT NOT NULL,
            confidence REAL NOT NULL,
            savedAt TEXT NOT NULL,
            title TEXT,
            expiryDate TEXT,
            decision TEXT,
            PRIMARY KEY (householdId, contentHash)
        ) STRICT;
        CREATE INDEX inboxWaiting ON inbox (householdId, savedAt) WHERE decision IS NULL;
        """

    /// Decisions on photos of the inbox in the journal, and by what the next photo of the same goods is known.
    /// decidedAt is NULL where nobody was asked.
    static let decisions = """
        ALTER TABLE inbox ADD COLUMN gtin TEXT;
        ALTER TABLE inbox ADD COLUMN lettering BLOB;
        ALTER TABLE inbox ADD COLUMN decidedAt TEXT;
        CREATE INDEX inboxOfProduct ON inbox (householdId, gtin, decidedAt) WHERE gtin IS NOT NULL;
        CREATE INDEX inboxLettered ON inbox (householdId, decidedAt) WHERE lettering IS NOT NULL;
        ALTER TABLE journal ADD COLUMN inbox BLOB;
        """

    /// The order of day, month and year that each photo shows, by its digits and by a person's date, and where its pack
    /// is from. Photos of earlier versions show none. The index has all that is counted: the reading is long.
    static let dateOrders = """
        ALTER TABLE photo ADD COLUMN printedOrder TEXT;
        ALTER TABLE photo ADD COLUMN dateOrder TEXT;
        ALTER TABLE photo ADD COLUMN origin TEXT;
        CREATE INDEX photoByDateOrder ON photo (householdId, dateOrder, origin) WHERE dateOrder IS NOT NULL;
        """
}
