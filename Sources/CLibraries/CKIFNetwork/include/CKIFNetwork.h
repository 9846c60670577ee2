/* Which addresses are on a network of one's own. */
#ifndef CKIFNETWORK_H
#define CKIFNETWORK_H
#include <sys/socket.h>

/* Non-zero for an address of this machine or of a private network: loopback, private use (RFC 1918), link-local (RFC 3927,
   RFC 4291) and unique local (RFC 4193), also as an IPv4-mapped address. */
int ckifnetwork_is_own(const struct sockaddr *_Nonnull address);

/* The first address of a host as digits, in `text` of at least 64 bytes. 0 on success; 1 when the host has no address; 2 when
   `only_own` and one of its addresses is not on a network of one's own. */
int ckifnetwork_resolve(const char *_Nonnull host, int only_own, char *_Nonnull text);
#endif
