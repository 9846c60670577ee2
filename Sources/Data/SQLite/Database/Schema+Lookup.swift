extension Schema {
    /// Where values were looked up, and what servers answered. Answers are about products alone, so no household owns
    /// them. Times are seconds since 1970.
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

        -- When servers were asked lately.
        CREATE TABLE lookupQuestion (
            server TEXT NOT NULL,
            askedAt REAL NOT NULL
        ) STRICT;
        CREATE INDEX lookupQuestionByTime ON lookupQuestion (server, askedAt);
        """
}
