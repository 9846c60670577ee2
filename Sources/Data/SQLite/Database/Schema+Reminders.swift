extension Schema {
    /// When households are reminded, and what was told to whom by which channel.
    ///
    /// A reminder outlives its item: one that is deleted and brought back by undo is not told again.
    static let reminders = """
        -- Days before, with commas; a household without a row is reminded as usual.
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
}
