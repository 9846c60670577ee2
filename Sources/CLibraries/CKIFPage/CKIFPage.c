#include "CKIFPage.h"

#include <string.h>

#pragma clang diagnostic ignored "-Wc23-extensions"
static const uint8_t index_html[] = {
#embed "../../Server/Page/index.html"
};
static const uint8_t page_css[] = {
#embed "../../Server/Page/page.css"
};
static const uint8_t api_js[] = {
#embed "../../Server/Page/api.js"
};
static const uint8_t camera_js[] = {
#embed "../../Server/Page/camera.js"
};
static const uint8_t changes_js[] = {
#embed "../../Server/Page/changes.js"
};
static const uint8_t dom_js[] = {
#embed "../../Server/Page/dom.js"
};
static const uint8_t household_js[] = {
#embed "../../Server/Page/household.js"
};
static const uint8_t list_js[] = {
#embed "../../Server/Page/list.js"
};
static const uint8_t page_js[] = {
#embed "../../Server/Page/page.js"
};
static const uint8_t signin_js[] = {
#embed "../../Server/Page/signin.js"
};
static const uint8_t text_js[] = {
#embed "../../Server/Page/text.js"
};

#define FILE(name, bytes)                                                                                              \
    { name, bytes, sizeof bytes }
static const struct {
    const char *name;
    const uint8_t *bytes;
    size_t length;
} files[] = {
    FILE("index.html", index_html),     FILE("page.css", page_css),     FILE("api.js", api_js),
    FILE("camera.js", camera_js),       FILE("changes.js", changes_js), FILE("dom.js", dom_js),
    FILE("household.js", household_js), FILE("list.js", list_js),       FILE("page.js", page_js),
    FILE("signin.js", signin_js),       FILE("text.js", text_js),
};

const uint8_t *ckifpage_file(const char *name, size_t *length) {
    for (size_t index = 0; index < sizeof files / sizeof *files; index++) {
        if (strcmp(files[index].name, name) != 0) continue;
        *length = files[index].length;
        return files[index].bytes;
    }
    return NULL;
}
