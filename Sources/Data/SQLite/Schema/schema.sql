-- The tables of a new database; a row of each is what its comment says. Later changes are migrations in Schema.swift:
-- this file stays as it is.


-- People and their sessions. Times of accounts and of lookups are seconds since 1970.

-- A person, or a guest. isRemote: one who came in by a server, from another device.
CREATE TABLE user (
    id TEXT PRIMARY KEY,
    createdAt TEXT NOT NULL,
    isGuest INTEGER NOT NULL DEFAULT 1,
    isRemote INTEGER NOT NULL DEFAULT 0
) STRICT;

-- What a user is called, and the address that was verified.
CREATE TABLE profile (
    userId TEXT PRIMARY KEY REFERENCES user ON DELETE CASCADE,
    displayName TEXT,
    email TEXT,
    createdAt TEXT NOT NULL
) STRICT;

-- The household that a user selected last.
CREATE TABLE preferences (
    userId TEXT PRIMARY KEY REFERENCES user ON DELETE CASCADE,
    lastHouseholdId TEXT REFERENCES household ON DELETE SET NULL
) STRICT;

-- A sign-in, found by the SHA-256 digest of its token, which only its owner has. id is public, and nobody can sign in
-- with it; device is NULL for the commands on this machine, access what an API token allows, NULL for a person. The
-- user of the newest session without a device is signed in on this machine.
CREATE TABLE session (
    digest BLOB PRIMARY KEY,
    userId TEXT NOT NULL REFERENCES user ON DELETE CASCADE,
    authMethod TEXT NOT NULL,
    createdAt REAL NOT NULL,
    usedAt REAL NOT NULL,
    authenticatedAt REAL NOT NULL,
    id TEXT NOT NULL DEFAULT '',
    device TEXT,
    access TEXT
) STRICT;
CREATE INDEX sessionOfUser ON session (userId);
CREATE UNIQUE INDEX sessionById ON session (id);

-- The digest of the token of a session whose account was deleted on that day.
CREATE TABLE endedSession (
    digest BLOB PRIMARY KEY,
    day TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- A way in which a user signs in: a mail address with a password or codes, or an account at a provider.
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

-- An identity that waits until the owner of its address signs in, or until the guest of the session chooses.
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
    expiresAt REAL NOT NULL,
    sessionId TEXT REFERENCES session (id) ON DELETE CASCADE
) STRICT;
CREATE INDEX pendingLinkOfUser ON pendingLink (userId);
CREATE INDEX pendingLinkOfSession ON pendingLink (sessionId);

-- The token of an ended sign-in that is still to be revoked at its provider.
CREATE TABLE revocation (
    id TEXT PRIMARY KEY,
    provider TEXT NOT NULL,
    token TEXT NOT NULL
) STRICT;

-- A browser that is at a provider, by the digest of its state. What else belongs to it is made from its cookie.
CREATE TABLE providerVisit (
    digest BLOB PRIMARY KEY,
    provider TEXT NOT NULL,
    purpose TEXT NOT NULL,
    userId TEXT REFERENCES user ON DELETE CASCADE,
    createdAt REAL NOT NULL
) STRICT;
CREATE INDEX providerVisitOfUser ON providerVisit (userId);

-- A code with which another device signs in as a user, once.
CREATE TABLE signInCode (
    digest TEXT PRIMARY KEY,
    userId TEXT NOT NULL REFERENCES user ON DELETE CASCADE,
    kind TEXT NOT NULL,
    createdAt REAL NOT NULL
) STRICT;
CREATE INDEX signInCodeOfUser ON signInCode (userId);

-- A secret key, by what it is for: otp for the codes that are sent.
CREATE TABLE serverKey (
    name TEXT PRIMARY KEY,
    value BLOB NOT NULL
) STRICT;

-- A code that was sent to an address, as its MAC.
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

-- How often attempts failed of late, under a key such as that of an address.
CREATE TABLE attempt (
    key TEXT PRIMARY KEY,
    failures INTEGER NOT NULL,
    lastAt REAL NOT NULL
) STRICT;


-- Households.

-- An inventory that people share. number rises with each change of what its members see. copy is another one after a
-- backup was restored, which had begun with the number begun.
CREATE TABLE household (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    createdAt TEXT NOT NULL,
    number INTEGER NOT NULL DEFAULT 0,
    copy TEXT NOT NULL DEFAULT '',
    begun INTEGER NOT NULL DEFAULT 0
) STRICT;

