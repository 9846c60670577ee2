import CKIFONNXRuntime
import Glibc
import KeepItFreshDomain
import Synchronization

/// The files of the scene-text reader, all in one folder: a detector and a recogniser in the format ONNX, and ONNX
/// Runtime unless the system's is used.
///
/// The library is code that this program runs, so only files that no other user can have changed are used: owned by
/// root or the user, and not writable by others. A file is checked once it is open, and used through the same
/// descriptor.
package struct SceneTextFiles: Equatable, Sendable {
    /// The folder with the files.
    package let folder: String
    private let hasLibrary: Bool

    /// The name under which Debian's ONNX Runtime is loaded.
    private static let systemLibrary = "libonnxruntime.so.1"

    /// The detector's bytes; nil when the file is missing, refused or cannot be read.
    package func detector() -> [UInt8]? { OpenFile(.detector, in: folder)?.bytes() }

    /// The recogniser's bytes; nil when the file is missing, refused or cannot be read.
    package func recogniser() -> [UInt8]? { OpenFile(.recogniser, in: folder)?.bytes() }

    /// Calls `use` with the path or name under which the library can be loaded during the call; nil when `use` returns
    /// nil, or the file is missing or refused.
    package func withLibrary<Result>(_ use: (String) -> Result?) -> Result? {
        guard hasLibrary else { return use(Self.systemLibrary) }
        guard let file = OpenFile(.library, in: folder), file.isWholeLibrary else { return nil }
        return use(file.path)
    }

    /// The library's version, such as `1.28.0`; nil when it cannot be loaded.
    package var libraryVersion: String? {
        withLibrary { path in
            guard let library = unsafe ckifonnxruntime_open(path) else { return nil }
            defer { unsafe ckifonnxruntime_close(library) }
            return unsafe String(cString: ckifonnxruntime_version(library))
        }
    }
}

extension SceneTextFiles {
    /// The paths of all files.
    package var paths: [String] { File.allCases.map { $0.path(in: folder) } }

    /// The models that this program was made for, with what tells them from damaged ones.
    package var models: [Model] {
        [
            Model(
                path: File.detector.path(in: folder), size: 9_929_594,
                digest: "f21d999d0d0ff0d0a747dd65415a5bd5df01d0a92df2854c423795e1bf7a3bbb",
                sha256: "090f04abcd9d9a7498bc4ebf677e4cb9bdce1fe4197ddb7e529f1ef44e1ff94f", bytes: detector),
            Model(
                path: File.recogniser.path(in: folder), size: 21_234_383,
                digest: "b4650aebb5f34cdd7a0eea34cc712b338bb5e15947842eadc059ad61684acfa6",
                sha256: "6f327246b50388f3c176ae304bd95767ea6dc0c9ae92153ef8cbe210b3c14884", bytes: recogniser),
        ]
    }

    /// A model's file as it should be.
    package struct Model: Sendable {
        /// The file's path.
        package let path: String
        /// Its length in bytes.
        package let size: Int
        /// The BLAKE2b digest of 256 bits of its content, in hexadecimal.
        package let digest: String
        /// The SHA-256 digest of its content, in hexadecimal.
        package let sha256: String
        /// Reads the file; nil when it is missing, refused or cannot be read.
        package let bytes: @Sendable () -> [UInt8]?

        /// What changes with the file's content; nil when the file is missing or has another length.
        package var state: String? {
            var status = stat()
            guard unsafe stat(PathText.cString(of: path), &status) == 0, status.st_size == size else { return nil }
            let times = [status.st_mtim, status.st_ctim].map { "\($0.tv_sec).\($0.tv_nsec)" }
            return "\(status.st_dev) \(status.st_ino) \(times.joined(separator: " ")) \(digest)"
        }
    }

    /// Looks for the files without opening them: only in the folder `setting` if that is set, otherwise beside the
    /// program's file `executable`, where packages install them, and in the user's data folder.
    package static func find(setting: String?, executable: String, dataFolder: String) -> Finding {
        find(in: setting.map { [$0] } ?? folders(executable: executable, dataFolder: dataFolder))
    }

    /// Looks for the files in these folders, one after the other.
    static func find(in folders: [String]) -> Finding {
        var refusal: Refusal?
        for folder in folders {
            switch look(in: folder) {
            case .found(let files): return .found(files)
            case .refused(let first): refusal = refusal ?? first
            case .missing: break
            }
        }
        return refusal.map { .refused($0) } ?? .missing
    }

    /// The folders in the order in which they are looked in.
    static func folders(executable: String, dataFolder: String) -> [String] {
        let folder = executable.lastIndex(of: "/").map { String(executable[..<$0]) } ?? "."
        // A program in bin, one unpacked with its files, and one in the folders that the Swift package manager builds.
        let besideExecutable = ["../lib/kif-scan", ".", "../..", ".."].map { "\(folder)/\($0)" }
        return (besideExecutable + ["/usr/lib/kif-scan", dataFolder]).map { "\($0)/scene-text" }
    }

