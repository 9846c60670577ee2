#include "CKIFSchemas.h"

#pragma clang diagnostic ignored "-Wc23-extensions"
static const uint8_t sqlite[] = {
#embed "../../Data/SQLite/Schema/schema.sql"
};
static const uint8_t postgres[] = {
#embed "../../Data/Postgres/schema.sql"
};

const struct ckif_schema ckif_sqlite_schema = {sqlite, sizeof sqlite};
const struct ckif_schema ckif_postgres_schema = {postgres, sizeof postgres};
