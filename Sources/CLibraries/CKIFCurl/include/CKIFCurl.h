/* libcurl behind two calls: its own are variadic, and Swift cannot import them. The library is loaded at the first
   call; where it is missing, no server can be reached. */
#ifndef CKIFCURL_H
#define CKIFCURL_H
#include <stddef.h>

/* How a transfer ended. */
enum ckifcurl_result {
    CKIFCURL_OK = 0,
    /* The server could not be reached, or did not answer in time. */
    CKIFCURL_UNREACHABLE = 1,
    /* The server could not be trusted, refused, or sent too much. */
    CKIFCURL_REFUSED = 2,
};

/* Where a request may go in plain text. */
enum ckifcurl_plain {
    CKIFCURL_NEVER_PLAIN = 0,
    /* To this machine: the caller has looked at the host. */
    CKIFCURL_PLAIN_HERE = 1,
    /* To an address on the own network, of whatever host; to any other nothing is sent. */
    CKIFCURL_PLAIN_ON_OWN_NETWORK = 2,
};

/* A server's answer. */
struct ckifcurl_answer {
    long status;
    /* Seconds for which the answer may be cached; -1 when the server does not say. */
    long max_age;
    /* Seconds after which to ask again, at most a day; 0 when the server does not say. */
    long retry_after;
    /* The content type without parameters, in lower case; empty when there is none, or it is longer. */
    char type[64];
    char *body;
    size_t length;
};

/* One HTTP request: GET without a body, else POST. Redirects are not followed; plain HTTP is used only if allowed
   (ckifcurl_plain).
   headers: lines, NULL at the end. The body of the answer has at most `limit` bytes, also where the server may have
   `packed` it (gzip); it is freed by ckifcurl_free. Timeouts are in milliseconds. */
int ckifcurl_http(const char *url, const char *const *headers, const char *body, size_t body_length, int plain,
                  size_t limit, int packed, long connect_timeout, long timeout, struct ckifcurl_answer *answer);

/* Sends one message by SMTP; the user may be NULL. With require_tls nothing is sent in plain text. */
int ckifcurl_smtp(const char *url, const char *user, const char *password, const char *from, const char *to,
                  const char *message, size_t length, int require_tls, long timeout);

void ckifcurl_free(struct ckifcurl_answer *answer);
#endif
