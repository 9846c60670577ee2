import Glibc
import Synchronization

/// A file that is written under a name of its own, and gets its final name when it is complete.
///
/// A draft is removed when the value goes away, when ^C or SIGTERM ends the program, and, after a SIGKILL, by
/// `removeAbandoned(in:)`. With it goes what SQLite keeps beside a database.
package final class DraftFile: Sendable {
    private static let prefix = ".kif-draft-"
    private static let endings = ["", "-journal", "-wal", "-shm"]
    /// How long after its last change a draft is taken for abandoned whose process is not known on this machine.
    private static let patience = 3_600

    /// The path, at which there is no file yet.
    package let path: String

    /// The folders from which this process has removed what others left.
    private static let cleanedFolders = Mutex<Set<String>>([])

    /// Reserves a name in a folder. The first draft in a folder removes those that were left there.
    package init(in folder: String) {
        if Self.cleanedFolders.withLock({ $0.insert(folder).inserted }) { Self.removeAbandoned(in: folder) }
        let number = UInt64.random(in: 0 ... .max)
        path = "\(folder)/\(Self.prefix)\(Self.machine)-\(getpid())-\(String(number, radix: 16))"
        Interruption.add(path)
    }

    deinit {
        Self.remove(path)
        Interruption.remove(path)
    }

    /// Gives the file its final name, in place of a file of that name. False, with the reason in `errno`, if it could
    /// not.
    package func move(to target: String) -> Bool {
        unsafe rename(path, target) == 0
    }

    /// Whether a file's name is that of a draft.
    package static func isDraft(_ name: String) -> Bool { name.hasPrefix(prefix) }

    /// Deletes a draft and what is beside it.
    static func remove(_ path: String) {
        for ending in endings { unsafe unlink(path + ending) }
    }
}

extension DraftFile {
    /// Deletes the drafts in a folder whose process was killed: those of a process that does not run any more, and,
    /// where that cannot be known, those that have not changed for an hour.
    package static func removeAbandoned(in folder: String) {
        for name in names(in: folder) where isDraft(name) && isAbandoned(name, in: folder) {
            unsafe unlink("\(folder)/\(name)")
        }
    }

    private static func names(in folder: String) -> [String] {
        guard let list = unsafe opendir(folder) else { return [] }
        defer { unsafe closedir(list) }
        var names: [String] = []
        while let entry = unsafe readdir(list) {
            let name = unsafe withUnsafeBytes(of: entry.pointee.d_name) { bytes in
                unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            names.append(name)
        }
        return names
    }

    private static func isAbandoned(_ name: String, in folder: String) -> Bool {
        var information = stat()
        guard unsafe lstat("\(folder)/\(name)", &information) == 0, information.st_mode & S_IFMT == S_IFREG else {
            return false
        }
        let parts = name.dropFirst(prefix.count).split(separator: "-")
        if parts.count >= 3, parts[0] == machine, let process = pid_t(parts[1]), process > 0 {
            if kill(process, 0) != 0, errno == ESRCH { return true }
            if process == getpid() { return false }
        }
        // The clock may have been changed: the time of the change may be in the future.
        return abs(time(nil) - information.st_mtim.tv_sec) > patience
    }

    /// Says where a process's number has its meaning: a digest of the system's start and the namespace of numbers.
    /// `unknown` without /proc.
    private static let machine: String = {
        var target = [UInt8](repeating: 0, count: 64)
        let length = unsafe readlink("/proc/self/ns/pid", &target, target.count)
        guard length > 0, let start = startOfSystem() else { return "unknown" }
        return String(Digest.blake2b256(start + target.prefix(length)).hexadecimal.prefix(12))
    }()

    private static func startOfSystem() -> [UInt8]? {
        let file = unsafe open("/proc/sys/kernel/random/boot_id", O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var bytes = [UInt8](repeating: 0, count: 36)
        let length = unsafe read(file, &bytes, bytes.count)
        return length > 0 ? Array(bytes.prefix(length)) : nil
    }
}

extension DraftFile {
    /// Removes this process's drafts, and ends the program by `end` before another is made.
    package static func removeAll(before end: () -> Never) -> Never {
        Interruption.end(end)
    }
}
