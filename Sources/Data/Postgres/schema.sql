-- The tables, roles and policies of kif-scan in PostgreSQL 15 or later. In an empty database, as a superuser:
--     createdb kif && kif-scan serve --print-sql | psql --set ON_ERROR_STOP=1 --dbname kif
BEGIN;
DO $$
BEGIN
    IF to_regnamespace('kif') IS NOT NULL THEN RAISE EXCEPTION 'the schema kif is there already'; END IF;
    IF to_regrole('kif_owner') IS NULL THEN CREATE ROLE kif_owner NOLOGIN; END IF;
    IF to_regrole('kif_app') IS NULL THEN CREATE ROLE kif_app LOGIN; END IF;
    IF to_regrole('kif_accounts') IS NULL THEN CREATE ROLE kif_accounts LOGIN; END IF;
    -- People who read in SQL are members of it.
    IF to_regrole('kif_people') IS NULL THEN CREATE ROLE kif_people NOLOGIN; END IF;
    EXECUTE format('REVOKE CREATE, TEMPORARY ON DATABASE %I FROM PUBLIC', current_database());
    EXECUTE format('GRANT CREATE ON DATABASE %I TO kif_owner', current_database());
END $$;
REVOKE CREATE ON SCHEMA public FROM PUBLIC;
SET LOCAL ROLE kif_owner;
CREATE SCHEMA kif;
GRANT USAGE ON SCHEMA kif TO kif_app, kif_accounts, kif_people;
ALTER DEFAULT PRIVILEGES IN SCHEMA kif REVOKE EXECUTE ON FUNCTIONS FROM PUBLIC;
ALTER DEFAULT PRIVILEGES REVOKE EXECUTE ON FUNCTIONS FROM PUBLIC;

-- How far the accounts are: number rises with each change of them, copy is another one after a backup was restored. home
-- says in which cluster and table this row was: where a backup was put back it says another one, and then nothing is
-- believed until kif.restored() is called.
CREATE TABLE kif.state (
    one boolean PRIMARY KEY DEFAULT true CHECK (one),
    version int NOT NULL,
    fingerprint text,
    home text,
    number bigint NOT NULL DEFAULT 0,
    copy text NOT NULL DEFAULT gen_random_uuid()
);
CREATE FUNCTION kif.home() RETURNS text LANGUAGE sql STABLE SET search_path = '' AS $$
    SELECT format('%s %s', system_identifier, 'kif.state'::regclass::oid) FROM pg_catalog.pg_control_system()
$$;
INSERT INTO kif.state (version, home) VALUES (1, kif.home());
-- A household. number rises with each change of its rows.
CREATE TABLE kif.space (id text PRIMARY KEY, number bigint NOT NULL DEFAULT 0, copy text NOT NULL);
-- A row of a household: kind is the table in a working copy, key a JSON array. A row that was removed has no body.
CREATE TABLE kif.record (
    space text NOT NULL REFERENCES kif.space ON DELETE CASCADE,
    kind text NOT NULL, key text NOT NULL, number bigint NOT NULL, body jsonb, bytes bytea,
    PRIMARY KEY (space, kind, key)
);
CREATE INDEX record_news ON kif.record (space, number);
-- The same of accounts: users, sessions, members.
CREATE TABLE kif.directory (
    kind text NOT NULL, key text NOT NULL, number bigint NOT NULL, body jsonb, PRIMARY KEY (kind, key)
);
CREATE INDEX directory_news ON kif.directory (number);
CREATE INDEX directory_member ON kif.directory ((body ->> 'userId')) WHERE kind = 'membership';
-- Photos that are not read yet. The server may read one alone for a minute after claimed.
CREATE TABLE kif.upload (
    space text NOT NULL REFERENCES kif.space ON DELETE CASCADE,
    key text NOT NULL, user_id text NOT NULL, server text NOT NULL, claimed timestamptz NOT NULL DEFAULT now(),
    bytes bytea NOT NULL,
    PRIMARY KEY (space, key)
);
CREATE INDEX upload_claimed ON kif.upload (claimed);
-- Short sessions of users for what servers do by themselves.
CREATE TABLE kif.work (digest text PRIMARY KEY, user_id text NOT NULL, until timestamptz NOT NULL);
-- The order of rows: each change takes a million numbers, which are higher than those before. Lower ones are of files.
CREATE SEQUENCE kif.place START 1099511000000 INCREMENT 1000000;

-- The households of the user of a session.
CREATE FUNCTION kif.spaces_of(session text) RETURNS text[] LANGUAGE sql STABLE SECURITY DEFINER SET search_path = '' AS $$
    SELECT coalesce(array_agg(body ->> 'householdId'), '{}') FROM kif.directory
    WHERE kind = 'membership' AND body ->> 'userId' = coalesce(
        (SELECT body ->> 'userId' FROM kif.directory WHERE kind = 'session' AND key = format('["%s"]', session)),
        (SELECT user_id FROM kif.work WHERE digest = session AND until > now()))
