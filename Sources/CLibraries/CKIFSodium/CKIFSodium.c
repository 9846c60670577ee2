#include "CKIFSodium.h"
