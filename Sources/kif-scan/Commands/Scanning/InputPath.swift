import KeepItFresh
import KeepItFreshDomain
import KeepItFreshPresentation

/// An input that a path on the command line leads to.
enum InputPath {
    /// A file that may be a photo.
    case photo(PhotoSource)
    /// A path that cannot be read, and the reason.
    case unreadable(String, ScanError)

    /// The inputs of the paths: for `-`, standard input; for a folder, its photos sorted by name, without those that
    /// match `patterns`. And what else lies in the folders and is not read: `3 videos, 1 sidecar file`; nil for
    /// nothing.
    static func expand(
        _ paths: [String], excluding patterns: [String], limits: PhotoLimits
    ) -> (inputs: [InputPath], others: Message?) {
        var counts: [(kind: String, count: Int)] = []
        let inputs = paths.flatMap { path -> [InputPath] in
            if path == "-" { return [standardInput(limit: limits.bytes)] }
            guard PhotoScanner.isFolder(path) else { return [.photo(.file(path))] }
            do throws(ScanError) {
                let (photos, others) = try PhotoScanner.contents(of: path, excluding: patterns)
                counts += others
                return photos.map { .photo(.file($0)) }
            } catch {
                return [.unreadable(path, error)]
            }
        }
        let kinds = counts.reduce(into: [String]()) { if !$0.contains($1.kind) { $0.append($1.kind) } }
        let others = kinds.map { kind in
            message(counts.reduce(0) { $0 + ($1.kind == kind ? $1.count : 0) }, of: kind)
        }
        return (inputs, others.isEmpty ? nil : .list(others))
    }

    private static func message(_ count: Int, of kind: String) -> Message {
        switch kind {
        case "videos": Message(count, one: "\(count) video", other: "\(count) videos")
        case "RAW photos": Message(count, one: "\(count) RAW photo", other: "\(count) RAW photos")
        case "recycle bins":
            Message(count, one: "\(count) recycle bin or snapshot", other: "\(count) recycle bins or snapshots")
        // Translators: files with what a camera or a program noted on a photo.
        default: Message(count, one: "\(count) sidecar file", other: "\(count) sidecar files")
        }
    }

    /// The folder, when the only path given is one.
    static func onlyFolder(in paths: [String]) -> String? {
        paths.count == 1 && PhotoScanner.isFolder(paths[0]) ? paths[0] : nil
    }

    private static func standardInput(limit: Int) -> InputPath {
        do {
            guard let bytes = try StandardStreams.input(limit: limit) else { return .unreadable("-", .imageTooLarge) }
            return .photo(.bytes(bytes, name: "-"))
        } catch {
            return .unreadable("-", .unreadableImage)
        }
    }

    /// A name for the output of each input: `milk` for `photos/milk.jpg`, and `milk-2` for the next of that name.
    static func uniqueNames(of inputs: [InputPath]) -> [String] {
        var names: Set<String> = []
        return inputs.map { input in
            var name = input.stem
            var count = 1
            while !names.insert(name).inserted {
                count += 1
                name = "\(input.stem)-\(count)"
            }
            return name
        }
    }

    private var stem: String {
        let path =
            switch self {
            case .photo(let source): source.name
            case .unreadable(let path, _): path
            }
        if path == "-" { return "standard-input" }
        let name = path.split(separator: "/").last ?? "photo"
        return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? String(name)
    }
}
