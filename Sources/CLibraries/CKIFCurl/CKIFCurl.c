#define _GNU_SOURCE
#include "CKIFCurl.h"
#include <CKIFLoader.h>
#include <CKIFNetwork.h>
#include <ctype.h>
#include <curl/curl.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/socket.h>

/* clang-format off */
#define FUNCTIONS(each) \
    each(curl_easy_cleanup) each(curl_easy_getinfo) each(curl_easy_init) each(curl_easy_perform) \
    each(curl_easy_setopt) each(curl_global_init) each(curl_slist_append) each(curl_slist_free_all)
/* clang-format on */

CKIFLOADER_DECLARE(ckifcurl, FUNCTIONS)
CKIFLOADER_DEFINE(ckifcurl, FUNCTIONS, "libcurl.so.4")

typedef const struct ckifcurl_functions library;

struct sink {
    struct ckifcurl_answer *answer;
    size_t limit;
};

struct source {
    const char *bytes;
    size_t left;
};

static pthread_once_t once = PTHREAD_ONCE_INIT;

static void start(void) { ckifcurl()->curl_global_init(CURL_GLOBAL_DEFAULT); }

static int result_of(CURLcode code) {
    switch (code) {
    case CURLE_OK: return CKIFCURL_OK;
    case CURLE_COULDNT_RESOLVE_PROXY:
    case CURLE_COULDNT_RESOLVE_HOST:
    case CURLE_COULDNT_CONNECT:
    case CURLE_OPERATION_TIMEDOUT:
    case CURLE_GOT_NOTHING:
    case CURLE_PARTIAL_FILE:
    case CURLE_SEND_ERROR:
    case CURLE_RECV_ERROR: return CKIFCURL_UNREACHABLE;
    default: return CKIFCURL_REFUSED;
    }
}

static size_t receive_body(char *bytes, size_t size, size_t count, void *context) {
    struct sink *sink = context;
    struct ckifcurl_answer *answer = sink->answer;
    size_t length = size * count;
    if (length > sink->limit - answer->length) return 0;
    char *grown = realloc(answer->body, answer->length + length + 1);
    if (grown == NULL) return 0;
    memcpy(grown + answer->length, bytes, length);
    answer->body = grown;
    answer->length += length;
    return length;
}

static size_t receive_header(char *bytes, size_t size, size_t count, void *context) {
    static const char name[] = "cache-control:";
    struct ckifcurl_answer *answer = context;
    size_t length = size * count;
    char line[512];
    if (length < sizeof line && length > sizeof name && strncasecmp(bytes, name, sizeof name - 1) == 0) {
        memcpy(line, bytes, length);
        line[length] = 0;
        const char *age = strcasestr(line, "max-age=");
        if (age != NULL) answer->max_age = strtol(age + 8, NULL, 10);
    }
    return length;
}

static void note_type(struct ckifcurl_answer *answer, const char *type) {
    size_t length = type == NULL ? 0 : strcspn(type, "; \t");
    if (length >= sizeof answer->type) return;
    for (size_t index = 0; index < length; index++) answer->type[index] = (char)tolower((unsigned char)type[index]);
}

static size_t send_body(char *bytes, size_t size, size_t count, void *context) {
    struct source *source = context;
    size_t length = size * count < source->left ? size * count : source->left;
    memcpy(bytes, source->bytes, length);
    source->bytes += length;
    source->left -= length;
    return length;
}

/* Opens a socket, but to no address outside the own network. */
static curl_socket_t open_own_socket(void *context, curlsocktype purpose, struct curl_sockaddr *address) {
    (void)purpose;
    if (!ckifnetwork_is_own(&address->addr)) {
        *(int *)context = 1;
        return CURL_SOCKET_BAD;
    }
    return socket(address->family, address->socktype | SOCK_CLOEXEC, address->protocol);
}

static CURL *make(library *libcurl, const char *url, int is_local, long connect_timeout, long timeout) {
    pthread_once(&once, start);
    CURL *curl = libcurl->curl_easy_init();
    if (curl == NULL) return NULL;
    libcurl->curl_easy_setopt(curl, CURLOPT_URL, url);
    libcurl->curl_easy_setopt(curl, CURLOPT_NOSIGNAL, 1L);
    libcurl->curl_easy_setopt(curl, CURLOPT_TIMEOUT_MS, timeout);
    libcurl->curl_easy_setopt(curl, CURLOPT_CONNECTTIMEOUT_MS, connect_timeout);
#if LIBCURL_VERSION_NUM >= 0x075700
    /* A name server that does not answer must not keep the caller longer. */
    libcurl->curl_easy_setopt(curl, CURLOPT_QUICK_EXIT, 1L);
#endif
    libcurl->curl_easy_setopt(curl, CURLOPT_NETRC, (long)CURL_NETRC_IGNORED);
    if (is_local) libcurl->curl_easy_setopt(curl, CURLOPT_NOPROXY, "*");
    return curl;
}

