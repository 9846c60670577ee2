#include "CKIFCrypto.h"
#include <limits.h>
#include <openssl/bio.h>
#include <openssl/bn.h>
#include <openssl/core_names.h>
#include <openssl/ec.h>
#include <openssl/evp.h>
#include <openssl/param_build.h>
#include <openssl/pem.h>
#include <string.h>

enum { part_length = 32 };

static int verify(EVP_PKEY *key, const uint8_t *message, size_t length, const uint8_t *signature,
                  size_t signature_length) {
    EVP_MD_CTX *context = EVP_MD_CTX_new();
    int valid = context != NULL && EVP_DigestVerifyInit(context, NULL, EVP_sha256(), NULL, key) == 1 &&
                EVP_DigestVerify(context, signature, signature_length, message, length) == 1;
    EVP_MD_CTX_free(context);
    return valid;
}

static EVP_PKEY *key_of(const char *type, OSSL_PARAM *parameters) {
    EVP_PKEY *key = NULL;
    EVP_PKEY_CTX *context = EVP_PKEY_CTX_new_from_name(NULL, type, NULL);
    if (context == NULL || parameters == NULL || EVP_PKEY_fromdata_init(context) != 1 ||
        EVP_PKEY_fromdata(context, &key, EVP_PKEY_PUBLIC_KEY, parameters) != 1)
        key = NULL;
    EVP_PKEY_CTX_free(context);
    return key;
}

int ckifcrypto_verify_rs256(const uint8_t *modulus, size_t modulus_length, const uint8_t *exponent,
                            size_t exponent_length, const uint8_t *message, size_t message_length,
                            const uint8_t *signature, size_t signature_length) {
    if (modulus_length > 2048 || exponent_length > 8) return 0;
    int valid = 0;
    BIGNUM *n = BN_bin2bn(modulus, (int)modulus_length, NULL);
    BIGNUM *e = BN_bin2bn(exponent, (int)exponent_length, NULL);
    OSSL_PARAM_BLD *builder = OSSL_PARAM_BLD_new();
    if (n != NULL && e != NULL && builder != NULL && BN_num_bits(n) >= 2048 &&
        OSSL_PARAM_BLD_push_BN(builder, OSSL_PKEY_PARAM_RSA_N, n) == 1 &&
        OSSL_PARAM_BLD_push_BN(builder, OSSL_PKEY_PARAM_RSA_E, e) == 1) {
        OSSL_PARAM *parameters = OSSL_PARAM_BLD_to_param(builder);
        EVP_PKEY *key = key_of("RSA", parameters);
        valid = key != NULL && verify(key, message, message_length, signature, signature_length);
        EVP_PKEY_free(key);
        OSSL_PARAM_free(parameters);
    }
    OSSL_PARAM_BLD_free(builder);
    BN_free(n);
    BN_free(e);
    return valid;
}

/* The signature in DER, libcrypto's form. */
static unsigned char *der_of(const uint8_t *signature, int *length) {
    unsigned char *der = NULL;
    ECDSA_SIG *pair = ECDSA_SIG_new();
    BIGNUM *r = BN_bin2bn(signature, part_length, NULL);
    BIGNUM *s = BN_bin2bn(signature + part_length, part_length, NULL);
    if (pair != NULL && r != NULL && s != NULL && ECDSA_SIG_set0(pair, r, s) == 1) {
        *length = i2d_ECDSA_SIG(pair, &der);
    } else {
        BN_free(r);
        BN_free(s);
    }
    ECDSA_SIG_free(pair);
    return der;
}

int ckifcrypto_verify_es256(const uint8_t *x, const uint8_t *y, const uint8_t *message, size_t message_length,
                            const uint8_t *signature) {
    uint8_t point[1 + 2 * part_length] = {POINT_CONVERSION_UNCOMPRESSED};
    memcpy(point + 1, x, part_length);
    memcpy(point + 1 + part_length, y, part_length);
    char group[] = "P-256";
    OSSL_PARAM parameters[] = {
        OSSL_PARAM_construct_utf8_string(OSSL_PKEY_PARAM_GROUP_NAME, group, 0),
        OSSL_PARAM_construct_octet_string(OSSL_PKEY_PARAM_PUB_KEY, point, sizeof point),
        OSSL_PARAM_construct_end(),
    };
    EVP_PKEY *key = key_of("EC", parameters);
    int length = 0;
    unsigned char *der = der_of(signature, &length);
    int valid = key != NULL && der != NULL && length > 0 && verify(key, message, message_length, der, (size_t)length);
    OPENSSL_free(der);
    EVP_PKEY_free(key);
    return valid;
}

static int sign(EVP_PKEY *key, const uint8_t *message, size_t length, uint8_t *signature) {
    unsigned char der[128];
    size_t der_length = sizeof der;
    EVP_MD_CTX *context = EVP_MD_CTX_new();
    int signed_ = context != NULL && EVP_DigestSignInit(context, NULL, EVP_sha256(), NULL, key) == 1 &&
                  EVP_DigestSign(context, der, &der_length, message, length) == 1;
    EVP_MD_CTX_free(context);
    if (!signed_) return 0;
    const unsigned char *bytes = der;
    ECDSA_SIG *pair = d2i_ECDSA_SIG(NULL, &bytes, (long)der_length);
    int written = pair != NULL && BN_bn2binpad(ECDSA_SIG_get0_r(pair), signature, part_length) == part_length &&
                  BN_bn2binpad(ECDSA_SIG_get0_s(pair), signature + part_length, part_length) == part_length;
    ECDSA_SIG_free(pair);
    return written;
}

int ckifcrypto_sign_es256(const char *pem, size_t pem_length, const uint8_t *message, size_t message_length,
                          uint8_t *signature) {
    if (pem_length > INT_MAX) return 0;
    BIO *bio = BIO_new_mem_buf(pem, (int)pem_length);
    EVP_PKEY *key = bio == NULL ? NULL : PEM_read_bio_PrivateKey(bio, NULL, NULL, NULL);
    char group[16] = "";
    int written = key != NULL &&
                  EVP_PKEY_get_utf8_string_param(key, OSSL_PKEY_PARAM_GROUP_NAME, group, sizeof group, NULL) == 1 &&
                  strcmp(group, "prime256v1") == 0 && sign(key, message, message_length, signature);
    EVP_PKEY_free(key);
    BIO_free(bio);
    return written;
}
