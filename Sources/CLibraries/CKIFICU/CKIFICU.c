#include "CKIFICU.h"
#include <unicode/uspoof.h>

int32_t ckificu_skeleton(const char *text, int32_t length, char *skeleton, int32_t capacity) {
    UErrorCode status = U_ZERO_ERROR;
    USpoofChecker *checker = uspoof_open(&status);
    int32_t count = uspoof_getSkeletonUTF8(checker, 0, text, length, skeleton, capacity, &status);
    uspoof_close(checker);
    return U_SUCCESS(status) && count <= capacity ? count : -1;
}

bool ckificu_is_single_script(const char *text, int32_t length) {
    UErrorCode status = U_ZERO_ERROR;
    USpoofChecker *checker = uspoof_open(&status);
    uspoof_setRestrictionLevel(checker, USPOOF_SINGLE_SCRIPT_RESTRICTIVE);
    uspoof_setChecks(checker, USPOOF_RESTRICTION_LEVEL, &status);
    int32_t failed = uspoof_check2UTF8(checker, text, length, NULL, &status);
    uspoof_close(checker);
    return U_SUCCESS(status) && failed == 0;
}
