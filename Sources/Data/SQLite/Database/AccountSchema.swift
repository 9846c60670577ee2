/// The tables of accounts. Times are seconds since 1970.
enum AccountSchema {
    /// Who can sign in, how, and who is. A session of before has no token: its guest signs in again unasked.
    static let accounts = """
        ALTER TABLE user ADD COLUMN isGuest INTEGER NOT NULL DEFAULT 1;

        DROP TABLE session;
        -- A session is found by the SHA-256 digest of its token, which is kept by the user alone.
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

        -- An identity that waits until the user signs in who has its verified address.
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

        -- Tokens of accounts that are gone, which their providers were not told of yet.
        CREATE TABLE revocation (
            id TEXT PRIMARY KEY,
            provider TEXT NOT NULL,
            token TEXT NOT NULL
        ) STRICT;
        """

    /// Codes that were sent, and what was tried.
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
}
