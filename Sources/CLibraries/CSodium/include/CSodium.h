/* libsodium, for the digest that names a photo's content. */
#ifndef CSODIUM_H
#define CSODIUM_H
#include <sodium.h>
#endif
