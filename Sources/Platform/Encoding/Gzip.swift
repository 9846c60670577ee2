import CKIFZlib

/// Bytes in gzip's format (RFC 1952).
package enum Gzip {
    /// The bytes compressed, with `isSmall` well, otherwise quickly; nil without enough memory.
    package static func compressed(_ bytes: [UInt8], isSmall: Bool = false) -> [UInt8]? {
        let room = ckifzlib_bound(bytes.count)
        let packed = unsafe [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
            count = unsafe ckifzlib_gzip(bytes, bytes.count, buffer.baseAddress, room, isSmall ? 1 : 0)
        }
        return packed.isEmpty ? nil : packed
    }
}