-- A user in a household, as owner or member.
CREATE TABLE membership (
    userId TEXT NOT NULL REFERENCES user ON DELETE CASCADE,
    householdId TEXT NOT NULL REFERENCES household ON DELETE CASCADE,
    role TEXT NOT NULL,
    PRIMARY KEY (userId, householdId)
) STRICT;
CREATE INDEX membershipOfHousehold ON membership (householdId);

-- Who was a member of a household, until which day (UTC), and whether the household was deleted then. Nothing refers
-- to it: the household may be gone.
CREATE TABLE formerMember (
    member TEXT NOT NULL,
    household TEXT NOT NULL,
    day TEXT NOT NULL,
    isDeleted INTEGER NOT NULL,
    PRIMARY KEY (member, household)
) STRICT, WITHOUT ROWID;

-- An invitation, by the digest of its code.
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

-- A recent wrong code of a user.
CREATE TABLE invitationTry (
    userId TEXT NOT NULL REFERENCES user ON DELETE CASCADE,
    triedAt TEXT NOT NULL
) STRICT;
CREATE INDEX invitationTryOfUser ON invitationTry (userId);

-- What a household set for a place, a product or a category: HouseholdRule in JSON.
CREATE TABLE householdRule (
    householdId TEXT NOT NULL REFERENCES household ON DELETE CASCADE,
    kind TEXT NOT NULL,
    subject TEXT NOT NULL,
    rule BLOB NOT NULL,
    PRIMARY KEY (householdId, kind, subject)
) STRICT, WITHOUT ROWID;

-- On how many days before its date an item is reminded of, separated by commas; a household without a row has the
-- usual ones.
CREATE TABLE reminderThreshold (
    householdId TEXT PRIMARY KEY REFERENCES household ON DELETE CASCADE,
    useBy TEXT NOT NULL,
    bestBefore TEXT NOT NULL
) STRICT;

-- A reminder that a member got by a channel. It is stored before it is sent; sentAt is NULL until it is known to have
-- arrived. It outlives its item: after an item is deleted and the deletion undone, it is not sent again.
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
CREATE INDEX reminderOpen ON reminder (householdId, userId, channel) WHERE sentAt IS NULL;
CREATE INDEX reminderByDay ON reminder (householdId, userId, channel, lastDay);

-- The calendar of a household for a member, by the digest of the secret in its address.
CREATE TABLE feed (
    householdId TEXT NOT NULL,
    userId TEXT NOT NULL,
    digest BLOB NOT NULL UNIQUE,
    createdAt REAL NOT NULL,
    PRIMARY KEY (userId, householdId),
    FOREIGN KEY (userId, householdId) REFERENCES membership ON DELETE CASCADE ON UPDATE CASCADE
) STRICT;


-- Items.

-- A product with a date, in one household. number survives VACUUM: the search index refers to it. expiryDate is the
-- date as printed (2027-03 for a month), expiryDay the day number of the deadline, proposedDate one that nobody read,
-- proposedBy whose usual life it is from. leftover is what is left of an opened pack in thousandths, leftoverExact
-- the same exactly. frozenDays is for how many days frozen packs are good. packs is the sum of the item's purchases,
-- searchText what a search looks in, in small letters without accents.
CREATE TABLE item (
    number INTEGER PRIMARY KEY,
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
    place TEXT,
    leftover INTEGER,
    openedOn TEXT,
    openedDays INTEGER,
    frozenOn TEXT,
    frozenDaysLeft INTEGER,
    thawedOn TEXT,
    given TEXT NOT NULL DEFAULT '',
    packs INTEGER NOT NULL DEFAULT 0,
    searchText TEXT NOT NULL DEFAULT '',
    proposedDate TEXT,
    proposedBy TEXT,
    frozenDays INTEGER,
    leftoverExact TEXT,
    UNIQUE (householdId, id)
) STRICT;
CREATE INDEX itemByBatch ON item (householdId, productKey, expiryDate);
CREATE INDEX itemInStock ON item (householdId, ifnull(expiryDay, 9223372036854775807), (expiryKind IS NOT 'useBy'))
WHERE packs > 0;
CREATE INDEX itemByPlace ON item (householdId, place, ifnull(expiryDay, 9223372036854775807))
WHERE packs > 0 AND place IS NOT NULL;
CREATE INDEX itemToCheck ON item (householdId) WHERE packs > 0 AND needsReview <> '';
CREATE INDEX itemByText ON item (householdId, searchText);
CREATE INDEX itemUnnamed ON item (householdId, gtin, packs) WHERE name IS NULL AND gtin IS NOT NULL;

