import KeepItFresh
import KeepItFreshPresentation

/// What a path on the command line stands for.
enum InputPath {
    /// A photo, or what claims to be one.
    case photo(PhotoSource)
    /// What cannot be read, and why.
    case unreadable(String, ScanError)

    /// The inputs that the paths stand for: `-` is standard input, a folder its photos, sorted by name.
    static func expand(_ paths: [String], limits: PhotoLimits) -> [InputPath] {
        paths.flatMap { path -> [InputPath] in
            if path == "-" { return [standardInput(limit: limits.bytes)] }
            guard PhotoFolder.isFolder(path) else { return [.photo(.file(path))] }
            do throws(ScanError) {
                return try PhotoFolder.photos(in: path).map { .photo(.file($0)) }
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
}
