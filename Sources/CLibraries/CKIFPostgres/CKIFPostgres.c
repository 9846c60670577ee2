#include "CKIFPostgres.h"
#include <CKIFLoader.h>
#include <poll.h>
#include <postgresql/libpq-fe.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

/* clang-format off */
#define FUNCTIONS(each) \
    each(PQcancel) each(PQclear) each(PQcmdStatus) each(PQconnectdbParams) each(PQconninfoFree) \
    each(PQconninfoParse) each(PQconsumeInput) each(PQerrorMessage) each(PQfinish) each(PQflush) \
    each(PQfreeCancel) each(PQfreemem) each(PQgetCancel) each(PQgetResult) each(PQgetisnull) each(PQgetlength) \
    each(PQgetvalue) each(PQhost) each(PQport) each(PQisBusy) each(PQnfields) each(PQntuples) each(PQresultErrorField) each(PQresultStatus) \
    each(PQsendPrepare) each(PQsendQuery) each(PQsendQueryPrepared) each(PQserverVersion) \
    each(PQsetNoticeProcessor) each(PQsetSingleRowMode) each(PQsetnonblocking) each(PQsocket) each(PQstatus) \
    each(PQtransactionStatus)
/* clang-format on */

CKIFLOADER_DECLARE(ckifpostgres, FUNCTIONS)
CKIFLOADER_DEFINE(ckifpostgres, FUNCTIONS, "libpq.so.5")

struct ckifpostgres_connection {
    const struct ckifpostgres_functions *library;
    PGconn *connection;
    PGresult *result;
};
typedef const struct ckifpostgres_connection connection;

int ckifpostgres_is_available(void) { return ckifpostgres() != NULL; }

/* The pairs as one text; NULL without memory. */
static char *joined(const PQconninfoOption *options, size_t *length) {
    *length = 0;
    for (const PQconninfoOption *option = options; option->keyword; option++) {
        if (option->val) *length += strlen(option->keyword) + strlen(option->val) + 2;
    }
    char *text = malloc(*length + 1), *end = text;
    for (const PQconninfoOption *option = options; text && option->keyword; option++) {
        if (option->val) end = stpcpy(stpcpy(end, option->keyword) + 1, option->val) + 1;
    }
    return text;
}

char *ckifpostgres_parse(const char *address, size_t *length) {
    const struct ckifpostgres_functions *library = ckifpostgres();
    if (!library) return NULL;
    char *message = NULL;
    PQconninfoOption *options = library->PQconninfoParse(address, &message);
    library->PQfreemem(message);
    if (!options) return NULL;
    char *text = joined(options, length);
    library->PQconninfoFree(options);
    return text;
}

void ckifpostgres_free(char *text) { free(text); }

static void ignore(void *context, const char *message) { (void)context, (void)message; }

enum { MAXIMUM_OPTIONS = 64 };

struct ckifpostgres_connection *ckifpostgres_open(const char *options, size_t length) {
    const struct ckifpostgres_functions *library = ckifpostgres();
    if (!library) return NULL;
    const char *keywords[MAXIMUM_OPTIONS + 1] = {0}, *values[MAXIMUM_OPTIONS + 1] = {0};
    const char *end = options + length;
    for (size_t index = 0; options < end && index < MAXIMUM_OPTIONS; index++) {
        keywords[index] = options;
        values[index] = options + strlen(options) + 1;
        options = values[index] + strlen(values[index]) + 1;
    }
    struct ckifpostgres_connection *opened = calloc(1, sizeof *opened);
    if (!opened) return NULL;
    opened->library = library;
    opened->connection = library->PQconnectdbParams(keywords, values, 0);
    if (!opened->connection) {
        free(opened);
        return NULL;
    }
    library->PQsetNoticeProcessor(opened->connection, ignore, NULL);
    library->PQsetnonblocking(opened->connection, 1);
    return opened;
}

void ckifpostgres_close(struct ckifpostgres_connection *open) {
    open->library->PQclear(open->result);
    open->library->PQfinish(open->connection);
    free(open);
}

static void *send_cancel(void *request) {
    char message[256];
    ckifpostgres()->PQcancel(request, message, sizeof message);
    ckifpostgres()->PQfreeCancel(request);
    return NULL;
}

void ckifpostgres_cancel(connection *open) {
    PGcancel *request = open->library->PQgetCancel(open->connection);
    pthread_t thread;
    if (!request) return;
    if (pthread_create(&thread, NULL, send_cancel, request) == 0) {
        pthread_detach(thread);
    } else {
        open->library->PQfreeCancel(request);
    }
}

