import KeepItFresh
import KeepItFreshDomain
import KeepItFreshPresentation

/// An input that a path on the command line leads to.
enum InputPath {
    /// A file that may be a photo.
    case photo(PhotoSource)
    /// A path that cannot be read, and the reason.
    case unreadable(String, ScanError)

    /// The inputs of the paths: for `-`, standard input; for a folder, its photos sorted by name.
    static func expand(_ paths: [String], limits: PhotoLimits) -> [InputPath] {
        paths.flatMap { path -> [InputPath] in
            if path == "-" { return [standardInput(limit: limits.bytes)] }
            guard PhotoScanner.isFolder(path) else { return [.photo(.file(path))] }
            do throws(ScanError) {
                return try PhotoScanner.photos(in: path).map { .photo(.file($0)) }
            } catch {
                return [.unreadable(path, error)]
            }
        }
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