$$;
CREATE FUNCTION kif.my_spaces() RETURNS text[] LANGUAGE sql STABLE SECURITY DEFINER SET search_path = '' AS $$
    SELECT kif.spaces_of(coalesce(current_setting('kif.session', true), ''))
$$;
-- Whether people may read with the token of a session: what the API asks of one. It is not a worker's, and has not expired
-- (Session.remoteIdleLifetime, and of the machine itself idleLifetime and lifetime).
CREATE FUNCTION kif.is_reader(session text) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = '' AS $$
    SELECT EXISTS (
        SELECT 1 FROM kif.directory WHERE kind = 'session' AND key = format('["%s"]', session)
            AND body ->> 'access' IS DISTINCT FROM 'work' AND CASE WHEN body ->> 'device' IS NULL
                THEN extract(epoch FROM now()) - (body ->> 'usedAt')::float8 <= 14 * 86400
                    AND extract(epoch FROM now()) - (body ->> 'createdAt')::float8 <= 30 * 86400
                ELSE extract(epoch FROM now()) - (body ->> 'usedAt')::float8 <= 90 * 86400 END)
$$;
-- How far accounts (space '') and the households of sessions are.
CREATE FUNCTION kif.numbers(sessions text[]) RETURNS TABLE (space text, number bigint, copy text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = '' AS $$
    SELECT '', number, copy FROM kif.state WHERE home = kif.home()
    UNION ALL
    SELECT id, number, copy FROM kif.space
    WHERE id IN (SELECT unnest(kif.spaces_of(session)) FROM unnest(sessions) AS session)
$$;
-- Photos of all households that no server reads.
CREATE FUNCTION kif.unread() RETURNS TABLE (space text, key text, user_id text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = '' AS $$
    SELECT space, key, user_id FROM kif.upload WHERE claimed < now() - interval '1 minute' ORDER BY claimed LIMIT 500
$$;
CREATE FUNCTION kif.add_space(id text, copy text, key text, body jsonb) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = '' AS $$
    INSERT INTO kif.space VALUES (id, 1, copy);
    INSERT INTO kif.record (space, kind, key, number, body) VALUES (id, 'household', key, 1, body)
$$;
-- After a backup was restored: gives new ids, by which servers and devices know that what they have is of another time.
CREATE FUNCTION kif.restored() RETURNS void LANGUAGE sql SET search_path = '' AS $$
    UPDATE kif.state SET copy = gen_random_uuid(), number = number + 1, home = kif.home();
    UPDATE kif.space SET copy = gen_random_uuid(), number = number + 1;
    UPDATE kif.record SET number = space.number, body = body || jsonb_build_object('copy', space.copy, 'begun', body -> 'number')
    FROM kif.space WHERE space.id = record.space AND kind = 'household' AND body IS NOT NULL
$$;
-- What protects the rows, as one text: policies, rights and functions.
CREATE FUNCTION kif.fingerprint() RETURNS text LANGUAGE sql STABLE SECURITY DEFINER SET search_path = '' AS $$
    SELECT md5(string_agg(line, E'\n' ORDER BY line COLLATE "C")) FROM (
        SELECT format('%s %s %s %s %s', relname, relkind, relrowsecurity, relforcerowsecurity, relacl)
        FROM pg_catalog.pg_class WHERE relnamespace = 'kif'::regnamespace AND relkind <> 'i'
        UNION ALL SELECT format('%s %s %s', attrelid::regclass, attname, attacl) FROM pg_catalog.pg_attribute
        WHERE attrelid IN (SELECT oid FROM pg_catalog.pg_class WHERE relnamespace = 'kif'::regnamespace) AND attacl IS NOT NULL
        UNION ALL SELECT format('%s %s %s %s %s', tablename, policyname, roles, qual, with_check)
        FROM pg_catalog.pg_policies WHERE schemaname = 'kif'
        UNION ALL SELECT format('%s %s %s %s %s', proname, prosecdef, proconfig, proacl, md5(prosrc))
        FROM pg_catalog.pg_proc WHERE pronamespace = 'kif'::regnamespace
    ) AS lines (line)
$$;
-- The version of these tables, and whether what protects the rows is as it was made.
CREATE FUNCTION kif.version(OUT version int, OUT is_intact boolean, OUT is_home boolean)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = '' AS $$
    SELECT version, fingerprint = kif.fingerprint(), home IS NOT DISTINCT FROM kif.home() FROM kif.state
$$;

ALTER TABLE kif.state ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE kif.space ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE kif.record ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE kif.directory ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE kif.upload ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE kif.work ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY all_rows ON kif.state TO kif_accounts, kif_owner USING (true);
CREATE POLICY all_rows ON kif.space TO kif_owner USING (true);
CREATE POLICY all_rows ON kif.record TO kif_owner USING (true);
CREATE POLICY all_rows ON kif.directory TO kif_accounts, kif_owner USING (true);
CREATE POLICY all_rows ON kif.upload TO kif_owner USING (true);
CREATE POLICY all_rows ON kif.work TO kif_accounts, kif_owner USING (true);
CREATE POLICY removal ON kif.space TO kif_accounts USING (true) WITH CHECK (false);
CREATE POLICY member ON kif.space TO kif_app USING (id IN (SELECT unnest(kif.my_spaces())));
CREATE POLICY member ON kif.record TO kif_app USING (space IN (SELECT unnest(kif.my_spaces())));
CREATE POLICY reader ON kif.record FOR SELECT TO kif_people USING (space IN (
    SELECT unnest(kif.my_spaces()) WHERE kif.is_reader(coalesce(current_setting('kif.session', true), ''))));
CREATE POLICY member ON kif.upload TO kif_app USING (space IN (SELECT unnest(kif.my_spaces())));
GRANT SELECT, UPDATE (number) ON kif.space TO kif_app;
GRANT SELECT, INSERT, UPDATE ON kif.record TO kif_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON kif.upload TO kif_app;
GRANT SELECT, UPDATE (number) ON kif.state TO kif_accounts;
GRANT SELECT, INSERT, UPDATE ON kif.directory TO kif_accounts;
GRANT SELECT (id), DELETE ON kif.space TO kif_accounts;
GRANT SELECT, INSERT, DELETE ON kif.work TO kif_accounts;
GRANT USAGE ON SEQUENCE kif.place TO kif_app, kif_accounts;
GRANT EXECUTE ON FUNCTION kif.my_spaces() TO kif_app, kif_people;
GRANT EXECUTE ON FUNCTION kif.numbers(text[]), kif.version() TO kif_app, kif_accounts;
GRANT EXECUTE ON FUNCTION kif.unread(), kif.add_space(text, text, text, jsonb) TO kif_accounts;

-- For people: SET kif.session by a token of the page's settings, then query. They see what its user sees.
CREATE FUNCTION kif.sign_in(token text) RETURNS void LANGUAGE plpgsql SET search_path = '' AS $$
DECLARE
    session text := upper(encode(sha256(convert_to(token, 'UTF8')), 'hex'));
BEGIN
    IF NOT kif.is_reader(session) THEN
        RAISE invalid_authorization_specification USING MESSAGE = 'this token is not known, has expired, or is a worker''s';
    END IF;
    PERFORM set_config('kif.session', session, false);
END $$;
CREATE VIEW kif.items WITH (security_invoker) AS
SELECT item.space AS household, item.body ->> 'id' AS id, item.body ->> 'name' AS name, item.body ->> 'brand' AS brand,
    item.body ->> 'category' AS category, item.body ->> 'gtin' AS gtin, item.body ->> 'place' AS place,
    item.body ->> 'expiryDate' AS expiry_date, item.body ->> 'expiryKind' AS expiry_kind,
    (item.body ->> 'addedDate')::date AS added, item.body ->> 'notes' AS notes,
    coalesce(sum((purchase.body ->> 'quantity')::int), 0) AS packs
FROM kif.record AS item
LEFT JOIN kif.record AS purchase ON purchase.space = item.space AND purchase.kind = 'purchase'
    AND purchase.body ->> 'itemId' = item.body ->> 'id'
WHERE item.kind = 'item' AND item.body IS NOT NULL GROUP BY item.space, item.key, item.body;
CREATE VIEW kif.purchases WITH (security_invoker) AS
SELECT space AS household, body ->> 'itemId' AS item, (body ->> 'quantity')::int AS quantity,
    (body ->> 'purchasedAt')::timestamptz AS purchased_at, body ->> 'unit' AS unit
FROM kif.record WHERE kind = 'purchase' AND body IS NOT NULL;
CREATE VIEW kif.history WITH (security_invoker) AS
SELECT space AS household, body ->> 'changeId' AS change, (body ->> 'number')::bigint AS number,
    body ->> 'userId' AS member, (body ->> 'date')::timestamptz AS at, (body ->> 'day')::date AS day,
    body ->> 'action' AS action, body ->> 'gtin' AS gtin, (body ->> 'amount')::int AS amount,
    body ->> 'undoneBy' IS NOT NULL AS is_undone
FROM kif.record WHERE kind = 'journal' AND body IS NOT NULL;
GRANT SELECT ON kif.items, kif.purchases, kif.history, kif.record TO kif_people;
GRANT EXECUTE ON FUNCTION kif.sign_in(text), kif.is_reader(text) TO kif_people;
UPDATE kif.state SET fingerprint = kif.fingerprint();
COMMIT;
