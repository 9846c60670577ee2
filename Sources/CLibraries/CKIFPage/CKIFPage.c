#include "CKIFPage.h"

#include <string.h>

#pragma clang diagnostic ignored "-Wc23-extensions"
static const uint8_t index_html[] = {
#embed "../../Server/Page/index.html"
};
static const uint8_t page_css[] = {
#embed "../../Server/Page/page.css"
};
static const uint8_t worker_js[] = {
#embed "../../Server/Page/worker.js"
};
static const uint8_t manifest_json[] = {
#embed "../../Server/Page/manifest.json"
};
static const uint8_t icon_svg[] = {
#embed "../../Server/Page/icon.svg"
};
static const uint8_t text_js[] = {
#embed "../../Server/Page/Scripts/text.js"
};
static const uint8_t answers_js[] = {
#embed "../../Server/Page/Scripts/answers.js"
};
static const uint8_t dom_js[] = {
#embed "../../Server/Page/Scripts/dom.js"
};
static const uint8_t api_js[] = {
#embed "../../Server/Page/Scripts/api.js"
};
static const uint8_t store_js[] = {
#embed "../../Server/Page/Scripts/store.js"
};
static const uint8_t changes_js[] = {
#embed "../../Server/Page/Scripts/changes.js"
};
static const uint8_t dates_js[] = {
#embed "../../Server/Page/Scripts/dates.js"
};
static const uint8_t edit_js[] = {
#embed "../../Server/Page/Scripts/edit.js"
};
static const uint8_t actions_js[] = {
#embed "../../Server/Page/Scripts/actions.js"
};
static const uint8_t photos_js[] = {
#embed "../../Server/Page/Scripts/photos.js"
};
static const uint8_t outside_js[] = {
#embed "../../Server/Page/Scripts/outside.js"
};
static const uint8_t list_js[] = {
#embed "../../Server/Page/Scripts/list.js"
};
static const uint8_t item_js[] = {
#embed "../../Server/Page/Scripts/item.js"
};
static const uint8_t review_js[] = {
#embed "../../Server/Page/Scripts/review.js"
};
static const uint8_t add_js[] = {
#embed "../../Server/Page/Scripts/add.js"
};
static const uint8_t signin_js[] = {
#embed "../../Server/Page/Scripts/signin.js"
};
static const uint8_t codes_js[] = {
#embed "../../Server/Page/Scripts/codes.js"
};
static const uint8_t reminders_js[] = {
#embed "../../Server/Page/Scripts/reminders.js"
};
static const uint8_t people_js[] = {
#embed "../../Server/Page/Scripts/people.js"
};
static const uint8_t account_js[] = {
#embed "../../Server/Page/Scripts/account.js"
};
static const uint8_t you_js[] = {
#embed "../../Server/Page/Scripts/you.js"
};
static const uint8_t page_js[] = {
#embed "../../Server/Page/Scripts/page.js"
};

#define FILE(name, bytes)                                                                                              \
    { name, bytes, sizeof bytes }
static const struct {
    const char *name;
    const uint8_t *bytes;
    size_t length;
} files[] = {
    FILE("index.html", index_html),
    FILE("page.css", page_css),
    FILE("worker.js", worker_js),
    FILE("manifest.json", manifest_json),
    FILE("icon.svg", icon_svg),
    FILE("text.js", text_js),
    FILE("answers.js", answers_js),
    FILE("dom.js", dom_js),
    FILE("api.js", api_js),
    FILE("store.js", store_js),
    FILE("changes.js", changes_js),
    FILE("dates.js", dates_js),
    FILE("edit.js", edit_js),
    FILE("actions.js", actions_js),
    FILE("photos.js", photos_js),
    FILE("outside.js", outside_js),
    FILE("list.js", list_js),
    FILE("item.js", item_js),
    FILE("review.js", review_js),
    FILE("add.js", add_js),
    FILE("signin.js", signin_js),
    FILE("codes.js", codes_js),
    FILE("reminders.js", reminders_js),
    FILE("people.js", people_js),
    FILE("account.js", account_js),
    FILE("you.js", you_js),
    FILE("page.js", page_js),
};

const uint8_t *ckifpage_file(const char *name, size_t *length) {
    for (size_t index = 0; index < sizeof files / sizeof *files; index++) {
        if (strcmp(files[index].name, name) != 0) continue;
        *length = files[index].length;
        return files[index].bytes;
    }
    return NULL;
}
