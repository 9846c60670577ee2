/// How a worker is started: a program that serves with `LabelServer`.
public struct WorkerProgram: Hashable, Sendable {
    /// The program's file.
    public var path: String
    /// Its arguments, the program's own name first.
    public var arguments: [String]

    /// The program at `path`, called with `arguments`, of which the first is its own name.
    public init(path: String, arguments: [String]) {
        self.path = path
        self.arguments = arguments
    }
}
