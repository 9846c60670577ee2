import KeepItFresh
import KeepItFreshPresentation

/// Where the explanations of photos go: a picture file for one photo, or a folder for any number of them.
struct ExplanationPaths {
    private static let endings = [".jpg", ".jpeg", ".png"]

    private let paths: [String]

    /// The paths for all inputs of a command. Throws `CommandFailure` when the photos do not fit or something else is
    /// in their place; nothing was written then.
    init(_ argument: String, inputs: [InputPath]) throws {
        let isFile = Self.endings.contains { argument.lowercased().hasSuffix($0) } && !PhotoFolder.isFolder(argument)
        guard !isFile || inputs.count == 1 else {
            throw CommandFailure(
                "--explain names one picture for \(inputs.count) photos; name a folder", status: .usage)
        }
        paths = isFile ? [argument] : Self.paths(in: argument, for: inputs)
        for path in paths {
            do throws(ExplanationError) {
                try ExplanationFile.check(path)
            } catch {
                throw CommandFailure(Self.line(path, error), status: CommandStatus(error))
            }
        }
    }

    /// The path for the input at `index`.
    subscript(index: Int) -> String { paths[index] }

    /// What a person is told when an explanation cannot be written.
    static func line(_ path: String, _ error: ExplanationError) -> String {
        "\(TerminalText.visible(path)): \(error.message)"
    }

    /// `milk.explained.jpg` for `milk.jpg`, and `milk-2.explained.jpg` for the next of that name.
    private static func paths(in folder: String, for inputs: [InputPath]) -> [String] {
        let folder = folder.hasSuffix("/") ? folder : folder + "/"
        var taken: Set<String> = []
        return inputs.map { input in
            let stem = stem(of: input)
            var name = stem
            var count = 1
            while !taken.insert(name).inserted {
                count += 1
                name = "\(stem)-\(count)"
            }
            return "\(folder)\(name).explained.jpg"
        }
    }

    private static func stem(of input: InputPath) -> String {
        let path =
            switch input {
            case .photo(let source): source.name
            case .unreadable(let path, _): path
            }
        if path == "-" { return "standard-input" }
        let name = path.split(separator: "/").last ?? "photo"
        return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? String(name)
    }
}
