#include "CKIFMosquitto.h"
#include <CKIFLoader.h>
#include <fcntl.h>
#include <limits.h>
#include <linux/tcp.h>
#include <mosquitto.h>
#include <netinet/in.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

/* clang-format off */
#define FUNCTIONS(each) \
    each(mosquitto_connect_async) each(mosquitto_connect_callback_set) each(mosquitto_destroy) \
    each(mosquitto_disconnect) each(mosquitto_lib_init) each(mosquitto_loop) each(mosquitto_new) \
    each(mosquitto_publish) each(mosquitto_publish_callback_set) each(mosquitto_socket) each(mosquitto_tls_set) \
    each(mosquitto_username_pw_set)
/* clang-format on */

CKIFLOADER_DECLARE(ckifmosquitto, FUNCTIONS)
CKIFLOADER_DEFINE(ckifmosquitto, FUNCTIONS, "libmosquitto.so.1")

typedef const struct ckifmosquitto_functions library;

/* What the callbacks have seen. */
struct progress {
    bool is_connected, is_refused;
    size_t acknowledged;
};

static pthread_once_t once = PTHREAD_ONCE_INIT;

static void start(void) { ckifmosquitto()->mosquitto_lib_init(); }

static void connected(struct mosquitto *client, void *context, int code) {
    (void)client;
    struct progress *progress = context;
    progress->is_connected = code == 0;
    progress->is_refused = code != 0;
}

static void published(struct mosquitto *client, void *context, int id) {
    (void)client, (void)id;
    ((struct progress *)context)->acknowledged++;
}

/* The most bytes that a broker may send beside a few for each message: those of a TLS handshake, and of its answers. */
enum { MAXIMUM_RECEIVED = 1 << 18, ANSWER_LENGTH = 64, RECEIVE_BUFFER = 1 << 14 };

/* Ends a connection on which the broker sends too much: the library takes a packet of any size into memory, without a look at
   the time or the size between. */
struct watch {
    pthread_t thread;
    /* A descriptor of its own, so that it stays when the library closes its one. */
    int socket;
    size_t count;
    atomic_bool is_over, has_ended;
};

/* Whether the broker has sent more than the answers to `count` messages can have. */
static bool has_sent_too_much(const struct watch *watch) {
    struct tcp_info information = {0};
    socklen_t length = sizeof information;
    if (getsockopt(watch->socket, IPPROTO_TCP, TCP_INFO, &information, &length) != 0) return false;
    const size_t end = offsetof(struct tcp_info, tcpi_bytes_received) + sizeof information.tcpi_bytes_received;
    return length >= end && information.tcpi_bytes_received > MAXIMUM_RECEIVED + watch->count * ANSWER_LENGTH;
}

static void *watch_connection(void *context) {
    struct watch *watch = context;
    const struct timespec pause = {.tv_nsec = 1000000};
    while (!watch->is_over && !watch->has_ended) {
        if (has_sent_too_much(watch)) {
            watch->has_ended = true;
            shutdown(watch->socket, SHUT_RDWR);
        }
        nanosleep(&pause, NULL);
    }
    return NULL;
}

/* A small window keeps down what arrives between two looks. */
static bool start_watch(struct watch *watch, int socket) {
    int size = RECEIVE_BUFFER;
    setsockopt(socket, SOL_SOCKET, SO_RCVBUF, &size, sizeof size);
    watch->socket = fcntl(socket, F_DUPFD_CLOEXEC, 0);
    if (watch->socket < 0) return false;
    if (pthread_create(&watch->thread, NULL, watch_connection, watch) == 0) return true;
    close(watch->socket);
    return false;
}

static void end_watch(struct watch *watch) {
    watch->is_over = true;
    pthread_join(watch->thread, NULL);
    close(watch->socket);
}

static time_t now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec;
}

static int result_of(int code) {
    switch (code) {
    case MOSQ_ERR_SUCCESS: return CKIFMOSQUITTO_OK;
    case MOSQ_ERR_TLS:
    case MOSQ_ERR_AUTH:
    case MOSQ_ERR_CONN_REFUSED:
    case MOSQ_ERR_ACL_DENIED:
    case MOSQ_ERR_PAYLOAD_SIZE:
    case MOSQ_ERR_INVAL: return CKIFMOSQUITTO_REFUSED;
    default: return CKIFMOSQUITTO_UNREACHABLE;
    }
}

static int open_connection(library *mosquitto, struct mosquitto *client, const struct ckifmosquitto_broker *broker) {
    int code = MOSQ_ERR_SUCCESS;
    if (broker->user != NULL) code = mosquitto->mosquitto_username_pw_set(client, broker->user, broker->password);
    if (code == MOSQ_ERR_SUCCESS && broker->uses_tls) {
        code = mosquitto->mosquitto_tls_set(client, NULL, "/etc/ssl/certs", NULL, NULL, NULL);
    }
    if (code == MOSQ_ERR_SUCCESS) { code = mosquitto->mosquitto_connect_async(client, broker->host, broker->port, 60); }
    return code;
}

static int exchange(library *mosquitto, struct mosquitto *client, struct progress *progress,
                    const struct ckifmosquitto_message *messages, size_t count, int timeout) {
    int code = MOSQ_ERR_SUCCESS;
    size_t sent = 0;
    for (time_t end = now() + timeout; code == MOSQ_ERR_SUCCESS && progress->acknowledged < count;) {
        if (now() >= end) return CKIFMOSQUITTO_UNREACHABLE;
        for (; progress->is_connected && sent < count && code == MOSQ_ERR_SUCCESS; sent++) {
            const struct ckifmosquitto_message *message = messages + sent;
            if (message->length > INT_MAX) return CKIFMOSQUITTO_REFUSED;
            code = mosquitto->mosquitto_publish(client, NULL, message->topic, (int)message->length, message->payload, 1,
                                                message->is_retained != 0);
        }
        if (code == MOSQ_ERR_SUCCESS) code = mosquitto->mosquitto_loop(client, 100, 1);
        if (progress->is_refused) return CKIFMOSQUITTO_REFUSED;
    }
    mosquitto->mosquitto_disconnect(client);
    return result_of(code);
}

static int publish(library *mosquitto, struct mosquitto *client, struct progress *progress,
                   const struct ckifmosquitto_broker *broker, const struct ckifmosquitto_message *messages,
                   size_t count, int timeout) {
    const int code = open_connection(mosquitto, client, broker);
    if (code != MOSQ_ERR_SUCCESS) return result_of(code);
    struct watch watch = {.count = count};
    if (!start_watch(&watch, mosquitto->mosquitto_socket(client))) return CKIFMOSQUITTO_UNREACHABLE;
    const int result = exchange(mosquitto, client, progress, messages, count, timeout);
    end_watch(&watch);
    return watch.has_ended ? CKIFMOSQUITTO_REFUSED : result;
}

int ckifmosquitto_publish(const struct ckifmosquitto_broker *broker, const struct ckifmosquitto_message *messages,
                          size_t count, int timeout) {
    library *mosquitto = ckifmosquitto();
    if (mosquitto == NULL) return CKIFMOSQUITTO_MISSING;
    pthread_once(&once, start);
    struct progress progress = {0};
    struct mosquitto *client = mosquitto->mosquitto_new(NULL, true, &progress);
    if (client == NULL) return CKIFMOSQUITTO_UNREACHABLE;
    mosquitto->mosquitto_connect_callback_set(client, connected);
    mosquitto->mosquitto_publish_callback_set(client, published);
    int result = publish(mosquitto, client, &progress, broker, messages, count, timeout);
    mosquitto->mosquitto_destroy(client);
    return result;
}