-- Packs that came or went: rows are only added, an eaten pack is a purchase of -1.
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

-- The id that who asked for packs gave them, and the item that they joined.
CREATE TABLE itemAlias (
    householdId TEXT NOT NULL,
    id TEXT NOT NULL,
    itemId TEXT NOT NULL,
    PRIMARY KEY (householdId, id),
    FOREIGN KEY (householdId, itemId) REFERENCES item (householdId, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE INDEX itemAliasOfItem ON itemAlias (householdId, itemId);

-- Where a value of an item is from: a photo with the value's place in it, or a lookup.
CREATE TABLE itemField (
    householdId TEXT NOT NULL,
    itemId TEXT NOT NULL,
    field TEXT NOT NULL,
    text TEXT NOT NULL,
    contentHash TEXT NOT NULL,
    box BLOB,
    lookup TEXT,
    PRIMARY KEY (householdId, itemId, field),
    FOREIGN KEY (householdId, itemId) REFERENCES item (householdId, id) ON DELETE CASCADE
) STRICT;

-- An index of all sequences of three characters, for finding a text anywhere in another.
CREATE VIRTUAL TABLE itemText USING fts5(
    searchText, content='item', content_rowid='number', tokenize='trigram', detail='none', columnsize=0
);


-- Photos.

-- A photo that was read. It stays known after its items are deleted: importing the folder again does not bring them
-- back. label is what was read, NULL once that is forgotten; printedOrder and dateOrder are the orders of day, month
-- and year that it shows, by its digits and by a person's date; origin is where its pack is from.
CREATE TABLE photo (
    householdId TEXT NOT NULL REFERENCES household ON DELETE CASCADE,
    contentHash TEXT NOT NULL,
    name TEXT NOT NULL,
    savedAt TEXT NOT NULL,
    capturedAt TEXT,
    cameraMake TEXT,
    cameraModel TEXT,
    orientation INTEGER,
    pack BLOB,
    label BLOB,
    printedOrder TEXT,
    dateOrder TEXT,
    origin TEXT,
    PRIMARY KEY (householdId, contentHash)
) STRICT;
CREATE INDEX photoByDateOrder ON photo (householdId, dateOrder, origin) WHERE dateOrder IS NOT NULL;

-- An item that a photo shows.
CREATE TABLE photoItem (
    householdId TEXT NOT NULL,
    contentHash TEXT NOT NULL,
    itemId TEXT NOT NULL,
    PRIMARY KEY (householdId, contentHash, itemId),
    FOREIGN KEY (householdId, contentHash) REFERENCES photo (householdId, contentHash) ON DELETE CASCADE,
    FOREIGN KEY (householdId, itemId) REFERENCES item (householdId, id) ON DELETE CASCADE
) STRICT;
CREATE INDEX photoItemOfItem ON photoItem (householdId, itemId);

-- What was read in a photo without items, or whose items are not stored yet: an interrupted import resumes from it.
CREATE TABLE reading (
    householdId TEXT NOT NULL REFERENCES household ON DELETE CASCADE,
    contentHash TEXT NOT NULL,
    label BLOB NOT NULL,
    readAt TEXT NOT NULL,
    PRIMARY KEY (householdId, contentHash)
) STRICT;
CREATE INDEX readingByAge ON reading (readAt);

-- A small JPEG file of a photo, which goes when the photo is forgotten. place is empty for a view of all of the
-- photo.
CREATE TABLE picture (
    householdId TEXT NOT NULL REFERENCES household ON DELETE CASCADE,
    contentHash TEXT NOT NULL,
    kind TEXT NOT NULL,
    place TEXT NOT NULL,
    length INTEGER NOT NULL,
    usedAt REAL NOT NULL,
    bytes BLOB NOT NULL,
    UNIQUE (householdId, contentHash, kind, place)
) STRICT;
CREATE INDEX pictureByUse ON picture (householdId, kind, usedAt, length);

-- A photo that may not belong in stock. Name and reading go when it is forgotten; its hash stays, so that it is not
-- asked about again. By gtin and lettering the next photo of the same goods is known; decidedAt is NULL where nobody
-- was asked.
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
    gtin TEXT,
    lettering BLOB,
    decidedAt TEXT,
    PRIMARY KEY (householdId, contentHash)
) STRICT;
CREATE INDEX inboxWaiting ON inbox (householdId, savedAt) WHERE decision IS NULL;
CREATE INDEX inboxOfProduct ON inbox (householdId, gtin, decidedAt) WHERE gtin IS NOT NULL;
CREATE INDEX inboxLettered ON inbox (householdId, decidedAt) WHERE lettering IS NOT NULL;

-- A photo that another device sent. Its file is beside the database until it is read; result is the contract's object
-- for it, series the photos of one pack.
CREATE TABLE upload (
    id TEXT PRIMARY KEY,
    householdId TEXT NOT NULL REFERENCES household ON DELETE CASCADE,
    userId TEXT NOT NULL REFERENCES user ON DELETE CASCADE,
    contentHash TEXT NOT NULL,
    createdAt REAL NOT NULL,
    stage TEXT NOT NULL,
    result TEXT,
    series TEXT,
    UNIQUE (householdId, contentHash)
) STRICT;
CREATE INDEX uploadOfUser ON upload (userId);
CREATE INDEX uploadByTime ON upload (householdId, createdAt);
CREATE INDEX uploadWaiting ON upload (createdAt) WHERE stage = 'waiting';
CREATE INDEX uploadOfSeries ON upload (householdId, series) WHERE series IS NOT NULL;


-- The journal.

-- A change, by its id, which is the same on every machine. number is that of the household since the change, content
-- a digest of what was asked for, partOf the change that it belongs to, undoneBy the id of the entry that took it
-- back. An entry outlives its items, because a month's waste is counted from it, and its user.
CREATE TABLE journal (
    id INTEGER PRIMARY KEY,
    changeId TEXT NOT NULL UNIQUE,
    householdId TEXT NOT NULL REFERENCES household ON DELETE CASCADE,
    userId TEXT REFERENCES user ON DELETE SET NULL,
    device TEXT,
    number INTEGER NOT NULL,
    date TEXT NOT NULL,
    day TEXT NOT NULL,
    action TEXT NOT NULL,
    gtin TEXT,
    amount INTEGER,
    undoneBy TEXT,
    partOf TEXT REFERENCES journal (changeId) ON DELETE SET NULL,
    content TEXT,
    dateOrder TEXT,
    photos TEXT NOT NULL,
    -- The last two may be long, and what stands behind them in a row takes as long to read.
    steps BLOB NOT NULL,
    removed BLOB,
    inbox BLOB,
    rules BLOB
) STRICT;
CREATE INDEX journalByDay ON journal (householdId, day);
CREATE INDEX journalOfUser ON journal (userId, householdId);
CREATE INDEX journalOfProduct ON journal (householdId, gtin, action);
CREATE INDEX journalPart ON journal (partOf) WHERE partOf IS NOT NULL;
CREATE INDEX journalUndone ON journal (undoneBy) WHERE undoneBy IS NOT NULL;

-- An item that a change changed.
CREATE TABLE journalItem (
    householdId TEXT NOT NULL,
    itemId TEXT NOT NULL,
    changeId TEXT NOT NULL REFERENCES journal (changeId) ON DELETE CASCADE,
    PRIMARY KEY (householdId, itemId, changeId)
) STRICT, WITHOUT ROWID;
CREATE INDEX journalItemOfEntry ON journalItem (changeId);

-- A change that was asked for and refused, so that asking again gets the same answer.
CREATE TABLE refusedChange (
    id TEXT PRIMARY KEY,
    householdId TEXT NOT NULL REFERENCES household ON DELETE CASCADE,
    userId TEXT NOT NULL REFERENCES user ON DELETE CASCADE,
    code BLOB NOT NULL,
    content TEXT NOT NULL,
    at TEXT NOT NULL
) STRICT;
CREATE INDEX refusedChangeOfHousehold ON refusedChange (householdId);
CREATE INDEX refusedChangeOfUser ON refusedChange (userId);
CREATE INDEX refusedChangeByAge ON refusedChange (at);


-- Lookups.

-- A server's answer about a product, which belongs to no household; name is NULL when the server does not know it.
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

-- The time of a recent request.
CREATE TABLE lookupQuestion (
    server TEXT NOT NULL,
    askedAt REAL NOT NULL
) STRICT;
CREATE INDEX lookupQuestionByTime ON lookupQuestion (server, askedAt);


-- Copies on other machines (CopiedTable.swift): on a server what they have to get, on a copy what it has to send.

-- A row of a copied household that was changed, once: if it changes again, it gets a higher position. On a server
-- since the household is copied, on a copy since the last exchange. Positions are counted in each household. key is a
-- JSON array.
CREATE TABLE changed (
    householdId TEXT NOT NULL,
    position INTEGER NOT NULL,
    tableName TEXT NOT NULL,
    key TEXT NOT NULL,
    PRIMARY KEY (householdId, position),
    UNIQUE (householdId, tableName, key)
) STRICT, WITHOUT ROWID;

-- A household of which there are copies. The other columns are used on a copy: its name before it is there, the
-- server's copy with which it exchanges and up to where it has that, and the state that it shows.
CREATE TABLE copiedHousehold (
    householdId TEXT PRIMARY KEY,
    name TEXT NOT NULL DEFAULT '',
    copy TEXT NOT NULL DEFAULT '',
    position INTEGER NOT NULL DEFAULT 0,
    seenCopy TEXT NOT NULL DEFAULT '',
    seenNumber INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;

-- The server, in the one row of a file that is a copy. Times are seconds since 1970.
CREATE TABLE server (
    address TEXT NOT NULL,
    userId TEXT NOT NULL,
    identity BLOB NOT NULL,
    device TEXT NOT NULL,
    reachedAt REAL,
    failedAt REAL,
    isSignedOut INTEGER NOT NULL DEFAULT 0
) STRICT;

-- A change that was made on a copy, in the order of sending, and for a while afterwards. change is SentChange,
-- outcome SentOutcome in JSON. isOffered: not this machine's own, but one that the server made and has lost since.
CREATE TABLE outbox (
    id INTEGER PRIMARY KEY,
    changeId TEXT NOT NULL UNIQUE,
    householdId TEXT NOT NULL,
    itemName TEXT,
    change BLOB NOT NULL,
    madeAt REAL NOT NULL,
    state TEXT NOT NULL,
    outcome BLOB,
    isOffered INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX outboxByState ON outbox (state, householdId);

-- A household that a copy has lost, until somebody was told: on which day, and whether it was deleted.
CREATE TABLE leftHousehold (
    householdId TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    file TEXT,
    day TEXT NOT NULL DEFAULT '',
    isDeleted INTEGER NOT NULL DEFAULT 0
) STRICT;


-- Rows that several servers share (Data/SQLite/Shared).

-- While there is a row in it, rows of another machine are put in place: nothing counts or notes them as changed.
CREATE TABLE receiving (
    one INTEGER PRIMARY KEY
) STRICT;

-- Up to where a working copy has the rows of a household, or with an empty id of the accounts. Empty in a database
-- that has its rows for itself.
CREATE TABLE sharedState (
    householdId TEXT PRIMARY KEY,
    copy TEXT NOT NULL,
    number INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- The next number of a row, in its order, while a working copy is changed: it is higher than those of all rows that
-- other machines have stored.
CREATE TABLE place (
    next INTEGER NOT NULL
) STRICT;


-- Triggers. Those that note what copies have to get are made in CopiedTable.swift, with the first copy.

-- The packs of an item are the sum of its purchases.
CREATE TRIGGER purchaseAdded AFTER INSERT ON purchase BEGIN
    UPDATE item SET packs = packs + new.quantity WHERE householdId = new.householdId AND id = new.itemId;
END;
CREATE TRIGGER purchaseRemoved AFTER DELETE ON purchase BEGIN
    UPDATE item SET packs = packs - old.quantity WHERE householdId = old.householdId AND id = old.itemId;
END;

-- The search index follows the items.
CREATE TRIGGER itemTextAdded AFTER INSERT ON item BEGIN
    INSERT INTO itemText (rowid, searchText) VALUES (new.number, new.searchText);
END;
CREATE TRIGGER itemTextRemoved AFTER DELETE ON item BEGIN
    INSERT INTO itemText (itemText, rowid, searchText) VALUES ('delete', old.number, old.searchText);
END;
CREATE TRIGGER itemTextChanged AFTER UPDATE OF searchText ON item WHEN old.searchText <> new.searchText BEGIN
    INSERT INTO itemText (itemText, rowid, searchText) VALUES ('delete', old.number, old.searchText);
    INSERT INTO itemText (rowid, searchText) VALUES (new.number, new.searchText);
END;

-- The pictures of a photo go with what was read of it.
CREATE TRIGGER pictureOfPhoto AFTER DELETE ON photo BEGIN
    DELETE FROM picture WHERE householdId = old.householdId AND contentHash = old.contentHash;
END;
CREATE TRIGGER pictureOfForgotten AFTER UPDATE OF label ON photo
WHEN new.label IS NULL AND old.label IS NOT NULL BEGIN
    DELETE FROM picture WHERE householdId = old.householdId AND contentHash = old.contentHash;
END;
CREATE TRIGGER pictureOfInbox AFTER UPDATE OF decision ON inbox WHEN new.decision = 'forgotten' BEGIN
    DELETE FROM picture WHERE householdId = old.householdId AND contentHash = old.contentHash;
END;

-- A new household is a copy of its own. Its number rises with each change of what its members see; changes of items
-- count themselves.
CREATE TRIGGER householdAdded AFTER INSERT ON household WHEN new.copy = '' BEGIN
    UPDATE household SET copy = lower(
        hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-4'
        || substr(hex(randomblob(2)), 2) || '-a' || substr(hex(randomblob(2)), 2)
        || '-' || hex(randomblob(6))
    ) WHERE id = new.id;
END;
CREATE TRIGGER householdRenamed AFTER UPDATE OF name ON household WHEN NOT EXISTS (SELECT 1 FROM receiving) BEGIN
    UPDATE household SET number = number + 1 WHERE id = new.id;
END;
CREATE TRIGGER memberAdded AFTER INSERT ON membership WHEN NOT EXISTS (SELECT 1 FROM receiving) BEGIN
    UPDATE household SET number = number + 1 WHERE id = new.householdId;
END;
CREATE TRIGGER memberChanged AFTER UPDATE ON membership WHEN NOT EXISTS (SELECT 1 FROM receiving) BEGIN
    UPDATE household SET number = number + 1 WHERE id = new.householdId;
END;
CREATE TRIGGER memberRemoved AFTER DELETE ON membership WHEN NOT EXISTS (SELECT 1 FROM receiving) BEGIN
    UPDATE household SET number = number + 1 WHERE id = old.householdId;
END;
CREATE TRIGGER memberRenamed AFTER UPDATE OF displayName ON profile WHEN NOT EXISTS (SELECT 1 FROM receiving) BEGIN
    UPDATE household SET number = number + 1 WHERE id IN (SELECT householdId FROM membership WHERE userId = new.userId);
END;
CREATE TRIGGER thresholdAdded AFTER INSERT ON reminderThreshold WHEN NOT EXISTS (SELECT 1 FROM receiving) BEGIN
    UPDATE household SET number = number + 1 WHERE id = new.householdId;
END;
CREATE TRIGGER thresholdChanged AFTER UPDATE ON reminderThreshold WHEN NOT EXISTS (SELECT 1 FROM receiving) BEGIN
    UPDATE household SET number = number + 1 WHERE id = new.householdId;
END;
CREATE TRIGGER thresholdRemoved AFTER DELETE ON reminderThreshold WHEN NOT EXISTS (SELECT 1 FROM receiving) BEGIN
    UPDATE household SET number = number + 1 WHERE id = old.householdId;
END;

-- Those who are no longer members.
CREATE TRIGGER membershipEnded AFTER DELETE ON membership
WHEN EXISTS (SELECT 1 FROM user WHERE id = old.userId) BEGIN
    INSERT OR IGNORE INTO formerMember VALUES (
        old.userId, old.householdId, date('now'),
        NOT EXISTS (SELECT 1 FROM household WHERE id = old.householdId)
    );
END;
CREATE TRIGGER membershipBegun AFTER INSERT ON membership BEGIN
    DELETE FROM formerMember WHERE member = new.userId AND household = new.householdId;
END;
