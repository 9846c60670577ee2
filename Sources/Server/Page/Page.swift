import CKIFPage
import Foundation
import HTTPTypes
import Hummingbird
import KeepItFreshDomain
import KeepItFreshLabels
import KeepItFreshPlatform
import KeepItFreshPresentation

/// The page for browsers, whose files are in the program itself.
enum Page {
    /// The modules of the page's script, each behind those that it imports.
    private static let modules = [
        "text", "answers", "dom", "api", "store", "changes", "dates", "edit", "actions", "photos", "outside", "list",
        "item", "review", "add", "signin", "codes", "reminders", "people", "account", "you", "page",
    ]
    private static let html = "text/html; charset=utf-8"

    /// The routes of the files. They change with the program only, and are asked for each time.
    static let routes = [
        Route(.get, "/", readsSession: false) { call in
            let language = call.request.languageCode ?? "en"
            var response = await call.answer(tag: "\(version).\(language)") {
                call.compressed(frames[language] ?? [], packed: packedFrames[language], type: html)
            }
            response.headers[.vary] = "Accept-Encoding, Accept-Language, Cookie"
            return response
        },
        route("/page.js", "text/javascript", script),
        route("/worker.js", "text/javascript", Array(lines(of: "worker.js").joined(separator: "\n").utf8)),
        route("/manifest.json", "application/manifest+json", bytes(of: "manifest.json")),
        route("/icon.svg", "image/svg+xml", bytes(of: "icon.svg")),
    ]

    /// What a browser may load and run here: the page's own files, and the style that is in its frame.
    static let policy = """
        default-src 'self'; style-src 'sha256-\(Data(Digest.sha256(style)).base64EncodedString())'; \
        img-src 'self' blob:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'
        """

    /// What the page is now: another text when one of its files has changed.
    static let version = tag(of: Request.languages.flatMap { frame(in: $0, version: "") } + script)

    private static func route(_ path: String, _ type: String, _ bytes: [UInt8]) -> Route {
        let (tag, packed) = (tag(of: bytes), Gzip.compressed(bytes, isSmall: true))
        return Route(.get, path, readsSession: false) { call in
            await call.answer(tag: tag) { call.compressed(bytes, packed: packed, type: "\(type); charset=utf-8") }
        }
    }

    private static func tag(of bytes: [UInt8]) -> String {
        String(Digest.blake2b256(bytes).hexadecimal.prefix(16))
    }

    private static func bytes(of name: String) -> [UInt8] {
        var length = 0
        let start = unsafe ckifpage_file(name, &length)
        return unsafe Array(UnsafeBufferPointer(start: start, count: length))
    }

    // MARK: The frame

    private static let style = Array(
        lines(of: "page.css").joined().replacing(": ", with: ":").replacing(" {", with: "{").utf8)
    private static let frames = Dictionary(
        uniqueKeysWithValues: Request.languages.map { ($0, frame(in: $0, version: version)) })

    private static let packedFrames = frames.compactMapValues { Gzip.compressed($0, isSmall: true) }

    /// The frame with the style and the texts in it, so that the page needs two requests.
    private static func frame(in language: String, version: String) -> [UInt8] {
        // No text may end the element that they are in.
        let words = words(in: language).line.replacing("</", with: "<\\/")
        let frame = lines(of: "index.html").joined(separator: "\n")
            .replacing("LANGUAGE", with: language).replacing("VERSION", with: version)
            .replacing("STYLE", with: String(decoding: style, as: UTF8.self)).replacing("WORDS", with: words)
        return Array(frame.utf8)
    }

    /// What the script gets to know: the page's texts, what values are called elsewhere, too, and their bounds.
    private static func words(in language: String) -> JSONValue {
        let spoken = MessageLanguage(locale: language)
        let kinds = DateKind.allCases.filter(\.endsShelfLife)
        return .object([
            ("texts", Translations.json(of: language, usedIn: "Sources/Server/Page/")),
            ("kinds", .object(kinds.map { ($0.rawValue, .string($0.message.text(in: spoken))) })),
            ("reasons", .object(ReviewReason.allCases.map { ($0.rawValue, .string($0.message.text(in: spoken))) })),
            (
                "values",
                .object(
                    ItemValue.all.filter { $0.longest != nil }.compactMap { value in
                        value.aspect.map { (value.name, .string($0.words.text(in: spoken))) }
                    })
            ),
            ("longest", .number(Item.maximumText)), ("longestNotes", .number(Item.maximumNotes)),
        ])
    }

    // MARK: The script

    /// All modules as one script, each in a scope of its own and without its comments: a phone asks for one file, and
    /// gets no more than it needs.
    private static let script = Array(
        ("const m = {};\n" + modules.map(scope).joined()).utf8)

    private static func scope(of module: String) -> String {
        var exported: [Substring] = []
        let lines = lines(of: "\(module).js").map { line in
            if let found = line.wholeMatch(of: /import \{(.*)\} from "\.\/(\w+)\.js";/) {
                return "const {\(found.1)} = m.\(found.2);"
            }
            guard let found = line.prefixMatch(of: /export (?:(?:async )?function|const) (\w+)/) else {
                return "\(line)"
            }
            exported.append(found.1)
            return "\(line.dropFirst("export ".count))"
        }
        return "{\n\(lines.joined(separator: "\n"))\nm.\(module) = { \(exported.joined(separator: ", ")) };\n}\n"
    }

    /// The lines of a file without indentation and lines of comments.
    private static func lines(of name: String) -> [Substring] {
        String(decoding: bytes(of: name), as: UTF8.self).split(separator: "\n").map { $0.drop { $0 == " " } }
            .filter { line in !["//", "/*", "<!--"].contains(where: line.hasPrefix) }
    }
}
