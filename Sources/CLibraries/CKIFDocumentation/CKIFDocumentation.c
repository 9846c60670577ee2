#include "CKIFDocumentation.h"

#pragma clang diagnostic ignored "-Wc23-extensions"
static const uint8_t accounts[] = {
#embed "../../../Documentation/ACCOUNTS.md"
};
static const uint8_t backup[] = {
#embed "../../../Documentation/BACKUP.md"
};
static const uint8_t catalogue[] = {
#embed "../../../Documentation/CATALOGUE.md"
};
static const uint8_t dates[] = {
#embed "../../../Documentation/DATES.md"
};
static const uint8_t devices[] = {
#embed "../../../Documentation/DEVICES.md"
};
static const uint8_t exchange[] = {
#embed "../../../Documentation/EXCHANGE.md"
};
static const uint8_t exit_codes[] = {
#embed "../../../Documentation/EXIT-CODES.md"
};
static const uint8_t home_assistant[] = {
#embed "../../../Documentation/HOME-ASSISTANT.md"
};
static const uint8_t households[] = {
#embed "../../../Documentation/HOUSEHOLDS.md"
};
static const uint8_t import[] = {
#embed "../../../Documentation/IMPORT.md"
};
static const uint8_t inventory[] = {
#embed "../../../Documentation/INVENTORY.md"
};
static const uint8_t json[] = {
#embed "../../../Documentation/JSON.md"
};
static const uint8_t phone[] = {
#embed "../../../Documentation/PHONE.md"
};
static const uint8_t postgresql[] = {
#embed "../../../Documentation/POSTGRESQL.md"
};
static const uint8_t privacy[] = {
#embed "../../../Documentation/PRIVACY.md"
};
static const uint8_t reminders[] = {
#embed "../../../Documentation/REMINDERS.md"
};
static const uint8_t review[] = {
#embed "../../../Documentation/REVIEW.md"
};
static const uint8_t scanning[] = {
#embed "../../../Documentation/SCANNING.md"
};
static const uint8_t scripts[] = {
#embed "../../../Documentation/SCRIPTS.md"
};
static const uint8_t server[] = {
#embed "../../../Documentation/SERVER.md"
};
static const uint8_t settings[] = {
#embed "../../../Documentation/SETTINGS.md"
};
static const uint8_t sharing[] = {
#embed "../../../Documentation/SHARING.md"
};
static const uint8_t terminal[] = {
#embed "../../../Documentation/TERMINAL.md"
};
static const uint8_t trouble[] = {
#embed "../../../Documentation/TROUBLE.md"
};

#define PAGE(name, bytes)                                                                                              \
    { name, bytes, sizeof bytes }
static const struct {
    const char *name;
    const uint8_t *bytes;
    size_t length;
} pages[] = {
    PAGE("accounts", accounts),     PAGE("backup", backup),
    PAGE("catalogue", catalogue),   PAGE("dates", dates),
    PAGE("devices", devices),       PAGE("exchange", exchange),
    PAGE("exit-codes", exit_codes), PAGE("home-assistant", home_assistant),
    PAGE("households", households), PAGE("import", import),
    PAGE("inventory", inventory),   PAGE("json", json),
    PAGE("phone", phone),           PAGE("postgresql", postgresql),
    PAGE("privacy", privacy),       PAGE("reminders", reminders),
    PAGE("review", review),         PAGE("scanning", scanning),
    PAGE("scripts", scripts),       PAGE("server", server),
    PAGE("settings", settings),     PAGE("sharing", sharing),
    PAGE("terminal", terminal),     PAGE("trouble", trouble),
};

const char *ckifdocumentation_page(size_t number, const uint8_t **text, size_t *length) {
    if (number >= sizeof pages / sizeof *pages) return NULL;
    *text = pages[number].bytes;
    *length = pages[number].length;
    return pages[number].name;
}
