#include "CKIFZBar.h"

CKIFLOADER_DEFINE(ckifzbar, CKIFZBAR_FUNCTIONS, "libzbar.so.0")
