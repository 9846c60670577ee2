/* libsodium, for the digest that names a photo's content. */
#ifndef CKIFSODIUM_H
#define CKIFSODIUM_H
#include <sodium.h>
#endif
