/// Who was a member, and which sessions ended with their account, as migration 25 makes it; and what copies offer to a
/// server that has lost it.
extension Schema {
    static let formerMembers = """
        -- Who was a member of a household, until which day (UTC), and whether the household was deleted then. Nothing
        -- refers to it: the household may be gone.
        CREATE TABLE formerMember (
            member TEXT NOT NULL,
            household TEXT NOT NULL,
            day TEXT NOT NULL,
            isDeleted INTEGER NOT NULL,
            PRIMARY KEY (member, household)
        ) STRICT, WITHOUT ROWID;
        CREATE TRIGGER membershipEnded AFTER DELETE ON membership
        WHEN EXISTS (SELECT 1 FROM user WHERE id = old.userId) BEGIN
            INSERT OR IGNORE INTO formerMember VALUES (
                old.userId, old.householdId, date('now'),
                NOT EXISTS (SELECT 1 FROM household WHERE id = old.householdId));
        END;
        CREATE TRIGGER membershipBegun AFTER INSERT ON membership BEGIN
            DELETE FROM formerMember WHERE member = new.userId AND household = new.householdId;
        END;

        -- The digests of the tokens of sessions whose account was deleted on that day.
        CREATE TABLE endedSession (
            digest BLOB PRIMARY KEY,
            day TEXT NOT NULL
        ) STRICT, WITHOUT ROWID;

        -- Whether a change is not this machine's own, but one that the server made and has lost since.
        ALTER TABLE outbox ADD COLUMN isOffered INTEGER NOT NULL DEFAULT 0;

        -- The day on which the membership of a household that a copy has lost ended, and whether that was deleted.
        ALTER TABLE leftHousehold ADD COLUMN day TEXT NOT NULL DEFAULT '';
        ALTER TABLE leftHousehold ADD COLUMN isDeleted INTEGER NOT NULL DEFAULT 0;
        """
}
