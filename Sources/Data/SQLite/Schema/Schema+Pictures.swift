/// The table of photos' pictures, as migration 17 makes it.
extension Schema {
    static let pictures = """
        -- Small JPEG files of photos, which go when a photo is forgotten. place is empty for a view of all of the photo.
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
        """
}
