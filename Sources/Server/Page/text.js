// All texts, and how dates and amounts are put into words. A translation replaces `text`.

export const text = {
    locale: "en-GB",
    groups: { expired: "Expired", expiringSoon: "Expiring soon", fresh: "Fresh", noDate: "No date" },
    kinds: {
        bestBefore: "best before", useBy: "use by", expiry: "expires", sellBy: "sell by", displayUntil: "display until",
        freezeBy: "freeze by", unlabelled: "date",
    },
    reasons: {
        ambiguousDate: "ambiguous date", lowConfidence: "date hard to read", conflictingDates: "conflicting dates",
        noDate: "no date", possibleMerge: "possibly several packs", doubtfulBarcode: "barcode may be misread",
    },
    stages: { sending: "Sending", waiting: "Waiting", scanning: "Reading", parsing: "Understanding", upserting: "Storing" },
    results: { inbox: "Put aside: may not be food", known: "Seen before", nothing: "Nothing was found", failed: "It could not be read" },
    verbs: {
        eat: "Ate", waste: "Threw away", open: "Opened", freeze: "Froze", thaw: "Thawed", move: "Moved", fix: "Corrected",
        delete: "Deleted", notFood: "Removed as not food:", undo: "Undone:",
    },
    did: (verb, amount, name) => `${verb} ${amount ? amount + " of " : ""}${name}`,
    really: (label) => `Really ${label.toLowerCase()}?`,

    list: "List", people: "People", you: "You", household: "Household", search: "Search", noName: "Without a name",
    today: "today", tomorrow: "tomorrow", yesterday: "yesterday", inDays: (n) => `in ${n} days`,
    daysAgo: (n) => `${n} days ago`, noDate: "no date",
    packs: (count, many) => `${count} ${many ? "packs" : "pack"}`, frozen: "frozen", opened: "opened",
    doNotEat: "use-by date passed: do not eat it", check: "please check",
    empty: "Nothing here yet. Photograph a pack.", found: (n) => `${n} found`, more: (n) => `Show more (${n})`,

    howMuch: "How much", rest: (amount) => `Rest (${amount})`, all: "All", eat: "Eat", waste: "Throw away", open: "Open",
    freeze: "Freeze", thaw: "Thaw", move: "Move", fix: "Correct", delete: "Delete", notFood: "Not food", right: "It is right",
    place: "Place", name: "Name", day: "Date", kind: "Kind of date", noKind: "not given",
    save: "Save", cancel: "Cancel", undo: "Undo", again: "Try again", setAnyway: "Set mine anyway",
    notSent: (what, why) => `Not sent yet: ${what}. ${why ?? ""}`,
    changedSince: (by, aspect, theirs, yours) =>
        `${by ?? "Someone"} set the ${aspect} to ${theirs ?? "nothing"} meanwhile${yours ? `; yours was ${yours}` : ""}.`,

    photograph: "Photograph a pack", photos: "Photos", photo: (n, stage) => `Photo ${n}: ${stage} …`, dismiss: "Dismiss",

    welcome: "Know what is in the fridge, and until when.", code: "Enter a code", next: "Continue",
    invited: (by, household) => (by ? `${by} invites you to “${household}”.` : `You are invited to “${household}”.`),
    deviceCode: "This code signs this device in.", yourName: "Your name", join: "Join", signIn: "Sign in",
    joinHousehold: (household) => `Join “${household}”?`, notNow: "Not now", useless: "Log out first to use this code.",
    withPassword: "Sign in with a password", email: "Mail address", password: "Password", newPassword: "New password",
    createAccount: "Create an account", tryIt: "Try without an account", signedOut: "You were signed out.",

    owner: "owner", member: "member", me: "you", someone: "Someone", makeOwner: "Make owner", remove: "Remove",
    invite: "Invite someone", anotherPhone: "Sign in another phone", qr: "QR code", link: "Link",
    scanIt: "Scan this with the other phone, or open the link there. It works once.", until: (when) => `until ${when}`,
    invitations: "Open invitations", withdraw: "Withdraw", rename: "Rename this household", leave: "Leave this household",
    noHousehold: "You are in no household. Join one with a code.", guest: "Guest", sessions: "Signed in",
    commands: "The server itself", thisOne: "this one", used: (when) => `used ${when}`, signOut: "Sign out", logOut: "Log out",

    noConnection: "The server cannot be reached.",
};

/// Shows control characters and those that change the direction of writing.
export function visible(value) {
    const escaped = (character) => "\\u" + character.charCodeAt(0).toString(16).padStart(4, "0");
    return String(value).replace(/[\0-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, escaped);
}

export const nameOf = (item) => item.name || item.brand || text.noName;

/// "2026-12-06", "2026-12" or "2026" as "6 Dec 2026", "Dec 2026" or "2026".
export function dateWords(date) {
    const units = { year: "numeric", month: date[4] && "short", day: date[7] && "numeric" };
    return new Date(date).toLocaleDateString(text.locale, { timeZone: "UTC", ...units });
}

export const momentWords = (moment) => new Date(moment).toLocaleString(text.locale, { dateStyle: "medium", timeStyle: "short" });

function lastDay(date) {
    const [year, month = 12, day] = date.split("-");
    return (day ? Date.UTC(year, month - 1, day) : Date.UTC(year, month, 0)) / 86400000;
}

/// How far a date is from the day `today`: "in 3 days".
export function distanceWords(date, today) {
    const days = lastDay(date) - lastDay(today);
    if (Math.abs(days) < 2) return [text.yesterday, text.today, text.tomorrow][days + 1];
    return days > 0 ? text.inDays(days) : text.daysAgo(-days);
}

/// An amount in thousandths of a pack: "1⅔ packs".
export function amountWords(thousandths) {
    const fraction = { 250: "¼", 333: "⅓", 500: "½", 666: "⅔", 667: "⅔", 750: "¾" }[thousandths % 1000];
    const count = fraction ? (Math.floor(thousandths / 1000) || "") + fraction : Math.round(thousandths / 10) / 100 || 0.01;
    return text.packs(count, thousandths > 1000);
}
