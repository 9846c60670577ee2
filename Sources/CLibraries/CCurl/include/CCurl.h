/* libcurl, behind the two calls that are made of it: its own are variadic, which Swift cannot import. */
#ifndef CCURL_H
#define CCURL_H
#include <stddef.h>

/* How a transfer ended. */
enum kif_curl_result {
    KIF_CURL_OK = 0,
    /* The server could not be reached, or did not answer in time. */
    KIF_CURL_UNREACHABLE = 1,
    /* The server could not be trusted, refused, or sent too much. */
    KIF_CURL_REFUSED = 2,
};

/* What a server answered. */
struct kif_curl_answer {
    long status;
    /* Seconds that the answer may be kept; -1 where the server says nothing. */
    long max_age;
    char *body;
    size_t length;
};

/* One HTTP request: GET without a body, else POST. Redirects are not followed; plain HTTP is spoken only if allowed.
   headers: lines, NULL at the end. The answer's body is freed by kif_curl_free. */
int kif_curl_http(const char *url, const char *const *headers, const char *body, size_t body_length, int allow_plain,
                  size_t limit, long timeout, struct kif_curl_answer *answer);

/* Sends one message by SMTP; the user may be NULL. With require_tls nothing is said in plain text. */
int kif_curl_smtp(const char *url, const char *user, const char *password, const char *from, const char *to,
                  const char *message, size_t length, int require_tls, long timeout);

void kif_curl_free(struct kif_curl_answer *answer);
#endif
