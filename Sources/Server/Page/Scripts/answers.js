// Which answers are the server's own, and what its problems are about. A proxy, a portal or a login page may answer in its place.

import { t } from "./text.js";

const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/// Whether a value is an object with these fields: "name" is a text, "name#" a number, "name[]" a list.
function shape(fields) {
    const parts = fields.split(" ").map((field) => field.match(/(\w+)(\W*)/));
    return (value) => isObject(value) && parts.every(([, name, kind]) => {
        const it = value[name];
        return kind === "[]" ? Array.isArray(it) : kind === "#" ? Number.isFinite(it) : typeof it === "string" && it !== "";
    });
}

const [isProblem, isRefusal, isNamed] = ["code title status#", "code message", "id"].map(shape);
const [hasHouseholds, isHousehold] = ["userId households[]", "id name role"].map(shape);
const [hasItems, isItem] = ["copy number# today items[]", "id status addedDate needsReview[] actions[] stock#"].map(shape);
const isPhoto = shape("id stage photo");
const isScan = (it) => isPhoto(it) && (it.result === null || isObject(it.result));
const isOutcome = (it, { id }) =>
    isNamed(it) && it.id === id && (isRefusal(it.refusal) || it.number === null || Number.isInteger(it.number));

export const isMe = (it) => hasHouseholds(it) && it.households.every(isHousehold);
export const isList = (it) => hasItems(it) && it.items.every(isItem);

/// What the page needs of the answers to its requests, the first that fits; of all others, that they are objects.
const forms = [
    [/^GET $/, shape("page ways[]")],
    [/^GET \/me$/, isMe],
    [/^GET .*\/items\?/, isList],
    [/^GET .*\/items\/[^/]+\?/, isItem],
    [/^GET .*\/review\?/, shape("questions[]")],
    [/^GET .*\/(members|invitations|sessions|tokens|ways|products)(\?|$)/, (it, body, name) => isObject(it) && Array.isArray(it[name])],
    [/^PUT .*\/scans$/, isScan],
    [/^GET .*\/scans\/(.+)$/, (it, body, id) => isScan(it) && it.id === id],
    [/^POST .*\/barcodes$/, shape("gtin")],
    [/^POST .*\/changes\?/, (it, body) =>
        Array.isArray(it) && it.length === body.length && it.every((each, index) => isOutcome(each, body[index]))],
    [/^POST .*\/review$/, (it, { id }) => isNamed(it) && it.id === id && (isRefusal(it.refusal) || "change" in it)],
];

/// Which problems end what: a photo or a change that waits, being in a household, being signed in. All others pass, also those
/// that only a newer server has, and what waits is sent again.
const ends = {
    photo: ["tooLarge", "unsupportedFormat", "unreadableImage", "imageTooLarge"],
    change: ["badRequest", "tooLarge", "unknownDate", "ambiguousDate", "noAmount"],
    household: ["notFound", "removed", "householdDeleted"],
    session: ["notSignedIn", "accountDeleted"],
};
export const isAbout = (error, what) => ends[what].includes(error.code);

/// What is said of what has no words of the server's: what became of a photo, codes that come back in the address after signing
/// in elsewhere, and what the page itself finds out.
const gone = t("You are no longer a member of this household.");
const words = {
    tooMany: t("That was too often. Wait a little."),
    tooLarge: t("The photo is too large: at most 25 MB."),
    unsupportedFormat: t("This is not a picture in a supported format."),
    unreadableImage: t("The picture is damaged or cut off."),
    imageTooLarge: t("The picture has too many pixels."),
    timeout: t("Reading the photo took too long."),
    decoderCrashed: t("The photo could not be decoded: it is damaged, or made to do harm."),
    notAMember: gone, removed: gone,
    codeInvalid: t("The code is wrong, used or too old."),
    invalidCredentials: t("The sign-in details are wrong."),
    registrationClosed: t("Here one needs an invitation to a household."),
    wayTaken: t("That belongs to another account."),
    requiresRecentLogin: t("Sign in once more to change that."),
    unavailable: t("This is not set up here."),
    needsPublicURL: t("That works only at the public address of this page."),
    componentMissing: t("The server lacks a program that reads photos."),
    systemBusy: t("The server is too busy. Try again later."),
    storage: t("The server could not store the photo."),
    nothing: t("Nothing was found. Take the photo closer to the date or the name, without glare."),
    cancelled: t("Signing in was cancelled."),
    wrongVisit: t("This took too long, or began in another browser. Try again."),
    noRoom: t("This device has no room for the photo."),
};

/// What a code means, for a person.
export const wordsOf = (code, message) => words[code] ?? message;

/// The answer to a request if it is the server's own; its problem, or that of what answered in its place, is thrown.
/// `header` gives what a header says, and `text` is null for what was not read to its end.
export function judge({ method, path, body, headers }, status, header, text) {
    const type = header("Content-Type")?.split(";")[0].trim().toLowerCase();
    const request = `${method} ${path}`;
    const [pattern, form] = forms.find(([each]) => each.test(request)) ?? [/()/, isObject];
    if (status === 304 && headers["If-None-Match"] || status === 204 && method !== "GET" && form === isObject) return null;
    let answer;
    try {
        answer = JSON.parse(text);
    } catch {
        // It is no JSON.
    }
    const isTaken = status < 300 && type === "application/json" && form(answer, body, request.match(pattern)[1]);
    if (isTaken) return answer;
    const isOwn = type === "application/problem+json" && isProblem(answer) && answer.status === status;
    throw problem(status, isOwn ? answer : null, Number(header("Retry-After")));
}

/// The problem of a request: with the server's own `answer` and its `code`, or with neither. `wait` is how many seconds are asked for.
export function problem(status, answer, wait) {
    const said = answer ? wordsOf(answer.code, answer.title) : foreignWords(status);
    return Object.assign(new Error(said), { status, answer, code: answer?.code, wait: Math.min(wait > 0 ? wait : 0, 300) });
}

function foreignWords(status) {
    if (status === 413) return t("A proxy on the way takes nothing of this size.");
    if (status === 429) return words.tooMany;
    if (status === null || status >= 500) return t("The server cannot be reached.");
    // What leads elsewhere has no number here.
    return t("Something else answered in the server's place ({1}).", status || "3xx");
}
