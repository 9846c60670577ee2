/// What working copies of shared rows need, as migration 24 makes it.
extension Schema {
    static let sharedRows = """
        -- While there is a row in it, rows of another machine are put in place: nothing counts or notes them as changed.
        CREATE TABLE receiving (one INTEGER PRIMARY KEY) STRICT;

        -- Up to where a working copy has the rows of a household, or with an empty id of the accounts. Empty in a
        -- database that has its rows for itself.
        CREATE TABLE sharedState (
            householdId TEXT PRIMARY KEY,
            copy TEXT NOT NULL,
            number INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;

        -- The next number of a row, in its order, while a working copy is changed: it is higher than those of all rows
        -- that other machines have stored.
        CREATE TABLE place (next INTEGER NOT NULL) STRICT;

        -- Positions are counted in each household: several machines count on from the same rows.
        CREATE TABLE newChanged (
            householdId TEXT NOT NULL,
            position INTEGER NOT NULL,
            tableName TEXT NOT NULL,
            key TEXT NOT NULL,
            PRIMARY KEY (householdId, position),
            UNIQUE (householdId, tableName, key)
        ) STRICT, WITHOUT ROWID;
        INSERT INTO newChanged SELECT householdId, position, tableName, key FROM changed;
        DROP TABLE changed;
        ALTER TABLE newChanged RENAME TO changed;

        \(counted("householdRenamed", "UPDATE OF name", on: "household", "id = new.id"))
        \(counted("memberAdded", "INSERT", on: "membership", "id = new.householdId"))
        \(counted("memberChanged", "UPDATE", on: "membership", "id = new.householdId"))
        \(counted("memberRemoved", "DELETE", on: "membership", "id = old.householdId"))
        \(counted(
            "memberRenamed", "UPDATE OF displayName", on: "profile",
            "id IN (SELECT householdId FROM membership WHERE userId = new.userId)"))
        \(counted("thresholdAdded", "INSERT", on: "reminderThreshold", "id = new.householdId"))
        \(counted("thresholdChanged", "UPDATE", on: "reminderThreshold", "id = new.householdId"))
        \(counted("thresholdRemoved", "DELETE", on: "reminderThreshold", "id = old.householdId"))
        """

    static let copiedHouseholdDeleted = """
        CREATE TRIGGER copiedHouseholdDeleted AFTER DELETE ON household BEGIN
            DELETE FROM changed WHERE householdId = old.id;
        END
        """

    /// A condition of triggers: nothing of another machine is put in place.
    static let isOwnChange = "NOT EXISTS (SELECT 1 FROM receiving)"

    /// Replaces the trigger that counts a kind of changes in the numbers of households.
    private static func counted(_ name: String, _ event: String, on table: String, _ isCounted: String) -> String {
        """
        DROP TRIGGER \(name);
        CREATE TRIGGER \(name) AFTER \(event) ON \(table) WHEN \(isOwnChange) BEGIN
            UPDATE household SET number = number + 1 WHERE \(isCounted);
        END;
        """
    }
}
