/* libcrypto (OpenSSL), behind what is needed of it for signed tokens. Big numbers are big-endian bytes. */
#ifndef CCRYPTO_H
#define CCRYPTO_H
#include <stddef.h>
#include <stdint.h>

/* True when the signature (PKCS #1 v1.5, SHA-256) over the message is that of the key; keys under 2048 bits are no
   keys. */
int kif_verify_rs256(const uint8_t *modulus, size_t modulus_length, const uint8_t *exponent, size_t exponent_length,
                     const uint8_t *message, size_t message_length, const uint8_t *signature, size_t signature_length);

/* True when the signature (P-256, SHA-256; r and s of 32 bytes each) over the message is that of the key, whose x and
   y have 32 bytes each. */
int kif_verify_es256(const uint8_t *x, const uint8_t *y, const uint8_t *message, size_t message_length,
                     const uint8_t *signature);

/* Signs the message with the P-256 key in PEM; r and s of 32 bytes each go to the signature. False without such a key. */
int kif_sign_es256(const char *pem, size_t pem_length, const uint8_t *message, size_t message_length,
                   uint8_t *signature);
#endif