int ckifcurl_http(const char *url, const char *const *headers, const char *body, size_t body_length, int plain,
                  size_t limit, int packed, long connect_timeout, long timeout, struct ckifcurl_answer *answer) {
    library *libcurl = ckifcurl();
    if (libcurl == NULL) return CKIFCURL_UNREACHABLE;
    CURL *curl = make(libcurl, url, plain != CKIFCURL_NEVER_PLAIN, connect_timeout, timeout);
    if (curl == NULL) return CKIFCURL_REFUSED;
    *answer = (struct ckifcurl_answer){.max_age = -1, .retry_after = 0};
    struct sink sink = {answer, limit};
    struct curl_slist *list = NULL;
    for (; *headers != NULL; headers++) list = libcurl->curl_slist_append(list, *headers);
    libcurl->curl_easy_setopt(curl, CURLOPT_HTTPHEADER, list);
    libcurl->curl_easy_setopt(curl, CURLOPT_PROTOCOLS_STR, plain != CKIFCURL_NEVER_PLAIN ? "http,https" : "https");
    libcurl->curl_easy_setopt(curl, CURLOPT_FOLLOWLOCATION, 0L);
    if (packed) libcurl->curl_easy_setopt(curl, CURLOPT_ACCEPT_ENCODING, "gzip");
    int is_elsewhere = 0;
    if (plain == CKIFCURL_PLAIN_ON_OWN_NETWORK) {
        libcurl->curl_easy_setopt(curl, CURLOPT_OPENSOCKETFUNCTION, open_own_socket);
        libcurl->curl_easy_setopt(curl, CURLOPT_OPENSOCKETDATA, &is_elsewhere);
    }
    libcurl->curl_easy_setopt(curl, CURLOPT_WRITEFUNCTION, receive_body);
    libcurl->curl_easy_setopt(curl, CURLOPT_WRITEDATA, &sink);
    libcurl->curl_easy_setopt(curl, CURLOPT_HEADERFUNCTION, receive_header);
    libcurl->curl_easy_setopt(curl, CURLOPT_HEADERDATA, answer);
    if (body != NULL) {
        libcurl->curl_easy_setopt(curl, CURLOPT_POSTFIELDSIZE, (long)body_length);
        libcurl->curl_easy_setopt(curl, CURLOPT_POSTFIELDS, body);
    }
    CURLcode code = libcurl->curl_easy_perform(curl);
    libcurl->curl_easy_getinfo(curl, CURLINFO_RESPONSE_CODE, &answer->status);
    char *type = NULL;
    if (libcurl->curl_easy_getinfo(curl, CURLINFO_CONTENT_TYPE, &type) == CURLE_OK) note_type(answer, type);
    curl_off_t seconds = 0;
    if (libcurl->curl_easy_getinfo(curl, CURLINFO_RETRY_AFTER, &seconds) == CURLE_OK)
        answer->retry_after = seconds > 86400 ? 86400 : (long)seconds;
    libcurl->curl_slist_free_all(list);
    libcurl->curl_easy_cleanup(curl);
    if (code != CURLE_OK && is_elsewhere) return CKIFCURL_REFUSED;
    /* Where the body is not wanted, it ends the transfer; whatever follows the status does not matter. */
    if (limit == 0 && (code == CURLE_WRITE_ERROR || (answer->status >= 200 && answer->status < 300)))
        return CKIFCURL_OK;
    return result_of(code);
}

int ckifcurl_smtp(const char *url, const char *user, const char *password, const char *from, const char *to,
                  const char *message, size_t length, int require_tls, long timeout) {
    library *libcurl = ckifcurl();
    if (libcurl == NULL) return CKIFCURL_UNREACHABLE;
    CURL *curl = make(libcurl, url, !require_tls, timeout, timeout);
    if (curl == NULL) return CKIFCURL_REFUSED;
    struct source source = {message, length};
    struct curl_slist *recipients = libcurl->curl_slist_append(NULL, to);
    libcurl->curl_easy_setopt(curl, CURLOPT_PROTOCOLS_STR, "smtp,smtps");
    libcurl->curl_easy_setopt(curl, CURLOPT_USE_SSL, require_tls ? (long)CURLUSESSL_ALL : (long)CURLUSESSL_TRY);
    if (user != NULL) {
        libcurl->curl_easy_setopt(curl, CURLOPT_USERNAME, user);
        libcurl->curl_easy_setopt(curl, CURLOPT_PASSWORD, password);
    }
    libcurl->curl_easy_setopt(curl, CURLOPT_MAIL_FROM, from);
    libcurl->curl_easy_setopt(curl, CURLOPT_MAIL_RCPT, recipients);
    libcurl->curl_easy_setopt(curl, CURLOPT_READFUNCTION, send_body);
    libcurl->curl_easy_setopt(curl, CURLOPT_READDATA, &source);
    libcurl->curl_easy_setopt(curl, CURLOPT_UPLOAD, 1L);
    CURLcode code = libcurl->curl_easy_perform(curl);
    libcurl->curl_slist_free_all(recipients);
    libcurl->curl_easy_cleanup(curl);
    return result_of(code);
}

void ckifcurl_free(struct ckifcurl_answer *answer) {
    free(answer->body);
    answer->body = NULL;
}
