/// All statements with parameters.
extension PostgresStatement {
    static let numbers = PostgresStatement(
        name: "numbers", sql: "SELECT space, number, copy FROM kif.numbers($1)")
    static let news = PostgresStatement(
        name: "news",
        sql: """
            SELECT kind, key, number, body FROM kif.record
            WHERE space = $1 AND number > $2 AND kind <> 'writer' AND ($2 > 0 OR body IS NOT NULL)
            """)
    static let accountNews = PostgresStatement(
        name: "accountNews",
        sql: """
            SELECT kind, key, number, body FROM kif.directory
            WHERE number > $1 AND kind <> 'writer' AND ($1 > 0 OR body IS NOT NULL)
            """)

    // MARK: Changes

    static let lock = PostgresStatement(
        name: "lock", sql: "SELECT number, copy, nextval('kif.place') FROM kif.space WHERE id = $1 FOR UPDATE")
    static let lockAccounts = PostgresStatement(
        name: "lockAccounts", sql: "SELECT number, copy, nextval('kif.place') FROM kif.state FOR UPDATE")
    static let store = PostgresStatement(
        name: "store",
        sql: """
            WITH changed AS (UPDATE kif.space SET number = $2 WHERE id = $1)
            INSERT INTO kif.record (space, kind, key, number, body)
            SELECT $1, kind, key, $2, body FROM jsonb_to_recordset($3::jsonb) AS rows (kind text, key text, body jsonb)
            ON CONFLICT (space, kind, key) DO UPDATE SET number = excluded.number, body = excluded.body,
                bytes = CASE WHEN excluded.body IS NULL THEN NULL ELSE record.bytes END
            """)
    static let storeAccounts = PostgresStatement(
        name: "storeAccounts",
        sql: """
            WITH changed AS (UPDATE kif.state SET number = $1)
            INSERT INTO kif.directory (kind, key, number, body)
            SELECT kind, key, $1, body FROM jsonb_to_recordset($2::jsonb) AS rows (kind text, key text, body jsonb)
            ON CONFLICT (kind, key) DO UPDATE SET number = excluded.number, body = excluded.body
            """)
    static let storeBytes = PostgresStatement(
        name: "storeBytes", sql: "UPDATE kif.record SET bytes = $4 WHERE space = $1 AND kind = $2 AND key = $3")
    static let writer = PostgresStatement(
        name: "writer", sql: "SELECT body FROM kif.record WHERE space = $1 AND kind = 'writer' AND key = $2")
    static let accountWriter = PostgresStatement(
        name: "accountWriter", sql: "SELECT body FROM kif.directory WHERE kind = 'writer' AND key = $1")
    static let addSpace = PostgresStatement(
        name: "addSpace", sql: "SELECT kif.add_space($1, $2, $3, $4::jsonb)")
    static let removeSpace = PostgresStatement(name: "removeSpace", sql: "DELETE FROM kif.space WHERE id = $1")

    // MARK: Large content

    static let bytes = PostgresStatement(
        name: "bytes", sql: "SELECT bytes FROM kif.record WHERE space = $1 AND kind = $2 AND key = $3", isBinary: true)
    static let addPhoto = PostgresStatement(
        name: "addPhoto",
        sql: """
            INSERT INTO kif.upload (space, key, server, user_id, bytes) VALUES ($1, $2, $3, $4, $5)
            ON CONFLICT (space, key) DO UPDATE SET server = excluded.server, claimed = now()
            """)
    static let claimPhoto = PostgresStatement(
        name: "claimPhoto",
        sql: """
            UPDATE kif.upload SET claimed = now(), server = $3
            WHERE space = $1 AND key = $2 AND (server = $3 OR claimed < now() - interval '1 minute') RETURNING key
            """)
    static let photo = PostgresStatement(
        name: "photo", sql: "SELECT bytes FROM kif.upload WHERE space = $1 AND key = $2", isBinary: true)
    static let removePhoto = PostgresStatement(
        name: "removePhoto", sql: "DELETE FROM kif.upload WHERE space = $1 AND key = $2")
    static let unreadPhotos = PostgresStatement(
        name: "unreadPhotos", sql: "SELECT space, key, user_id FROM kif.unread()")
    static let addWork = PostgresStatement(
        name: "addWork",
        sql: """
            WITH old AS (DELETE FROM kif.work WHERE until < now())
            INSERT INTO kif.work (digest, user_id, until) VALUES ($1, $2, now() + interval '10 minutes')
            """)

    // MARK: Before the start

    static let tables = PostgresStatement(
        name: "tables",
        sql: """
            SELECT coalesce(has_schema_privilege(to_regnamespace('kif')::oid, 'USAGE')
                AND has_function_privilege(
                    (SELECT oid FROM pg_catalog.pg_proc WHERE pronamespace = to_regnamespace('kif') AND proname = 'version'),
                    'EXECUTE'), false)
            """)
    static let version = PostgresStatement(
        name: "version", sql: "SELECT version, is_intact, is_home FROM kif.version()")
    /// What a login may do, by itself and as any role that it may become.
    static let powers = PostgresStatement(
        name: "powers",
        sql: """
            WITH mine AS (SELECT oid, rolname, rolsuper, rolbypassrls, rolcreaterole FROM pg_catalog.pg_roles
                WHERE pg_has_role(oid, 'MEMBER'))
            SELECT session_user, (SELECT bool_or(rolsuper) FROM mine), (SELECT bool_or(rolbypassrls) FROM mine),
                (SELECT bool_or(rolcreaterole) FROM mine),
                (SELECT min(rolname) FROM mine WHERE rolname <> session_user AND rolname = ANY (
                    '{kif_owner,kif_app,kif_accounts,pg_execute_server_program,pg_write_server_files,\
            pg_read_server_files}')),
                EXISTS (SELECT FROM pg_catalog.pg_class, mine WHERE relowner = mine.oid
                    AND relnamespace = to_regnamespace('kif'))
                OR EXISTS (SELECT FROM pg_catalog.pg_namespace, mine WHERE nspname = 'kif' AND nspowner = mine.oid)
            """)

    /// Those that a running server uses.
    static let all = [
        numbers, news, accountNews, lock, lockAccounts, store, storeAccounts, storeBytes, writer, accountWriter,
        addSpace, removeSpace, bytes, addPhoto, claimPhoto, photo, removePhoto, unreadPhotos, addWork,
    ]
}
