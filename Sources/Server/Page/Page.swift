import CKIFPage
import HTTPTypes
import Hummingbird
import KeepItFreshPlatform

/// The page for browsers, whose files are in the program itself.
enum Page {
    private static let scripts = ["api", "camera", "changes", "dom", "household", "list", "page", "signin", "text"]
    private static let files: [(path: String, name: String, type: String)] =
        [("/", "index.html", "text/html"), ("/page.css", "page.css", "text/css")]
        + scripts.map { ("/\($0).js", "\($0).js", "text/javascript") }

    /// The routes of the files. They change with the program only, and are asked for each time.
    static let routes = files.map { file in
        var length = 0
        let start = unsafe ckifpage_file(file.name, &length)
        let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: length))
        let tag = String(Digest.blake2b256(bytes).hexadecimal.prefix(16))
        return Route(.get, file.path, readsSession: false) { call in
            await call.answer(tag: tag) { Response(bytes: bytes, type: "\(file.type); charset=utf-8") }
        }
    }
}
