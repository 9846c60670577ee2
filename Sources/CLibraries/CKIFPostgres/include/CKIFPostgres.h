/* PostgreSQL over libpq, without a call that waits for longer than it is told, but for connecting. The library is loaded at
   the first use. */
#ifndef CKIFPOSTGRES_H
#define CKIFPOSTGRES_H
#include <stddef.h>
#include <stdint.h>

/* What a connection has for its caller. */
enum ckifpostgres_step {
    /* A result of the statement that was sent. */
    CKIFPOSTGRES_RESULT = 0,
    /* No more results: the next statement can be sent. */
    CKIFPOSTGRES_END = 1,
    /* Nothing yet. */
    CKIFPOSTGRES_WAITING = 2,
    /* The connection is lost. */
    CKIFPOSTGRES_BROKEN = 3,
};

struct ckifpostgres_connection;

/* Non-zero where the library is installed. */
int ckifpostgres_is_available(void);

/* The options of an address, as pairs of keyword and value, each with a NUL at its end; `length` bytes in all, freed by
   ckifpostgres_free. NULL when it is no address. */
char *_Nullable ckifpostgres_parse(const char *_Nonnull address, size_t *_Nonnull length);
void ckifpostgres_free(char *_Nullable text);

/* Connects with these options, `length` bytes as above; NULL without the library or memory. One that failed has no
   ckifpostgres_is_open, and a message. */
struct ckifpostgres_connection *_Nullable ckifpostgres_open(const char *_Nonnull options, size_t length);
void ckifpostgres_close(struct ckifpostgres_connection *_Nonnull connection);
/* Asks the server to end the running statement, on a thread of its own. */
void ckifpostgres_cancel(const struct ckifpostgres_connection *_Nonnull connection);

int ckifpostgres_is_open(const struct ckifpostgres_connection *_Nonnull connection);
/* Non-zero when nothing has come that nobody asked for, such as the end of the connection. */
int ckifpostgres_is_quiet(const struct ckifpostgres_connection *_Nonnull connection);
int ckifpostgres_is_in_transaction(const struct ckifpostgres_connection *_Nonnull connection);
/* As 150020 for 15.20. */
int ckifpostgres_server_version(const struct ckifpostgres_connection *_Nonnull connection);
/* The server that was connected, as it is named in the options. */
const char *_Nonnull ckifpostgres_host(const struct ckifpostgres_connection *_Nonnull connection);
const char *_Nonnull ckifpostgres_port(const struct ckifpostgres_connection *_Nonnull connection);
/* What went wrong with the connection. */
const char *_Nonnull ckifpostgres_message(const struct ckifpostgres_connection *_Nonnull connection);

/* These send, and return non-zero on success. */
int ckifpostgres_send_text(struct ckifpostgres_connection *_Nonnull connection, const char *_Nonnull statements);
int ckifpostgres_send_preparation(struct ckifpostgres_connection *_Nonnull connection, const char *_Nonnull name,
                                  const char *_Nonnull statement);

/* A parameter: a part of a buffer, with a NUL behind it. */
struct ckifpostgres_parameter {
    size_t start;
    int length, is_binary;
};
enum { CKIFPOSTGRES_MAXIMUM_PARAMETERS = 8 };
/* `is_streamed`: each row is a result of its own. `is_binary`: values are not as text. */
int ckifpostgres_send_prepared(struct ckifpostgres_connection *_Nonnull connection, const char *_Nonnull name,
                               const char *_Nonnull buffer, const struct ckifpostgres_parameter *_Nonnull parameters,
                               size_t count, int is_binary, int is_streamed);

/* Sends what is left, and waits at most so long for the next result, which then is the connection's. */
enum ckifpostgres_step ckifpostgres_next(struct ckifpostgres_connection *_Nonnull connection, int milliseconds);

/* The error of the result, as SQLSTATE and message; NULL when it is none. */
const char *_Nullable ckifpostgres_error(const struct ckifpostgres_connection *_Nonnull connection,
                                         const char *_Nullable *_Nonnull message);
/* What was done, such as COMMIT. */
const char *_Nonnull ckifpostgres_tag(const struct ckifpostgres_connection *_Nonnull connection);
int ckifpostgres_rows(const struct ckifpostgres_connection *_Nonnull connection);
int ckifpostgres_columns(const struct ckifpostgres_connection *_Nonnull connection);
/* A value of the result, valid until the next one; NULL where it has none. */
const char *_Nullable ckifpostgres_value(const struct ckifpostgres_connection *_Nonnull connection, int row, int column,
                                         int *_Nonnull length);
#endif
