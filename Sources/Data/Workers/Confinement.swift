import CKIFConfinement

/// What the kernel keeps a worker from, so that a photo that takes a decoder over gets nothing but the photo itself. A
/// worker reads photos as well where the kernel has none of it.
package enum Confinement {
    /// Whether the kernel can forbid system calls: workers then have no sockets, start no programs and change no files.
    package static var forbidsCalls: Bool { ckifconfinement_can_forbid_calls() }

    /// Whether the kernel can restrict files: workers then open none but libraries, models, languages and fonts.
    package static var restrictsFiles: Bool { ckifconfinement_landlock_version() > 0 }

    /// The variable that makes a process restrict its files before it has threads, with the paths that it needs.
    static func variable(readable paths: [String]) -> String {
        // A colon separates paths: one with a colon cannot be listed, and a file there is not read.
        CKIFCONFINEMENT_VARIABLE + "=" + paths.filter { !$0.contains(":") }.joined(separator: ":")
    }

    /// Forbids this process what a worker never does.
    static func forbidCalls() {
        _ = ckifconfinement_forbid_calls()
    }
}