    private static func look(in folder: String) -> Finding {
        var hasLibrary = false
        for file in File.allCases {
            let path = file.path(in: folder)
            var status = stat()
            guard unsafe stat(PathText.cString(of: path), &status) == 0 else {
                if file == .library { continue }
                return .missing
            }
            if let reason = Refusal.Reason(status, limit: file.maximumSize) {
                return .refused(Refusal(path: path, reason: reason))
            }
            hasLibrary = hasLibrary || file == .library
        }
        return .found(SceneTextFiles(folder: folder, hasLibrary: hasLibrary))
    }

    /// The result of looking for the files.
    package enum Finding: Equatable, Sendable {
        case found(SceneTextFiles)
        /// No folder has usable files, and one has a file that must not be used: the first such file.
        case refused(Refusal)
        /// No folder has both models.
        case missing
    }

    /// A file that is not used, and why.
    package struct Refusal: Equatable, Sendable {
        /// The file's path.
        package let path: String
        /// Why it is not used.
        package let reason: Reason

        /// Why a file is not used.
        package enum Reason: Equatable, Sendable {
            case notAFile, tooLarge
            /// The owner is neither root nor the user.
            case ownedByOther
            /// Its group or everybody may write to it.
            case writableByOthers

            /// Nil for the status of a file that may be used.
            init?(_ status: stat, limit: Int) {
                if status.st_mode & S_IFMT != S_IFREG {
                    self = .notAFile
                } else if status.st_uid != 0, status.st_uid != geteuid() {
                    self = .ownedByOther
                } else if status.st_mode & (S_IWGRP | S_IWOTH) != 0 {
                    self = .writableByOthers
                } else if status.st_size > limit {
                    self = .tooLarge
                } else {
                    return nil
                }
            }
        }
    }

    private enum File: String, CaseIterable {
        case detector = "detector.onnx"
        case recogniser = "recogniser.onnx"
        case library = "libonnxruntime.so"

        /// In bytes.
        var maximumSize: Int { self == .library ? 200_000_000 : 100_000_000 }

        func path(in folder: String) -> String { "\(folder)/\(rawValue)" }
    }

    /// A file that is open for reading, and checked.
    private struct OpenFile: ~Copyable {
        private let descriptor: Int32
        private let size: Int

        /// Nil when the file cannot be opened or must not be used.
        init?(_ file: File, in folder: String) {
            let name = PathText.cString(of: file.path(in: folder))
            let descriptor = unsafe open(name, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
            guard descriptor >= 0 else { return nil }
            var status = stat()
            guard unsafe fstat(descriptor, &status) == 0, Refusal.Reason(status, limit: file.maximumSize) == nil else {
                close(descriptor)
                return nil
            }
            self.descriptor = descriptor
            size = Int(status.st_size)
        }

        deinit {
            close(descriptor)
        }

        /// A path of this very file, whatever has since taken its name. Each call spells it differently, as glibc takes
        /// a library by the name of a loaded one for that one.
        var path: String {
            let number = Self.paths.add(1, ordering: .relaxed).oldValue
            return "/proc/self/fd/" + String(repeating: "./", count: number % Self.maximumPaths) + "\(descriptor)"
        }

        /// Whether a library's file has all parts that are loaded from it, by its table of these: the system's loader
        /// crashes at the end of one that was cut off (ELF-64, program header table).
        var isWholeLibrary: Bool {
            var start = [UInt8](repeating: 0, count: 4_096)
            let count = unsafe pread(descriptor, &start, start.count, 0)
            guard count >= 64, start.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]) else { return false }
            func number(at offset: Int, bytes: Int) -> Int? {
                guard offset >= 0, offset <= count - bytes else { return nil }
                let value = start[offset..<(offset + bytes)].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
                return Int(exactly: value)
            }
            guard let table = number(at: 32, bytes: 8), let entrySize = number(at: 54, bytes: 2),
                let entries = number(at: 56, bytes: 2), table < start.count
            else { return false }
            return (0..<entries).allSatisfy { index in
                let entry = table + index * entrySize
                guard let offset = number(at: entry + 8, bytes: 8), let length = number(at: entry + 32, bytes: 8) else {
                    return false
                }
                return offset <= size && length <= size - offset
            }
        }

        private static let paths = Atomic<Int>(0)
        private static let maximumPaths = 512

        /// Nil when the file cannot be read to the end.
        func bytes() -> [UInt8]? {
            let bytes = unsafe [UInt8](unsafeUninitializedCapacity: size) { buffer, filled in
                while filled < size {
                    let count = unsafe read(descriptor, buffer.baseAddress.map { unsafe $0 + filled }, size - filled)
                    if count > 0 { filled += count }
                    if count == 0 || (count < 0 && errno != EINTR) { break }
                }
            }
            return bytes.count == size ? bytes : nil
        }
    }
}
