#include "CKIFNetwork.h"
#include <netdb.h>
#include <netinet/in.h>
#include <stdint.h>
#include <string.h>

static int is_own_ipv4(uint32_t address) {
    return address >> 24 == 127 || address >> 24 == 10 || address >> 20 == 0xAC1 || address >> 16 == 0xC0A8 ||
           address >> 16 == 0xA9FE;
}

int ckifnetwork_is_own(const struct sockaddr *address) {
    if (address->sa_family == AF_INET) {
        struct sockaddr_in ipv4;
        memcpy(&ipv4, address, sizeof ipv4);
        return is_own_ipv4(ntohl(ipv4.sin_addr.s_addr));
    }
    if (address->sa_family != AF_INET6) return 0;
    struct sockaddr_in6 ipv6;
    memcpy(&ipv6, address, sizeof ipv6);
    const uint8_t *bytes = ipv6.sin6_addr.s6_addr;
    if (IN6_IS_ADDR_V4MAPPED(&ipv6.sin6_addr)) {
        uint32_t mapped;
        memcpy(&mapped, bytes + 12, sizeof mapped);
        return is_own_ipv4(ntohl(mapped));
    }
    return IN6_IS_ADDR_LOOPBACK(&ipv6.sin6_addr) || (bytes[0] & 0xFE) == 0xFC ||
           (bytes[0] == 0xFE && (bytes[1] & 0xC0) == 0x80);
}

int ckifnetwork_resolve(const char *host, int only_own, char *text) {
    struct addrinfo hints = {.ai_socktype = SOCK_STREAM, .ai_flags = AI_ADDRCONFIG}, *found = NULL;
    if (getaddrinfo(host, NULL, &hints, &found) != 0 || found == NULL) return 1;
    int result = getnameinfo(found->ai_addr, found->ai_addrlen, text, 64, NULL, 0, NI_NUMERICHOST) == 0 ? 0 : 1;
    for (struct addrinfo *each = found; each != NULL; each = each->ai_next) {
        if (only_own && !ckifnetwork_is_own(each->ai_addr)) result = 2;
    }
    freeaddrinfo(found);
    return result;
}
