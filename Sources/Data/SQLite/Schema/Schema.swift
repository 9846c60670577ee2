import GRDB

/// The tables, as a list of migrations. A released migration is never changed; a change is a new migration.
enum Schema {
    /// Marks a file as ours (`PRAGMA application_id`): "KIFd".
    static let applicationId = 0x4B49_4664

    static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("1 households and items") { database in
            try database.execute(sql: "PRAGMA application_id = \(applicationId)")
            try database.execute(sql: users)
            try database.execute(sql: households)
            try database.execute(sql: items)
            try database.execute(sql: photos)
        }
        migrator.registerMigration("2 capture of photos") { database in
            try database.execute(sql: captures)
        }
        migrator.registerMigration("3 kept readings") { database in
            try database.execute(sql: readings)
        }
        migrator.registerMigration("4 origins of values") { database in
            try database.execute(sql: origins)
            try database.execute(sql: "ALTER TABLE photo ADD COLUMN pack BLOB")
        }
        migrator.registerMigration("5 invitations") { database in
            try database.execute(sql: invitations)
        }
        migrator.registerMigration("6 accounts") { database in
            try database.execute(sql: accounts)
            try database.execute(sql: codes)
        }
        migrator.registerMigration("7 living with items") { database in
            try database.execute(sql: packStatesAndJournal)
        }
        migrator.registerMigration("8 lookup") { database in
            try database.execute(sql: lookup)
        }
        migrator.registerMigration("9 reminders") { database in
            try database.execute(sql: reminders)
        }
        migrator.registerMigration("10 search of items") { database in
            try addItemSearch(database)
        }
        migrator.registerMigration("11 unnamed items") { database in
            try database.execute(sql: unnamedItems)
        }
        migrator.registerMigration("12 names are no reason for a look") { database in
            try database.execute(sql: reasonsWithoutNames)
        }
        migrator.registerMigration("13 inbox") { database in
            try database.execute(sql: inbox)
        }
        migrator.registerMigration("14 changes") { database in
            try database.execute(sql: householdNumbers)
            try database.execute(sql: changes)
        }
        migrator.registerMigration("15 orders of dates") { database in
            try database.execute(sql: dateOrders)
        }
        migrator.registerMigration("16 other devices") { database in
            try database.execute(sql: otherDevices)
        }
        migrator.registerMigration("17 pictures") { database in
            try database.execute(sql: pictures)
        }
        migrator.registerMigration("18 sign-in from other devices") { database in
            try database.execute(sql: remoteSignIn)
        }
        migrator.registerMigration("19 series of photos") { database in
            try database.execute(sql: series)
        }
        migrator.registerMigration("20 decisions") { database in
            try database.execute(sql: decisions)
        }
        migrator.registerMigration("21 household rules") { database in
            try database.execute(sql: householdRules)
        }
        migrator.registerMigration("22 accents") { database in
            try ignoreAccents(database)
        }
        migrator.registerMigration("23 copies") { database in
            try database.execute(sql: copies)
        }
        migrator.registerMigration("24 shared rows") { database in
            let isCopied = try CopiedTable.hasTriggers(database)
            try CopiedTable.removeTriggers(database)
            try database.execute(sql: sharedRows)
            // By this one `migrate` knows that all are to be made anew.
            if isCopied { try database.execute(sql: copiedHouseholdDeleted) }
        }
        migrator.registerMigration("25 former members") { database in
            try database.execute(sql: formerMembers)
        }
        migrator.registerMigration("26 exact amounts") { database in
            try database.execute(sql: "ALTER TABLE item ADD COLUMN leftoverExact TEXT")
        }
        return migrator
    }

    /// Makes the tables of this version in a new database or in one of an earlier version.
    static func migrate(_ writer: any DatabaseWriter) throws {
        try migrator.migrate(writer)
        try writer.write { try CopiedTable.remakeTriggers($0) }
    }

    /// How a database's tables compare to those of this version.
    enum State {
        /// Nothing is stored in it.
        case new
        /// Of an earlier version, with data.
        case earlier
        case current
        /// Of a later version.
        case newer

        init(_ database: Database) throws {
            // The first attempt fails where another process makes the table of the migrations just then.
            let applied = try (try? migrator.appliedIdentifiers(database)) ?? migrator.appliedIdentifiers(database)
            let known = migrator.migrations
            if !applied.isSubset(of: known) {
                self = .newer
            } else if applied.isSuperset(of: known) {
                self = .current
            } else {
                let hasData =
                    try database.tableExists("user")
                    && Bool.fetchOne(database, sql: "SELECT EXISTS (SELECT 1 FROM user)") == true
                self = hasData ? .earlier : .new
            }
        }
    }

    /// The version of a database's tables: the number of its migrations.
    static func version(_ database: Database) throws -> Int {
        try migrator.appliedIdentifiers(database).count
    }

    /// True when the file was made by this program or is empty. The tables and the mark are written in one transaction,
    /// so the tables are checked first: another process may commit it in between.
    static func isOurs(_ database: Database) throws -> Bool {
        let tables = "SELECT count(*) FROM sqlite_schema WHERE name NOT LIKE '%grdb_%'"
        if try Int.fetchOne(database, sql: tables) == 0 { return true }
        return try Int.fetchOne(database, sql: "PRAGMA application_id") == applicationId
    }

    private static let users = """
        CREATE TABLE user (
            id TEXT PRIMARY KEY,
            createdAt TEXT NOT NULL
        ) STRICT;

        CREATE TABLE profile (
            userId TEXT PRIMARY KEY REFERENCES user ON DELETE CASCADE,
            displayName TEXT,
            email TEXT,
            createdAt TEXT NOT NULL
        ) STRICT;

        -- The user of the newest session is signed in on this machine.
        CREATE TABLE session (
            id TEXT PRIMARY KEY,
            userId TEXT NOT NULL REFERENCES user ON DELETE CASCADE,
            authMethod TEXT NOT NULL,
            isGuest INTEGER NOT NULL,
            createdAt TEXT NOT NULL
        ) STRICT;
        CREATE INDEX sessionOfUser ON session (userId);
        """

    private static let households = """
        CREATE TABLE household (
            id TEXT PRIMARY KEY,
            name TEXT NOT NULL,
            createdAt TEXT NOT NULL
        ) STRICT;

        CREATE TABLE membership (
            userId TEXT NOT NULL REFERENCES user ON DELETE CASCADE,
            householdId TEXT NOT NULL REFERENCES household ON DELETE CASCADE,
            role TEXT NOT NULL,
            PRIMARY KEY (userId, householdId)
        ) STRICT;
        CREATE INDEX membershipOfHousehold ON membership (householdId);

        CREATE TABLE preferences (
            userId TEXT PRIMARY KEY REFERENCES user ON DELETE CASCADE,
            lastHouseholdId TEXT REFERENCES household ON DELETE SET NULL
        ) STRICT;
        """

    private static let items = """
        -- expiryDate is the date as printed (2027-03 for a month), expiryDay the day number of its last day.
        CREATE TABLE item (
            householdId TEXT NOT NULL REFERENCES household ON DELETE CASCADE,
            id TEXT NOT NULL,
            productKey TEXT,
            name TEXT,
            nameConfidence REAL,
            brand TEXT,
            category TEXT,
            gtin TEXT,
            unit TEXT,
            expiryDate TEXT,
            expiryDay INTEGER,
            expiryKind TEXT,
            expiryConfidence REAL,
            productionDate TEXT,
            lot TEXT,
            addedDate TEXT NOT NULL,
            notes TEXT,
            needsReview TEXT NOT NULL,
            PRIMARY KEY (householdId, id)
        ) STRICT;
        CREATE INDEX itemByBatch ON item (householdId, productKey, expiryDate);
        CREATE INDEX itemByExpiry ON item (householdId, expiryDay);

        -- Rows are only added: an eaten pack is a purchase of -1.
        CREATE TABLE purchase (
            id TEXT PRIMARY KEY,
            householdId TEXT NOT NULL,
            itemId TEXT NOT NULL,
            quantity INTEGER NOT NULL,
            purchasedAt TEXT NOT NULL,
            unit TEXT,
            FOREIGN KEY (householdId, itemId) REFERENCES item (householdId, id) ON DELETE CASCADE
        ) STRICT;
        CREATE INDEX purchaseOfItem ON purchase (householdId, itemId, quantity);

        CREATE VIEW inventory AS
        SELECT item.*,
            (SELECT ifnull(sum(quantity), 0) FROM purchase
             WHERE purchase.householdId = item.householdId AND purchase.itemId = item.id) AS quantity
        FROM item;
        """

    private static let photos = """
        -- A photo stays known after its items are deleted: importing the folder again does not bring them back.
        CREATE TABLE photo (
            householdId TEXT NOT NULL REFERENCES household ON DELETE CASCADE,
            contentHash TEXT NOT NULL,
            name TEXT NOT NULL,
            savedAt TEXT NOT NULL,
            PRIMARY KEY (householdId, contentHash)
        ) STRICT;

        CREATE TABLE photoItem (
            householdId TEXT NOT NULL,
            contentHash TEXT NOT NULL,
            itemId TEXT NOT NULL,
            PRIMARY KEY (householdId, contentHash, itemId),
            FOREIGN KEY (householdId, contentHash) REFERENCES photo (householdId, contentHash) ON DELETE CASCADE,
            FOREIGN KEY (householdId, itemId) REFERENCES item (householdId, id) ON DELETE CASCADE
        ) STRICT;
        CREATE INDEX photoItemOfItem ON photoItem (householdId, itemId);
        """

    /// Readings of photos without items, or whose items are not stored yet: an interrupted import resumes from them.
    private static let readings = """
        CREATE TABLE reading (
            householdId TEXT NOT NULL REFERENCES household ON DELETE CASCADE,
            contentHash TEXT NOT NULL,
            label BLOB NOT NULL,
            readAt TEXT NOT NULL,
            PRIMARY KEY (householdId, contentHash)
        ) STRICT;
        CREATE INDEX readingByAge ON reading (readAt);
        """

    /// The photo that each value of an item came from, and the value's place in it.
    private static let origins = """
        CREATE TABLE itemField (
            householdId TEXT NOT NULL,
            itemId TEXT NOT NULL,
            field TEXT NOT NULL,
            text TEXT NOT NULL,
            contentHash TEXT NOT NULL,
            box BLOB,
            PRIMARY KEY (householdId, itemId, field),
            FOREIGN KEY (householdId, itemId) REFERENCES item (householdId, id) ON DELETE CASCADE
        ) STRICT;
        """

    /// Invitations under the digest of their code, and recent wrong codes of users.
    private static let invitations = """
        CREATE TABLE invitation (
            id TEXT PRIMARY KEY,
            householdId TEXT NOT NULL REFERENCES household ON DELETE CASCADE,
            codeDigest TEXT NOT NULL UNIQUE,
            email TEXT,
            createdBy TEXT NOT NULL REFERENCES user ON DELETE CASCADE,
            createdAt TEXT NOT NULL,
            expiresAt TEXT NOT NULL
        ) STRICT;
        CREATE INDEX invitationOfHousehold ON invitation (householdId);
        CREATE INDEX invitationOfUser ON invitation (createdBy);

        CREATE TABLE invitationTry (
            userId TEXT NOT NULL REFERENCES user ON DELETE CASCADE,
            triedAt TEXT NOT NULL
        ) STRICT;
        CREATE INDEX invitationTryOfUser ON invitationTry (userId);
        """

    /// Time and camera of a photo; all NULL for one stored by an earlier version, or whose file has no such data.
    private static let captures = """
        ALTER TABLE photo ADD COLUMN capturedAt TEXT;
        ALTER TABLE photo ADD COLUMN cameraMake TEXT;
        ALTER TABLE photo ADD COLUMN cameraModel TEXT;
        ALTER TABLE photo ADD COLUMN orientation INTEGER;
        """
}
