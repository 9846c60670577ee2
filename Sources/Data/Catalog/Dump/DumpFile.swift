import CKIFZlib
import Foundation
import Glibc
import KeepItFreshDomain

/// Reads a dump's bytes from beginning to end, decompressed where the file is in gzip.
struct DumpFile {
    private static let blockSize = 1 << 20

    private let file: FileHandle
    private let gzip: Gzip?
    private var input: [UInt8] = []
    private var used = 0
    private var isAtEnd = false
    /// How many bytes of the file were read.
    private(set) var bytesRead: Int64 = 0
    /// The size of the file in bytes.
    let size: Int64

    /// Opens the file. Throws `CatalogError`.
    init(_ path: String) throws(CatalogError) {
        let identity = try Identity(of: path)
        size = identity.size
        guard let file = FileHandle(forReadingAtPath: path) else { throw .permissionDenied }
        self.file = file
        let head = try Self.read(file, count: Self.blockSize)
        input = head
        bytesRead = Int64(head.count)
        gzip = head.starts(with: [0x1F, 0x8B]) ? try Gzip() : nil
        if head.isEmpty { isAtEnd = true }
    }

    /// Appends the next bytes to `output`, about a megabyte; false at the end. Throws `CatalogError`.
    mutating func read(into output: inout [UInt8]) throws(CatalogError) -> Bool {
        guard let gzip else {
            guard !isAtEnd else { return false }
            // A block is passed on without copying where possible.
            if output.isEmpty { swap(&output, &input) } else { output += input }
            try fill()
            return true
        }
        let count = output.count
        while output.count == count {
            if used == input.count { try fill() }
            if isAtEnd {
                guard gzip.isBetweenMembers else { throw .damagedCompression }
                return false
            }
            used += try gzip.inflate(input, from: used, to: &output, limit: Self.blockSize)
        }
        return true
    }

    /// Skips the first `count` decompressed bytes; in an uncompressed file they are not read. Returns the bytes that
    /// were read beyond them. Throws `CatalogError`.
    mutating func skip(_ count: Int64) throws(CatalogError) -> [UInt8] {
        guard gzip != nil else {
            do { try file.seek(toOffset: UInt64(count)) } catch { throw .unavailable("the file cannot be read") }
            bytesRead = count
            try fill()
            return []
        }
        var skipped: Int64 = 0
        var block: [UInt8] = []
        while skipped < count {
            block.removeAll(keepingCapacity: true)
            guard try read(into: &block) else { return [] }
            skipped += Int64(block.count)
        }
        return Array(block.suffix(Int(skipped - count)))
    }

    private mutating func fill() throws(CatalogError) {
        input = try Self.read(file, count: Self.blockSize)
        used = 0
        bytesRead += Int64(input.count)
        isAtEnd = input.isEmpty
    }

    private static func read(_ file: FileHandle, count: Int) throws(CatalogError) -> [UInt8] {
        var length = 0
        let block = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            repeat {
                length = unsafe Glibc.read(file.fileDescriptor, buffer.baseAddress, count)
            } while length < 0 && errno == EINTR
            initializedCount = max(0, length)
        }
        guard length >= 0 else { throw .unavailable("the file cannot be read") }
        return block
    }
}

extension DumpFile {
    /// Identifies a file, to check whether it is the one of an earlier import.
    struct Identity: Equatable {
        /// The absolute path, with links resolved.
        let path: String
        /// The size in bytes.
        let size: Int64
        /// The time of the last change, in seconds since 1970.
        let changedAt: Double

        /// Reads a file's attributes. Throws `CatalogError`.
        init(of path: String) throws(CatalogError) {
            let files = FileManager.default
            let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
            guard let attributes = try? files.attributesOfItem(atPath: target) else { throw .noSuchFile }
            guard attributes[.type] as? FileAttributeType == .typeRegular else { throw .notAFile }
            guard files.isReadableFile(atPath: target) else { throw .permissionDenied }
            self.path = target
            size = (attributes[.size] as? NSNumber)?.int64Value ?? 0
            changedAt = (attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
        }

        /// The identity in one line, for comparing.
        var text: String { "\(size) \(changedAt) \(path)" }

        /// The file's name without its folder.
        var name: String { URL(fileURLWithPath: path).lastPathComponent }
    }

    /// Decompresses gzip, block by block.
    @safe final class Gzip {
        private let handle: OpaquePointer
        /// True between two gzip members, where the file may end.
        private(set) var isBetweenMembers = false

        /// Throws `CatalogError` when memory is short.
        init() throws(CatalogError) {
            guard let handle = unsafe ckifzlib_open() else { throw .unavailable("no memory") }
            unsafe self.handle = handle
        }

        deinit { unsafe ckifzlib_close(handle) }

        /// Decompresses `input` from `start` on and appends at most `limit` bytes to `output`. Returns the number of
        /// input bytes used. Throws `CatalogError.damagedCompression`.
        func inflate(
            _ input: [UInt8], from start: Int, to output: inout [UInt8], limit: Int
        ) throws(CatalogError) -> Int {
            let isBetween = isBetweenMembers
            var used = input.count - start
            var written = limit
            var block = [UInt8](repeating: 0, count: limit)
            let result = unsafe input.withUnsafeBufferPointer { input in
                unsafe block.withUnsafeMutableBufferPointer { output in
                    guard let from = input.baseAddress, let to = output.baseAddress else { return Int32(0) }
                    return unsafe ckifzlib_step(handle, from + start, &used, to, &written)
                }
            }
            // Some programs fill the rest of the file with zeros.
            if result == CKIFZLIB_DAMAGED.rawValue, isBetween, input[start...].allSatisfy({ $0 == 0 }) {
                return input.count - start
            }
            guard result != CKIFZLIB_DAMAGED.rawValue else { throw .damagedCompression }
            isBetweenMembers = result == CKIFZLIB_END.rawValue || (isBetween && used == 0)
            output += block[..<written]
            return used
        }
    }
}
