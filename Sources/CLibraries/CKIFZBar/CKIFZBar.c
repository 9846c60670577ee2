#include "CKIFZBar.h"
