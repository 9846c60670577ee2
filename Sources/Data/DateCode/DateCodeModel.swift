import CKIFDateCode

/// The networks of the date-code reader, as they are built into the program.
package enum DateCodeModel {
    /// Their packed weights (`weights.bin`, `keywords.bin`).
    package static var bytes: [UInt8] {
        unsafe bytes(of: ckifdatecode_weights) + bytes(of: ckifdatecode_keyword_weights)
    }

    private static func bytes(of weights: (UnsafeMutablePointer<Int>?) -> UnsafePointer<UInt8>?) -> [UInt8] {
        var count = 0
        guard let start = unsafe weights(&count) else { return [] }
        return unsafe Array(UnsafeBufferPointer(start: start, count: count))
    }
}
