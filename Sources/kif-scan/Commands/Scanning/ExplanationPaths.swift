import KeepItFresh
import KeepItFreshDomain
import KeepItFreshPresentation

/// The paths of explained photos: a picture file for one photo, or files in a folder for any number of photos.
struct ExplanationPaths {
    private static let endings = [".jpg", ".jpeg", ".png"]

    private let paths: [String]

    /// The paths for all inputs of a command. Throws `CommandFailure` when one file is given for several photos, or
    /// when a path cannot be written because another file is there. Nothing is written here.
    init(_ argument: String, inputs: [InputPath]) throws {
        let isFile = Self.endings.contains { argument.lowercased().hasSuffix($0) } && !PhotoScanner.isFolder(argument)
        guard !isFile || inputs.count == 1 else {
            throw CommandFailure(
                "--explain is one picture file, but there are \(inputs.count) photos; give a folder", status: .usage)
        }
        paths = isFile ? [argument] : Self.paths(in: argument, for: inputs)
        for path in paths {
            do throws(Explanation.Failure) {
                try PhotoCopies.requirePlace(at: path)
            } catch {
                throw CommandFailure(PhotoCopies.Failure.explanation(path: path, error))
            }
        }
    }

    /// The path for the input at `index`.
    subscript(index: Int) -> String { paths[index] }

    private static func paths(in folder: String, for inputs: [InputPath]) -> [String] {
        let folder = folder.hasSuffix("/") ? folder : folder + "/"
        return InputPath.uniqueNames(of: inputs).map { "\(folder)\($0).explained.jpg" }
    }
}
