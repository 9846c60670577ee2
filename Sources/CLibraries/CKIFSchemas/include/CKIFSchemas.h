/* The tables of the databases, in the program itself: the files schema.sql of Sources/Data. */
#ifndef CKIFSCHEMAS_H
#define CKIFSCHEMAS_H
#include <stddef.h>
#include <stdint.h>

struct ckif_schema {
    const uint8_t *_Nonnull bytes;
    size_t length;
} __attribute__((swift_attr("@Sendable")));

extern const struct ckif_schema ckif_sqlite_schema, ckif_postgres_schema;
#endif
