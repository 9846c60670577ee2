import Dispatch
import Glibc

/// A file that comes in part by part: it is gone with the value unless it is kept.
package final class IncomingFile {
    /// The bytes that `beginning` has.
    private static let beginningLength = 512

    private let draft: DraftFile
    private let descriptor: Int32
    private let digest = Digest.Stream()
    /// The first bytes.
    package private(set) var beginning: [UInt8] = []
    /// The number of bytes so far.
    package private(set) var count = 0

    /// Begins a file in a folder. Throws `Failure`.
    package init(in folder: String) throws(Failure) {
        draft = DraftFile(in: folder)
        descriptor = unsafe open(draft.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw .ofSystem }
    }

    deinit {
        close(descriptor)
    }

    /// Adds the next bytes. Throws `Failure`.
    package func add(_ bytes: some Collection<UInt8>) throws(Failure) {
        if beginning.count < Self.beginningLength {
            beginning += bytes.prefix(Self.beginningLength - beginning.count)
        }
        count += bytes.count
        let isStored = bytes.withContiguousStorageIfAvailable { unsafe store(UnsafeRawBufferPointer($0)) }
        guard unsafe isStored ?? Array(bytes).withUnsafeBytes({ unsafe store($0) }) else { throw .ofSystem }
    }

    /// Makes what has come survive a power cut, and returns its BLAKE2b-256 digest in hexadecimal. Throws `Failure`.
    package func finish() async throws(Failure) -> String {
        let descriptor = descriptor
        let isStored = await withCheckedContinuation { continuation in
            DispatchQueue.global().async { continuation.resume(returning: fsync(descriptor) == 0) }
        }
        guard isStored else { throw .ofSystem }
        return digest.digest().hexadecimal
    }

    /// Keeps the file under a path in the same folder. Throws `Failure`.
    package func keep(as path: String) throws(Failure) {
        guard draft.move(to: path) else { throw .ofSystem }
    }

    /// The free bytes and all bytes of the disk with a folder; nil when they are not known.
    package static func space(at folder: String) -> (free: Int, total: Int)? {
        var system = statvfs()
        guard unsafe statvfs(folder, &system) == 0 else { return nil }
        let (free, isBeyond) = Int(clamping: system.f_bavail).multipliedReportingOverflow(by: Int(system.f_frsize))
        let (total, isHuge) = Int(clamping: system.f_blocks).multipliedReportingOverflow(by: Int(system.f_frsize))
        return isBeyond || isHuge ? nil : (free, total)
    }

    private func store(_ bytes: UnsafeRawBufferPointer) -> Bool {
        unsafe digest.add(bytes)
        var rest = unsafe bytes
        while let start = rest.baseAddress, unsafe !rest.isEmpty {
            let written = unsafe write(descriptor, start, rest.count)
            if written < 0, errno == EINTR { continue }
            guard written > 0 else { return false }
            unsafe rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(written))
        }
        return true
    }

    /// Why a file could not be stored.
    package enum Failure: Error {
        case diskFull
        /// The system's reason.
        case unavailable(String)

        fileprivate static var ofSystem: Failure {
            errno == ENOSPC || errno == EDQUOT ? .diskFull : .unavailable(unsafe String(cString: strerror(errno)))
        }
    }
}
