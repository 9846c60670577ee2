/// The program that is started as a worker process, which reads photos with `LabelServer`.
public struct WorkerProgram: Hashable, Sendable {
    /// The program's file.
    public var path: String
    /// The arguments, starting with the program's own name.
    public var arguments: [String]
    /// Variables of its environment, besides those by which libraries find their files, language and time zone. It has
    /// no others.
    package var environment: [String: String] = [:]
    /// The files and folders that it reads, besides the system's libraries, languages and fonts. It can open no others
    /// where the kernel has Landlock.
    package var readableFiles: [String] = []

    /// The program at `path` with its arguments, the first of which is its own name.
    public init(path: String, arguments: [String]) {
        self.path = path
        self.arguments = arguments
    }
}
