/* libcrypto (OpenSSL) behind three calls for signed tokens. Big numbers are big-endian bytes. */
#ifndef CKIFCRYPTO_H
#define CKIFCRYPTO_H
#include <stddef.h>
#include <stdint.h>

/* Whether the signature (PKCS #1 v1.5, SHA-256) over the message is the key's; keys under 2048 bits are refused. */
int ckifcrypto_verify_rs256(const uint8_t *modulus, size_t modulus_length, const uint8_t *exponent,
                            size_t exponent_length, const uint8_t *message, size_t message_length,
                            const uint8_t *signature, size_t signature_length);

/* Whether the signature (P-256, SHA-256; r and s of 32 bytes each) over the message is the key's, whose x and y have 32
   bytes each. */
int ckifcrypto_verify_es256(const uint8_t *x, const uint8_t *y, const uint8_t *message, size_t message_length,
                            const uint8_t *signature);

/* Signs the message with the P-256 key in PEM, and writes r and s of 32 bytes each to the signature. False when
   `pem` does not contain such a key. */
int ckifcrypto_sign_es256(const char *pem, size_t pem_length, const uint8_t *message, size_t message_length,
                          uint8_t *signature);
#endif
