#include "CKIFLoader.h"
#include <dlfcn.h>
#include <string.h>

int ckifloader_load(const char *library, const char *const *names, void *table) {
    void *handle = dlopen(library, RTLD_LAZY | RTLD_LOCAL);
    if (!handle) return 0;
    for (char *place = table; *names; names++, place += sizeof(void *)) {
        void *function = dlsym(handle, *names);
        if (!function) {
            dlclose(handle);
            return 0;
        }
        memcpy(place, &function, sizeof function);
    }
    return 1;
}

void *ckifloader_find(const char *library, const char *name) {
    void *handle = dlopen(library, RTLD_LAZY | RTLD_NOLOAD);
    if (!handle) return NULL;
    void *function = dlsym(handle, name);
    dlclose(handle);
    return function;
}
