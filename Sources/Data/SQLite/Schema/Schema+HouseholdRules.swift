/// What households set for places, products and categories, as migration 21 makes it.
extension Schema {
    static let householdRules = """
        -- rule is HouseholdRule in JSON.
        CREATE TABLE householdRule (
            householdId TEXT NOT NULL REFERENCES household ON DELETE CASCADE,
            kind TEXT NOT NULL,
            subject TEXT NOT NULL,
            rule BLOB NOT NULL,
            PRIMARY KEY (householdId, kind, subject)
        ) STRICT, WITHOUT ROWID;
        ALTER TABLE journal ADD COLUMN rules BLOB;

        -- A date that nobody read, and whose usual life it is from.
        ALTER TABLE item ADD COLUMN proposedDate TEXT;
        ALTER TABLE item ADD COLUMN proposedBy TEXT;
        -- For how many days frozen packs are good.
        ALTER TABLE item ADD COLUMN frozenDays INTEGER;
        """
}
