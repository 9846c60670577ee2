import Foundation
import Glibc
import KeepItFreshDomain

/// A dump's bytes from beginning to end, compressed or not.
struct DumpFile {
    private static let blockSize = 1 << 20

    private let file: FileHandle
    private let gzip: Gzip?
    private var input: [UInt8] = []
    private var used = 0
    private var isAtEnd = false
    /// How many bytes of the file were read.
    private(set) var bytesRead: Int64 = 0
    /// The size of the file.
    let size: Int64

    /// Opens the file. Throws `CatalogError`.
    init(_ path: String) throws(CatalogError) {
        let identity = try DumpIdentity(of: path)
        size = identity.size
        guard let file = FileHandle(forReadingAtPath: path) else { throw .permissionDenied }
        self.file = file
        let head = try Self.read(file, count: Self.blockSize)
        input = head
        bytesRead = Int64(head.count)
        gzip = head.starts(with: [0x1F, 0x8B]) ? try Gzip() : nil
        if head.isEmpty { isAtEnd = true }
    }

    /// Appends the next bytes to `output`, a megabyte or so; false at the end. Throws `CatalogError`.
    mutating func read(into output: inout [UInt8]) throws(CatalogError) -> Bool {
        guard let gzip else {
            guard !isAtEnd else { return false }
            // A block is handed on as it is wherever it can be.
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

    /// Passes the first `count` bytes by; of a file that is not compressed without reading them. Throws `CatalogError`.
    mutating func skip(_ count: Int64) throws(CatalogError) -> [UInt8] {
        guard gzip != nil else {
            do { try file.seek(toOffset: UInt64(count)) } catch { throw .unavailable("the file cannot be read") }
            bytesRead = count
            try fill()
            return []
        }
        var passed: Int64 = 0
        var block: [UInt8] = []
        while passed < count {
            block.removeAll(keepingCapacity: true)
            guard try read(into: &block) else { return [] }
            passed += Int64(block.count)
        }
        return Array(block.suffix(Int(passed - count)))
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
