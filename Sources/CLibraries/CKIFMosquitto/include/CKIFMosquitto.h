/* Publishing by MQTT over libmosquitto, in one call. The library is loaded at the first call. */
#ifndef CKIFMOSQUITTO_H
#define CKIFMOSQUITTO_H
#include <stddef.h>

enum ckifmosquitto_result {
    CKIFMOSQUITTO_OK = 0,
    /* The broker could not be reached, or did not acknowledge everything in time. */
    CKIFMOSQUITTO_UNREACHABLE = 1,
    /* The broker refused the connection, or could not be trusted. */
    CKIFMOSQUITTO_REFUSED = 2,
    /* The library is not installed. */
    CKIFMOSQUITTO_MISSING = 3,
};

struct ckifmosquitto_broker {
    const char *_Nonnull host;
    int port;
    /* NULL for no sign-in. */
    const char *_Nullable user;
    const char *_Nullable password;
    /* Non-zero for TLS, with the certificates that the system trusts. */
    int uses_tls;
};

struct ckifmosquitto_message {
    const char *_Nonnull topic;
    const char *_Nonnull payload;
    size_t length;
    /* Non-zero to let the broker keep it for later subscribers. */
    int is_retained;
};

/* Connects, publishes each message at least once (QoS 1), waits until the broker has acknowledged all of them, and
   disconnects; all that within `timeout` seconds. */
int ckifmosquitto_publish(const struct ckifmosquitto_broker *_Nonnull broker,
                          const struct ckifmosquitto_message *_Nonnull messages, size_t count, int timeout);
#endif