int ckifpostgres_is_open(connection *open) { return open->library->PQstatus(open->connection) == CONNECTION_OK; }

int ckifpostgres_is_quiet(connection *open) {
    struct pollfd descriptor = {.fd = open->library->PQsocket(open->connection), .events = POLLIN};
    return descriptor.fd >= 0 && poll(&descriptor, 1, 0) == 0;
}

int ckifpostgres_is_in_transaction(connection *open) {
    return open->library->PQtransactionStatus(open->connection) != PQTRANS_IDLE;
}

int ckifpostgres_server_version(connection *open) { return open->library->PQserverVersion(open->connection); }

const char *ckifpostgres_host(connection *open) {
    const char *host = open->library->PQhost(open->connection);
    return host ? host : "";
}

const char *ckifpostgres_port(connection *open) {
    const char *port = open->library->PQport(open->connection);
    return port ? port : "";
}

const char *ckifpostgres_message(connection *open) { return open->library->PQerrorMessage(open->connection); }

int ckifpostgres_send_text(struct ckifpostgres_connection *open, const char *statements) {
    return open->library->PQsendQuery(open->connection, statements);
}

int ckifpostgres_send_preparation(struct ckifpostgres_connection *open, const char *name, const char *statement) {
    return open->library->PQsendPrepare(open->connection, name, statement, 0, NULL);
}

int ckifpostgres_send_prepared(struct ckifpostgres_connection *open, const char *name, const char *buffer,
                               const struct ckifpostgres_parameter *parameters, size_t count, int is_binary,
                               int is_streamed) {
    const char *values[CKIFPOSTGRES_MAXIMUM_PARAMETERS];
    int lengths[CKIFPOSTGRES_MAXIMUM_PARAMETERS], formats[CKIFPOSTGRES_MAXIMUM_PARAMETERS];
    if (count > CKIFPOSTGRES_MAXIMUM_PARAMETERS) return 0;
    for (size_t index = 0; index < count; index++) {
        values[index] = buffer + parameters[index].start;
        lengths[index] = parameters[index].length;
        formats[index] = parameters[index].is_binary;
    }
    const int is_sent =
        open->library->PQsendQueryPrepared(open->connection, name, (int)count, values, lengths, formats, is_binary);
    return is_sent && (!is_streamed || open->library->PQsetSingleRowMode(open->connection));
}

enum ckifpostgres_step ckifpostgres_next(struct ckifpostgres_connection *open, int milliseconds) {
    const struct ckifpostgres_functions *library = open->library;
    library->PQclear(open->result);
    open->result = NULL;
    for (;;) {
        const int has_more = library->PQflush(open->connection) > 0;
        if (!has_more && !library->PQisBusy(open->connection)) {
            open->result = library->PQgetResult(open->connection);
            return open->result                 ? CKIFPOSTGRES_RESULT
                   : ckifpostgres_is_open(open) ? CKIFPOSTGRES_END
                                                : CKIFPOSTGRES_BROKEN;
        }
        struct pollfd descriptor = {.fd = library->PQsocket(open->connection), .events = POLLIN};
        if (descriptor.fd < 0) return CKIFPOSTGRES_BROKEN;
        if (has_more) descriptor.events |= POLLOUT;
        if (poll(&descriptor, 1, milliseconds) <= 0) return CKIFPOSTGRES_WAITING;
        const int has_come = (descriptor.revents & ~POLLOUT) != 0;
        if (has_come && !library->PQconsumeInput(open->connection)) return CKIFPOSTGRES_BROKEN;
    }
}

const char *ckifpostgres_error(connection *open, const char **message) {
    const ExecStatusType status = open->library->PQresultStatus(open->result);
    if (status != PGRES_FATAL_ERROR && status != PGRES_BAD_RESPONSE) return NULL;
    *message = open->library->PQresultErrorField(open->result, PG_DIAG_MESSAGE_PRIMARY);
    const char *state = open->library->PQresultErrorField(open->result, PG_DIAG_SQLSTATE);
    /* What the library itself notices has no state: the connection is lost. */
    return state ? state : "08006";
}

const char *ckifpostgres_tag(connection *open) { return open->library->PQcmdStatus(open->result); }

int ckifpostgres_rows(connection *open) { return open->library->PQntuples(open->result); }

int ckifpostgres_columns(connection *open) { return open->library->PQnfields(open->result); }

const char *ckifpostgres_value(connection *open, int row, int column, int *length) {
    if (open->library->PQgetisnull(open->result, row, column)) return NULL;
    *length = open->library->PQgetlength(open->result, row, column);
    return open->library->PQgetvalue(open->result, row, column);
}
