import CZlib
import KeepItFreshDomain

/// Undoes gzip's compression, block by block.
@safe final class Gzip {
    private let handle: OpaquePointer
    /// True between two members, where the file may end.
    private(set) var isBetweenMembers = false

    /// Throws `CatalogError` when there is no memory.
    init() throws(CatalogError) {
        guard let handle = unsafe kif_inflate_open() else { throw .unavailable("no memory") }
        unsafe self.handle = handle
    }

    deinit { unsafe kif_inflate_close(handle) }

    /// Appends what `input` from `start` on holds to `output`, at most `limit` bytes of it, and returns how much of the
    /// input was used. Throws `CatalogError.damagedCompression`.
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
                return unsafe kif_inflate_step(handle, from + start, &used, to, &written)
            }
        }
        // Some programs fill the rest of the file with zeros.
        if result == KIF_INFLATE_DAMAGED.rawValue, isBetween, input[start...].allSatisfy({ $0 == 0 }) {
            return input.count - start
        }
        guard result != KIF_INFLATE_DAMAGED.rawValue else { throw .damagedCompression }
        isBetweenMembers = result == KIF_INFLATE_END.rawValue || (isBetween && used == 0)
        output += block[..<written]
        return used
    }
}
